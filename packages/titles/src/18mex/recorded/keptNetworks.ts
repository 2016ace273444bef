/**
 * `stationsSeenOnce`: a company whose network was computed, in search of a city for a station or after a tile of its own, goes by
 * the stations of that moment until somebody lays a tile or places a station: those of a closed minor still block, and what took
 * their place is missing.
 */
import {
  type ActionType,
  type Board,
  changedBoard,
  changedState,
  type Choice,
  type CompanyId,
  companyIn,
  type Frame,
  memoOfTwo,
  type Move,
  slot,
  type State,
} from '@roundhouse/engine';
import { recorded } from './rulings.ts';

type Station = { readonly company: CompanyId; readonly hex: string; readonly city: number; readonly slot: number };

const stationsOnMap = slot<{ readonly [company: CompanyId]: readonly Station[] }>('stationsOnMap', {});

export const forgetNetworks = (move: Move): void => {
  if (Object.keys(stationsOnMap.get(move.state)).length > 0) stationsOnMap.set(move, {});
};

export const keepNetwork = (move: Move, company: CompanyId): void => {
  if (!recorded(move.state, 'stationsSeenOnce')) return;
  stationsOnMap.set(move, { ...stationsOnMap.get(move.state), [company]: move.state.board.tokens });
};

const alike = (some: readonly Station[], others: readonly Station[]): boolean =>
  some.length === others.length &&
  some.every(({ company, hex, city }, at) => {
    const other = others[at];
    return other?.company === company && other.hex === hex && other.city === city;
  });

const withTokens = memoOfTwo((board: Board, tokens: Board['tokens']): Board => changedBoard(board, { tokens }));

/** One position for each kept network, so that what is computed for it is cached with it. */
const positionOn = memoOfTwo((state: State, board: Board): State => changedState(state, { board }));

/** The position as the company of a frame has seen it. */
const asSeen = (state: State, frame: Frame): State => {
  const company = companyIn(frame);
  const seen = company !== undefined ? stationsOnMap.get(state)[company] : undefined;
  return !seen || alike(seen, state.board.tokens) ? state : positionOn(state, withTokens(state.board, seen));
};

/** Tiles are laid where the kept network leads. */
export const offeredAsSeen = <T extends ActionType>({
  options,
  judge,
  expand,
}: Choice<Frame, T>): Partial<Choice<Frame, T>> => ({
  options: (state, frame, about) => options(asSeen(state, frame), frame, about),
  ...(judge ? { judge: (state, frame, action) => judge(asSeen(state, frame), frame, action) } : {}),
  ...(expand ? { expand: (state, frame, about) => expand(asSeen(state, frame), frame, about) } : {}),
});

/** The kept network says what is connected; whether a circle is free is read from the map. */
export const reachedAsSeen = ({
  options,
}: Choice<Frame, 'placeToken'>): Pick<Choice<Frame, 'placeToken'>, 'options'> => ({
  options: (state, frame, about) => {
    const seen = asSeen(state, frame);
    const now = options(state, frame, about);
    if (seen === state) return now;
    return now.map((option) => {
      const [there] =
        option.kind === 'one' && option.action.type === 'placeToken' ? options(seen, frame, option.action) : [];
      return there?.refusal?.key === 'notConnected' ? there : option;
    });
  },
});
