/**
 * `staleNetworks`: that site computes a company's network once and keeps it until a tile or a station is placed or a company
 * takes over another; stations that leave the map meanwhile still block in it. Whether there is a place for a station is
 * computed on its own, on the map as it is, and kept as long.
 */
import {
  type Board,
  changedBoard,
  changedState,
  type CompanyId,
  companyOf,
  type Frame,
  memoOfTwo,
  type Move,
  newMove,
  type PlacedToken,
  pop,
  slot,
  type State,
  type Step,
  trainsAt,
} from '@roundhouse/engine';
import { changed, changedChoices, settles, type Steps, watched, companyInFrame } from './around.ts';
import { STEP_NAMES } from '../steps.ts';
import { settling } from '../../common/wrapping.ts';
import { recorded } from './rulings.ts';

/** A station that has left the map and still blocks in networks that were computed before. */
type LostStation = {
  readonly company: CompanyId;
  readonly hex: string;
  readonly city: number;
  readonly slot: number;
  /** Companies whose network was computed before it left. */
  readonly seenBy: readonly CompanyId[];
};

/**
 * Companies whose network was computed since the map changed. `looked` and `ghosts` stay as names of what is stored: what decisions
 * changed is stored by its path in the position, before a position could be read under other names.
 */
const keptBy = slot<readonly CompanyId[]>('looked', []);
const lostStations = slot<readonly LostStation[]>('ghosts', []);

/** Whether there was a place for a station when that was asked since the map changed. */
const placeFound = slot<Readonly<Record<CompanyId, boolean>>>('placeFound', {});

export const keepNetwork = (move: Move, company: CompanyId): void => {
  const before = keptBy.get(move.state);
  if (!before.includes(company)) keptBy.set(move, [...before, company]);
};

const forgetNetworks = (move: Move): void => {
  if (keptBy.get(move.state).length > 0) keptBy.set(move, []);
  if (lostStations.get(move.state).length > 0) lostStations.set(move, []);
  if (Object.keys(placeFound.get(move.state)).length > 0) placeFound.set(move, {});
};

/** What has left no longer blocks for this company. */
const forgetLostStations = (move: Move, company: CompanyId): void => {
  const known = lostStations.get(move.state);
  if (known.some((each) => each.seenBy.includes(company)))
    lostStations.set(
      move,
      known.map((each) => ({ ...each, seenBy: each.seenBy.filter((other) => other !== company) })),
    );
};

/** The network of a company that has just closed is computed anew. */
const forgetNetwork = (move: Move, company: CompanyId): void => {
  const before = keptBy.get(move.state);
  if (before.includes(company))
    keptBy.set(
      move,
      before.filter((each) => each !== company),
    );
  forgetLostStations(move, company);
  const { [company]: _closed, ...others } = placeFound.get(move.state);
  placeFound.set(move, others);
};

const keepLostStations = (move: Move, tokens: readonly PlacedToken[]): void => {
  const seenBy = keptBy.get(move.state);
  if (seenBy.length === 0 || tokens.length === 0) return;
  lostStations.set(move, [...lostStations.get(move.state), ...tokens.map((each) => ({ ...each, seenBy }))]);
};

const missingIn = ({ tokens }: Board, of: Board): readonly PlacedToken[] =>
  of.tokens.filter(
    (each) =>
      !tokens.some(({ company, hex, city }) => company === each.company && hex === each.hex && city === each.city),
  );

/** What has just happened to the map: something new, or stations gone. */
export const updateKeptNetworks = (move: Move, before: State): void => {
  const { board, companies } = move.state;
  if (board === before.board) return;
  if (board.tiles !== before.board.tiles || missingIn(before.board, board).length > 0) forgetNetworks(move);
  else keepLostStations(move, missingIn(board, before.board));
  for (const { id, status } of Object.values(before.companies))
    if (status === 'floated' && companies[id]?.status !== 'floated') forgetNetwork(move, id);
};

