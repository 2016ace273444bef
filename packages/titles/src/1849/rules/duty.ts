/** 1849 §10.6-a: who must own a train. */
import { type CompanyId, factsOf, hasRoute, type State } from '@roundhouse/engine';
import { GAUGES } from './gauges.ts';

/** §10.6-a: the duty to own a train looks at routes of any length; ports do not count. */
export const hasDuty = (state: State, company: CompanyId): boolean => {
  const { track } = factsOf(state);
  return hasRoute(track, state.board, company, GAUGES, (_node, hex) => track.map.hexes[hex]?.colour !== 'blue');
};
