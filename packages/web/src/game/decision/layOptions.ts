/** Lays that a step offers one by one (a home tile and its turns) shown as any other lay: hex, tile, rotation. */
import { companyAtWork, type Option, type State } from '@roundhouse/engine';
import { type LayOption, onesOf } from './options.ts';

export const layOptionsAmong = (options: readonly Option[], state: State): readonly LayOption[] => {
  const lays = options.filter((each): each is LayOption => each.kind === 'lay');
  const sole = onesOf(options, 'layTile').filter((each) => !each.refusal);
  const [first] = sole;
  if (!first || lays.length > 0) return lays;
  const hexes = [...new Set(sole.map((each) => each.action.hex))];
  return [{ kind: 'lay', by: first.action.by, company: companyAtWork(state) ?? '', hexes }];
};
