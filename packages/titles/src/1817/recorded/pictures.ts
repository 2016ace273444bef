/**
 * `staleNetworks`: whoever has looked at his network keeps the picture until a tile or a station is placed or a company takes
 * over another's; stations that leave the map meanwhile still block for him.
 */
import {
  type Board,
  companyOf,
  type CompanyId,
  type Frame,
  memo,
  type Move,
  newMove,
  type PlacedToken,
  pop,
  slot,
  type State,
  type Step,
  trainsAt,
} from '@roundhouse/engine';
import { changed, changedChoices, settledBy, settles, type Steps, watched, companyIn } from './around.ts';
import { isRecorded } from './rulings.ts';

type Ghost = {
  readonly company: CompanyId;
  readonly hex: string;
  readonly city: number;
  readonly slot: number;
  /** Companies that looked before it left. */
  readonly seenBy: readonly CompanyId[];
};

/** Companies that have looked since the map changed. */
const looked = slot<readonly CompanyId[]>('looked', []);
const ghosts = slot<readonly Ghost[]>('ghosts', []);

export const look = (move: Move, company: CompanyId): void => {
  const before = looked.get(move.state);
  if (!before.includes(company)) looked.set(move, [...before, company]);
};

const lookAnew = (move: Move): void => {
  if (looked.get(move.state).length > 0) looked.set(move, []);
  if (ghosts.get(move.state).length > 0) ghosts.set(move, []);
};

/** The company looks anew: it has just been closed. */
const forgetPicture = (move: Move, company: CompanyId): void => {
  const before = looked.get(move.state);
  if (before.includes(company))
    looked.set(
      move,
      before.filter((each) => each !== company),
    );
  const known = ghosts.get(move.state);
  if (known.some((each) => each.seenBy.includes(company)))
    ghosts.set(
      move,
      known.map((each) => ({ ...each, seenBy: each.seenBy.filter((other) => other !== company) })),
    );
};

const remainInPictures = (move: Move, tokens: readonly PlacedToken[]): void => {
  const seenBy = looked.get(move.state);
  if (seenBy.length === 0 || tokens.length === 0) return;
  ghosts.set(move, [...ghosts.get(move.state), ...tokens.map((each) => ({ ...each, seenBy }))]);
};

const missingIn = ({ tokens }: Board, of: Board): readonly PlacedToken[] =>
  of.tokens.filter(
    (each) =>
      !tokens.some(({ company, hex, city }) => company === each.company && hex === each.hex && city === each.city),
  );

/** What has just happened to the map: something new, or stations gone. */
export const keepPictures = (move: Move, before: State): void => {
  const { board, companies } = move.state;
  if (board === before.board) return;
  if (board.tiles !== before.board.tiles || missingIn(before.board, board).length > 0) lookAnew(move);
  else remainInPictures(move, missingIn(board, before.board));
  for (const { id, status } of Object.values(before.companies))
    if (status === 'floated' && companies[id]?.status !== 'floated') forgetPicture(move, id);
};

const withGhosts = memo((state: State): Map<CompanyId, State> => {
  const known = new Map<CompanyId, State>();
  for (const company of new Set(ghosts.get(state).flatMap((each) => each.seenBy))) {
    const left = ghosts
      .get(state)
      .filter((each) => each.seenBy.includes(company) && each.company !== company)
      .map(({ company: owner, hex, city, slot: circle }) => ({ company: owner, hex, city, slot: circle }));
    const { board } = state;
    known.set(company, { ...state, board: { ...board, tokens: [...board.tokens, ...left] } });
  }
  return known;
});

/** The position as the company of a frame sees it. */
const asSeen = (state: State, frame: Frame): State =>
  ghosts.get(state).length === 0 || !isRecorded(state, 'staleNetworks')
    ? state
    : (withGhosts(state).get(companyIn(frame)) ?? state);

const offeredAsSeen = (step: Step): Step => ({
  ...step,
  choices: changedChoices(step.choices, (choice, type) => {
    if (type !== 'layTile' && type !== 'placeToken') return choice;
    const { options, judge, expand } = choice;
    return {
      ...choice,
      options: (state, frame, about) => options(asSeen(state, frame), frame, about),
      ...(judge ? { judge: (state, frame, action) => judge(asSeen(state, frame), frame, action) } : {}),
      ...(expand ? { expand: (state, frame, about) => expand(asSeen(state, frame), frame, about) } : {}),
    };
  }),
});

/** Whoever has something to place or to run looks; whether the step is open depends on what is seen. */
const openAsSeen = (step: Step, looks: (state: State, company: CompanyId) => boolean): Step =>
  settledBy(step, (move, frame, printed) => {
    const company = companyIn(frame);
    if (!isRecorded(move.state, 'staleNetworks')) return settles(printed, move, frame);
    if (looks(move.state, company)) look(move, company);
    const seen = asSeen(move.state, frame);
    if (seen === move.state) return settles(printed, move, frame);
    const closes = settles(printed, newMove(seen), frame);
    if (closes) pop(move);
    return closes;
  });

const watching = (step: Step): Step =>
  watched(step, (move, act) => {
    const before = move.state;
    const acted = act();
    if (isRecorded(before, 'staleNetworks')) keepPictures(move, before);
    return acted;
  });

export const withPictures = (steps: Steps): Steps => {
  const seen = changed(steps, ['layTrack', 'placeStation'], offeredAsSeen);
  const opened = changed(
    changed(seen, ['placeStation'], (step) =>
      openAsSeen(step, (state, company) => companyOf(state, company).tokens.length > 0),
    ),
    ['runTrains'],
    (step) => openAsSeen(step, (state, company) => trainsAt(state, company).length > 0),
  );
  return changed(opened, Object.keys(opened), watching);
};
