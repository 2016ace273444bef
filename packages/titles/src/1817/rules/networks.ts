/**
 * tok.1, track.7 under the ruling `staleNetworks`: whoever has looked at his network keeps the picture until a tile or a station
 * is placed or a company takes over another's; stations that leave the map meanwhile still block for him.
 */
import {
  type Choice,
  type ActionType,
  type CompanyId,
  type Frame,
  memo,
  type Move,
  type PlacedToken,
  slot,
  type State,
} from '@roundhouse/engine';
import { hasRuling } from '../settings.ts';

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

/** A tile or a station has been placed, or stations were taken over: everybody looks anew. */
export const lookAnew = (move: Move): void => {
  if (looked.get(move.state).length > 0) looked.set(move, []);
  if (ghosts.get(move.state).length > 0) ghosts.set(move, []);
};

/** The company looks anew: it has just been closed. */
export const forgetPicture = (move: Move, company: CompanyId): void => {
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

/** These stations leave the map. */
export const remainInPictures = (move: Move, tokens: readonly PlacedToken[]): void => {
  const seenBy = looked.get(move.state);
  if (seenBy.length === 0 || tokens.length === 0) return;
  ghosts.set(move, [...ghosts.get(move.state), ...tokens.map((each) => ({ ...each, seenBy }))]);
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

/** The position as a company sees it. */
export const asSeen = (state: State, company: CompanyId): State =>
  ghosts.get(state).length === 0 || !hasRuling(state, 'staleNetworks')
    ? state
    : (withGhosts(state).get(company) ?? state);

/** A choice that is offered and judged as the company of its frame sees the map. */
export const offeredAsSeen = <F extends Frame & { readonly company: CompanyId }, T extends ActionType>(
  choice: Choice<F, T>,
): Choice<F, T> => {
  const { options, judge, expand } = choice;
  return {
    ...choice,
    options: (state, frame, about) => options(asSeen(state, frame.company), frame, about),
    ...(judge ? { judge: (state, frame, action) => judge(asSeen(state, frame.company), frame, action) } : {}),
    ...(expand ? { expand: (state, frame, about) => expand(asSeen(state, frame.company), frame, about) } : {}),
  };
};
