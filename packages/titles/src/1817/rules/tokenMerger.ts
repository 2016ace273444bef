/** §tokmerge: stations when two companies become one; never two in a hex, never more than eight in all. */
import {
  companyOf,
  type CompanyId,
  defineStep,
  type Frame,
  type HexId,
  type Move,
  one,
  type Option,
  type PlacedToken,
  pop,
  push,
  refuse,
  removeToken,
  type State,
  type Step,
  tokensOf,
  update,
  updateCompany,
} from '@roundhouse/engine';
import { MOST_STATIONS } from './stations.ts';

interface ReduceFrame extends Frame {
  readonly step: 'reduceStations';
  readonly company: CompanyId;
  /** Markers of both companies together, at most eight. */
  readonly total: number;
  /** The company whose stations have been taken over, where they lie, and the charters before. */
  readonly other: CompanyId;
  readonly theirs: readonly { readonly hex: HexId; readonly city: number }[];
  readonly spare: number;
  readonly otherSpare: number;
}

const charter = (move: Move, company: CompanyId, count: number): void =>
  updateCompany(move, company, { tokens: Array.from({ length: Math.max(0, count) }, () => 0) });

/** Hexes with two stations: only New York, since those in one city have been joined before. */
const doubled = (state: State, company: CompanyId): readonly HexId[] => {
  const hexes = tokensOf(state.board, company).map((each) => each.hex);
  return hexes.filter((hex, index) => hexes.indexOf(hex) !== index);
};

const settled = (state: State, company: CompanyId): boolean =>
  doubled(state, company).length === 0 && tokensOf(state.board, company).length <= MOST_STATIONS;

/** tokmerge.2: markers of the other company are replaced; where both had one in a city, one returns to the charter. */
export const combineStations = (move: Move, survivor: CompanyId, other: CompanyId): void => {
  const theirs = tokensOf(move.state.board, other);
  const ours = tokensOf(move.state.board, survivor);
  const otherSpare = companyOf(move.state, other).tokens.length;
  const markers =
    theirs.length +
    ours.length +
    companyOf(move.state, survivor).tokens.length +
    companyOf(move.state, other).tokens.length;
  const sameCity = (a: PlacedToken): boolean => theirs.some((b) => b.hex === a.hex && b.city === a.city);
  const kept = move.state.board.tokens.filter(
    (each) => each.company !== other && !(each.company === survivor && sameCity(each)),
  );
  update(move, {
    board: { ...move.state.board, tokens: [...kept, ...theirs.map((each) => ({ ...each, company: survivor }))] },
  });
  const total = Math.min(MOST_STATIONS, markers);
  charter(move, other, theirs.length + companyOf(move.state, other).tokens.length);
  charter(move, survivor, total - tokensOf(move.state.board, survivor).length);
  if (settled(move.state, survivor)) return;
  push(move, {
    step: 'reduceStations',
    company: survivor,
    total,
    other,
    theirs: theirs.map(({ hex, city }) => ({ hex, city })),
    spare: markers - theirs.length - kept.filter((each) => each.company === survivor).length - otherSpare,
    otherSpare,
  });
};

const removable = (state: State, company: CompanyId): readonly PlacedToken[] => {
  const twice = doubled(state, company);
  const tokens = tokensOf(state.board, company);
  return twice.length > 0 ? tokens.filter((each) => twice.includes(each.hex)) : tokens;
};

/** tokmerge.3: the president of the survivor chooses what leaves the map. */
export const reduceStations: Step = defineStep<ReduceFrame>({
  decider: (state, { company }) => companyOf(state, company).president,
  open: false,
  choices: {
    removeToken: {
      options: (state, { company }): readonly Option[] => {
        const by = companyOf(state, company).president;
        if (!by) return [];
        const allowed = removable(state, company);
        return tokensOf(state.board, company).map((each) =>
          one(
            { type: 'removeToken', by, company, hex: each.hex, city: each.city },
            allowed.includes(each) ? undefined : refuse('1817 §tokmerge.2', 'doubledHexFirst'),
          ),
        );
      },
      apply: (move, { company, total }, { hex, city }) => {
        removeToken(move, company, hex, city);
        charter(move, company, total - tokensOf(move.state.board, company).length);
      },
    },
  },
  settle: (move, { company }) => {
    if (!settled(move.state, company)) return false;
    pop(move);
    return true;
  },
});
