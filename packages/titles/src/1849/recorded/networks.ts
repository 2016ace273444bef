/** 1849: ruling `keptNetworks`: what is laid, placed or bought must also be connected in the network as it was last looked at. */
import {
  type Choice,
  citiesOf,
  type CompanyId,
  companyIn,
  factsOf,
  flatMap,
  type Frame,
  type HexId,
  isNodeReached,
  type Option,
  type Refusal,
  shapeAt,
  type State,
} from '@roundhouse/engine';
import { GAUGES } from '../rules/track.ts';
import { operatingTurnOf } from '../rules/operatingTurn.ts';
import { seenBy } from './charts.ts';
import { refuse, type RuleId } from '../vocabulary.ts';

export const companyOfStep = (frame: Frame): CompanyId => companyIn(frame) ?? '';

/** The position in which a lay must be legal too; undefined: there is none, or SMS needs no connection. */
const alsoSeen = (state: State, frame: Frame): State | undefined => {
  const seen = operatingTurnOf(state)?.sms === undefined ? seenBy(state, companyOfStep(frame)) : state;
  return seen === state ? undefined : seen;
};

export const layAsSeen = (plain: Choice<Frame, 'layTile'>): Partial<Choice<Frame, 'layTile'>> => ({
  options: (state, frame, about) => {
    const options = plain.options(state, frame, about);
    const seen = alsoSeen(state, frame);
    if (!seen || about) return options;
    const open = flatMap(plain.options(seen, frame), (each) => (each.kind === 'lay' ? (each.hexes ?? []) : []));
    return flatMap(options, (each) => {
      if (each.kind !== 'lay' || !each.hexes) return [each];
      const hexes = each.hexes.filter((hex) => open.includes(hex));
      return hexes.length > 0 ? [{ ...each, hexes }] : [];
    });
  },
  judge: (state, frame, action) => {
    const seen = alsoSeen(state, frame);
    return plain.judge?.(state, frame, action) ?? (seen && plain.judge?.(seen, frame, action));
  },
  expand: (state, frame, about) => {
    const seen = alsoSeen(state, frame);
    const lays = plain.expand?.(state, frame, about) ?? [];
    if (!seen) return lays;
    return lays.filter(
      (each) => each.kind !== 'one' || each.action.type !== 'layTile' || !plain.judge?.(seen, frame, each.action),
    );
  },
});

/** Why the city is out of reach in the network that is remembered. */
const unseen = (state: State, company: CompanyId, hex: HexId, city: number, rule: RuleId): Refusal | undefined => {
  const seen = seenBy(state, company);
  if (seen === state) return undefined;
  const { track } = factsOf(state);
  const node = citiesOf(shapeAt(track, seen.board, hex))[city] ?? -1;
  if (isNodeReached(track, seen.board, company, GAUGES, { hex, node })) return undefined;
  return refuse(rule, 'notConnected', { company, hex });
};

const refused = (option: Option, refusal: Refusal | undefined): Option => (refusal ? { ...option, refusal } : option);

export const placeAsSeen = (plain: Choice<Frame, 'placeToken'>): Partial<Choice<Frame, 'placeToken'>> => ({
  options: (state, frame, about) =>
    plain.options(state, frame, about).map((option) => {
      if (option.refusal || option.kind !== 'one' || option.action.type !== 'placeToken') return option;
      if (operatingTurnOf(state)?.sms !== undefined) return option;
      const { hex, city } = option.action;
      return refused(option, unseen(state, companyOfStep(frame), hex, city, '1849 §10.4-c'));
    }),
});

export const buyAsSeen = (plain: Choice<Frame, 'buyToken'>): Partial<Choice<Frame, 'buyToken'>> => ({
  options: (state, frame, about) =>
    plain.options(state, frame, about).map((option) => {
      if (option.refusal || option.kind !== 'price' || option.action.type !== 'buyToken') return option;
      const { hex, city } = option.action;
      return refused(option, unseen(state, companyOfStep(frame), hex, city, '1849 §14.1-b'));
    }),
});
