/** How often a bot decides as people did, in the recorded games next to the project, per kind of decision. */
import { type Bot, decide, loadInsight } from '@roundhouse/bots';
import {
  type Action,
  apply,
  begin,
  certificate,
  decider,
  isRefusal,
  offeredTo,
  offeredType,
  offers,
  type State,
  train,
} from '@roundhouse/engine';
import { recordedGames } from './recorded.ts';

export const KINDS = ['bids', 'shares', 'track', 'stations', 'dividends', 'trains', 'others'] as const;
export type Kind = (typeof KINDS)[number];

/** What a position asks for, by the first kind of action that is offered there. */
const ASKED: readonly (readonly [type: Action['type'], kind: Kind])[] = [
  ['bid', 'bids'],
  ['par', 'shares'],
  ['buyShares', 'shares'],
  ['sellShares', 'shares'],
  ['dividend', 'dividends'],
  ['placeToken', 'stations'],
  ['layTile', 'track'],
  ['buyTrain', 'trains'],
];

export interface Tally {
  readonly asked: number;
  readonly same: number;
}

export interface Agreement {
  readonly games: number;
  readonly tallies: Readonly<Record<Kind, Tally>>;
}

/** Where several things may be done; a run is the best run, no matter who decides. */
const kindOf = (state: State): Kind | undefined => {
  const me = decider(state);
  const open = offers(state).filter((each) => offeredTo(each) === me);
  if (open.length < 2 && !open.some(({ kind }) => kind === 'lay' || kind === 'price')) return undefined;
  const types = new Set(open.map(offeredType));
  if (types.has('runTrains')) return undefined;
  return ASKED.find(([type]) => types.has(type))?.[1] ?? 'others';
};

/** Alike, as a player would say: which of two equal certificates or trains was taken, and for how much, does not matter. */
const inShort = (state: State, action: Action): string => {
  switch (action.type) {
    case 'buyShares': {
      const [first = ''] = action.certificates;
      return `buys ${action.company} ${certificate(state, action.company, first)?.at ?? ''}`;
    }
    case 'sellShares':
      return `sells ${action.company} ${action.percent}`;
    case 'bid':
      return `bids ${action.item}`;
    case 'buyPrivate':
      return `buys ${action.private}`;
    case 'buyTrain': {
      const bought = train(state, action.train);
      return `buys ${action.side ?? bought.name} ${action.from}`;
    }
    case 'layTile':
      return `lays ${action.hex} ${action.tile} ${action.rotation}`;
    default:
      return JSON.stringify({ ...action, by: undefined });
  }
};

/** Undefined where there are no recorded games. Every `every`-th decision of a kind is asked for. */
export const agreementWith = async (title: string, bot: Bot, every = 1): Promise<Agreement | undefined> => {
  const games = recordedGames(title);
  if (games.length === 0) return undefined;
  await loadInsight(title);
  const met: Record<Kind, number> = { bids: 0, shares: 0, track: 0, stations: 0, dividends: 0, trains: 0, others: 0 };
  const asked = { ...met };
  const same = { ...met };
  for (const game of games) {
    let { state } = begin(game);
    for (const action of game.actions) {
      const kind = kindOf(state);
      if (kind !== undefined && met[kind]++ % every === 0) {
        asked[kind]++;
        if (inShort(state, action) === inShort(state, decide(bot, state, { seed: 1 }).action)) same[kind]++;
      }
      const result = apply(state, action);
      if (isRefusal(result)) break;
      ({ state } = result);
    }
  }
  const tallies = Object.fromEntries(
    KINDS.map((kind) => [kind, { asked: asked[kind], same: same[kind] }]),
  ) as Agreement['tallies'];
  return { games: games.length, tallies };
};
