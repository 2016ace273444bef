/** §tokmerge: stations when two companies become one; never two in a hex, never more than eight in all. */
import {
  amend,
  changedBoard,
  changedToken,
  type CompanyId,
  companyOf,
  defineStep,
  type Frame,
  type HexId,
  type Move,
  one,
  type Option,
  type PlacedToken,
  pop,
  push,
  removeToken,
  type State,
  tokensOf,
  update,
  updateCompany,
} from '@roundhouse/engine';
import { MOST_STATIONS } from './stations.ts';
import { STEP } from '../steps.ts';
import { refuse } from '../vocabulary.ts';

type Place = { readonly hex: HexId; readonly city: number };

export interface ReduceFrame extends Frame {
  readonly company: CompanyId;
  /** Markers of both companies together, at most eight. */
  readonly total: number;
  /** The company whose stations have been taken over, where they lie, and the charters before. */
  readonly other: CompanyId;
  readonly theirs: readonly Place[];
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

/** Markers that took the place of others move up to the first empty circle of their city. */
const moveUp = (move: Move, company: CompanyId, places: readonly Place[]): void => {
  const { board } = move.state;
  const firstFree = ({ hex, city }: Place): number => {
    const taken = board.tokens.filter((each) => each.hex === hex && each.city === city && each.company !== company);
    let slot = 0;
    while (taken.some((each) => each.slot === slot)) slot++;
    return slot;
  };
  const tokens = board.tokens.map((each) =>
    each.company === company && places.some(({ hex, city }) => hex === each.hex && city === each.city)
      ? changedToken(each, { slot: firstFree(each) })
      : each,
  );
  update(move, { board: changedBoard(board, { tokens }) });
};

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
    board: changedBoard(move.state.board, {
      tokens: [...kept, ...theirs.map((each) => changedToken(each, { company: survivor }))],
    }),
  });
  const total = Math.min(MOST_STATIONS, markers);
  charter(move, other, theirs.length + companyOf(move.state, other).tokens.length);
  charter(move, survivor, total - tokensOf(move.state.board, survivor).length);
  if (settled(move.state, survivor)) {
    moveUp(move, survivor, theirs);
    return;
  }
  push(
    move,
    STEP.reduceStations.frame({
      company: survivor,
      total,
      other,
      theirs: theirs.map(({ hex, city }) => ({ hex, city })),
      spare: markers - theirs.length - kept.filter((each) => each.company === survivor).length - otherSpare,
      otherSpare,
    }),
  );
};

const removable = (state: State, company: CompanyId): readonly PlacedToken[] => {
  const twice = doubled(state, company);
  const tokens = tokensOf(state.board, company);
  return twice.length > 0 ? tokens.filter((each) => twice.includes(each.hex)) : tokens;
};

/** tokmerge.3: the president of the survivor chooses what leaves the map. */
export const reduceStationsStep = defineStep<ReduceFrame>({
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
      apply: (move, { company, total, theirs, spare, otherSpare }, { hex, city }) => {
        removeToken(move, company, hex, city);
        const was = theirs.some((each) => each.hex === hex && each.city === city);
        amend(move, STEP.reduceStations, was ? { otherSpare: otherSpare + 1 } : { spare: spare + 1 });
        charter(move, company, total - tokensOf(move.state.board, company).length);
      },
    },
  },
  settle: (move, { company, theirs }) => {
    if (!settled(move.state, company)) return false;
    pop(move);
    moveUp(move, company, theirs);
    return true;
  },
});
