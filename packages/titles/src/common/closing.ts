/** Steps that close by themselves say why, in half a line. */
import {
  cashOf,
  companyOf,
  type CompanyId,
  factsOf,
  layableHexes,
  type LayPolicy,
  laysAt,
  type Move,
  special,
  type State,
} from '@roundhouse/engine';

const costsOfLays = (state: State, company: CompanyId, policy: LayPolicy): readonly number[] => {
  const { track } = factsOf(state);
  return layableHexes(track, state.board, company, policy).flatMap((hex) =>
    laysAt(track, state.board, company, hex, policy).map(({ cost }) => cost),
  );
};

/** Nothing fits, or nothing that fits can be paid. */
export const logNoTile = (move: Move, company: CompanyId, policies: readonly LayPolicy[]): void => {
  const costs = policies.flatMap((policy) => costsOfLays(move.state, company, policy));
  const cash = cashOf(move.state, company);
  if (costs.length === 0) special(move, 'closed.noTile', { company });
  else special(move, 'closed.noTileMoney', { company, cost: Math.min(...costs), cash });
};

/** No token, no money for it, or no place. */
export const logNoStation = (move: Move, company: CompanyId): void => {
  const [cost] = companyOf(move.state, company).tokens;
  const cash = cashOf(move.state, company);
  if (cost === undefined) special(move, 'closed.noMarker', { company });
  else if (cost > cash) special(move, 'closed.noStationMoney', { company, cost, cash });
  else special(move, 'closed.noStation', { company });
};