const boardsSeen = memoOfTwo((board: Board, known: readonly LostStation[]): ReadonlyMap<CompanyId, Board> => {
  const boards = new Map<CompanyId, Board>();
  for (const company of new Set(known.flatMap((each) => each.seenBy))) {
    const left = known
      .filter((each) => each.seenBy.includes(company) && each.company !== company)
      .map(({ company: owner, hex, city, slot: circle }) => ({ company: owner, hex, city, slot: circle }));
    boards.set(company, changedBoard(board, { tokens: [...board.tokens, ...left] }));
  }
  return boards;
});

/** One position for each kept network, so that what is computed for it is cached with it. */
const positionOn = memoOfTwo((state: State, board: Board): State => changedState(state, { board }));

/** The position as the company of a frame sees it. */
const asSeen = (state: State, frame: Frame): State => {
  const known = lostStations.get(state);
  if (known.length === 0 || !recorded(state, 'staleNetworks')) return state;
  const seen = boardsSeen(state.board, known).get(companyInFrame(frame));
  return seen ? positionOn(state, seen) : state;
};

/** The kept network says what is connected; whether a circle is free is read from the map. */
const reachedAsSeen = (step: Step): Step => ({
  ...step,
  choices: changedChoices(step.choices, (choice, type) => {
    if (type !== 'placeToken') return choice;
    const { options } = choice;
    return {
      ...choice,
      options: (state, frame, about) => {
        const seen = asSeen(state, frame);
        const now = options(state, frame, about);
        return seen === state
          ? now
          : now.map((option) => {
              const [there] = option.kind === 'one' ? options(seen, frame, option.action) : [];
              return there?.refusal?.key === 'notConnected' ? there : option;
            });
      },
    };
  }),
});

const offeredAsSeen = (step: Step): Step => ({
  ...step,
  choices: changedChoices(step.choices, (choice, type) => {
    if (type !== 'layTile') return choice;
    const { options, judge, expand } = choice;
    return {
      ...choice,
      options: (state, frame, about) => options(asSeen(state, frame), frame, about),
      ...(judge ? { judge: (state, frame, action) => judge(asSeen(state, frame), frame, action) } : {}),
      ...(expand ? { expand: (state, frame, about) => expand(asSeen(state, frame), frame, about) } : {}),
    };
  }),
});

/**
 * Whether there is a place for a station is computed once; finding none computes the whole network. Where one was found the
 * step is open, even if the kept network does not lead there.
 */
const openIfPlaceFound = (step: Step): Step =>
  settling(step, (move, frame, plain) => {
    const company = companyInFrame(frame);
    const { president, tokens } = companyOf(move.state, company);
    if (!recorded(move.state, 'staleNetworks') || president === null || tokens.length === 0) return plain();
    const found = placeFound.get(move.state)[company] ?? lookForPlace(move, frame, step);
    if (!found) pop(move);
    return !found;
  });

const lookForPlace = (move: Move, frame: Frame, step: Step): boolean => {
  const company = companyInFrame(frame);
  const found = !settles(step, newMove(move.state), frame);
  placeFound.set(move, { ...placeFound.get(move.state), [company]: found });
  if (!found) {
    keepNetwork(move, company);
    forgetLostStations(move, company);
  }
  return found;
};

/** The network of a company with trains to run is computed. */
const computedToRun = (step: Step): Step =>
  settling(step, (move, frame, plain) => {
    const company = companyInFrame(frame);
    if (!recorded(move.state, 'staleNetworks')) return plain();
    if (trainsAt(move.state, company).length > 0) keepNetwork(move, company);
    const seen = asSeen(move.state, frame);
    if (seen === move.state) return plain();
    const closes = settles(step, newMove(seen), frame);
    if (closes) pop(move);
    return closes;
  });

const watching = (step: Step): Step =>
  watched(step, (move, act) => {
    const before = move.state;
    const acted = act();
    if (recorded(before, 'staleNetworks')) updateKeptNetworks(move, before);
    return acted;
  });

export const withKeptNetworks = (steps: Steps): Steps => {
  const laid = changed(steps, ['track'], offeredAsSeen);
  const placed = changed(laid, ['station'], (step) => openIfPlaceFound(reachedAsSeen(step)));
  const opened = changed(placed, ['run'], computedToRun);
  return changed(opened, STEP_NAMES, watching);
};
