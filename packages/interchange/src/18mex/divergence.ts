/** 18MEX: where a game that is played under other rulings leaves what 18xx.games would have done, and the ruling that causes it. */
import { type Action, apply, isRefusal, type OptionValue, type State } from '@roundhouse/engine';
import { PRESETS } from '@roundhouse/titles/18mex';

/**
 * What that site decides otherwise than the rulebook. Its page offers no change for a share of the offering, but what is recorded
 * so it takes; and a late route is exported in the order that frees it: the standard of those rulings is no obstacle.
 */
const peer = PRESETS['18xx.games'];

/** What is remembered for that site's sake only. */
const NOT_COMPARED = new Set(['breakingMirCompany', 'mergedOffer', 'mustSell', 'ranThisRound', 'stationsSeen']);

/** Certificates without their ids: it does not matter which of two equal ones is where. */
const sortedCertificates = (state: State): readonly string[] =>
  Object.values(state.certificates)
    .flat()
    .map(({ company, percent, kind, at }) => `${company} ${percent} ${kind} ${at}`)
    .sort();

const positionOf = (state: State): string => {
  const { rules: _rules, own, certificates: _certificates, ...rest } = state;
  return JSON.stringify([
    rest,
    sortedCertificates(state),
    Object.entries(own)
      .filter(([name]) => !NOT_COMPARED.has(name))
      .sort(([a], [b]) => a.localeCompare(b)),
  ]);
};

/** The same action there leads somewhere else, or is refused. */
const leadsElsewhere = (
  before: State,
  action: Action,
  after: State,
  rulings: Readonly<Record<string, OptionValue>>,
): boolean => {
  const { rules } = before;
  const there = apply({ ...before, rules: { ...rules, rulings: { ...rules.rulings, ...rulings } } }, action);
  return isRefusal(there) || positionOf(there.state) !== positionOf(after);
};

/** The ruling that leaves this action without a counterpart there; undefined where it has one. */
export const divergingRuling = (before: State, action: Action, after: State): string | undefined => {
  const { rulings } = before.rules;
  const others = Object.entries(peer).filter(([id, value]) => rulings[id] !== value);
  if (others.length === 0 || !leadsElsewhere(before, action, after, peer)) return undefined;
  const one = others.find(([id, value]) => leadsElsewhere(before, action, after, { [id]: value }));
  return (one ?? others[0])?.[0];
};
