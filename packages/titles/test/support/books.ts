/**
 * A bookkeeper who sees nothing of a game but its story: the position it begins with, and what the log shows. Money, certificates,
 * prices and trains are added up from there and compared with the position after every action.
 */
import { begin, type Event, type Game, replay, type State } from '@roundhouse/engine';
import { storyOf, type StoryRound } from '@roundhouse/engine/models/story';

interface Books {
  readonly cash: Map<string, number>;
  /** By certificate: company, percent, kind and place. */
  readonly certificates: Map<string, string>;
  readonly prices: Map<string, number>;
  /** By train, where it is. */
  readonly trains: Map<string, string>;
  /** By private, who owns it. */
  readonly privates: Map<string, string>;
}

const paper = (company: string, { percent, kind }: { percent: number; kind: string }, at: string): string =>
  `${company} ${percent}% ${kind} at ${at}`;

const booksOf = (
  { cash, certificates, market, trains, privates }: State,
  priceAt: (cell: string) => number,
): Books => ({
  cash: new Map(Object.entries(cash).filter(([, amount]) => amount !== 0)),
  certificates: new Map(
    Object.entries(certificates).flatMap(([company, all]) =>
      all.map((each) => [`${company} ${each.id}`, paper(company, each, each.at)] as const),
    ),
  ),
  prices: new Map(Object.entries(market.at).map(([company, cell]) => [company, priceAt(cell)])),
  trains: new Map(trains.filter(({ at }) => at !== 'out').map(({ id, at }) => [id, at])),
  privates: new Map(Object.values(privates).flatMap(({ id, owner }) => (owner === null ? [] : [[id, owner]]))),
});

/** What cannot be followed is said and not mended. */
const enter = ({ cash, certificates, prices, trains, privates }: Books, event: Event): void => {
  const change = (holder: string, by: number): void => {
    const left = (cash.get(holder) ?? 0) + by;
    if (left === 0) cash.delete(holder);
    else cash.set(holder, left);
  };
  const bring = (train: string, from: string, to: string): void => {
    if ((trains.get(train) ?? 'out') !== from) throw new Error(`${train} is not at ${from}`);
    if (to === 'out') trains.delete(train);
    else trains.set(train, to);
  };
  switch (event.type) {
    case 'paid':
      change(event.from, -event.amount);
      change(event.to, event.amount);
      break;
    case 'certificatesMoved':
      for (const each of event.moved) {
        const id = `${event.company} ${each.id}`;
        const at = certificates.get(id);
        const before = each.from === null ? undefined : paper(event.company, each, each.from);
        if (at !== before) throw new Error(`${id} is ${at ?? 'not there'}, and moves as ${before ?? 'a new one'}`);
        if (each.to === null) certificates.delete(id);
        else certificates.set(id, paper(event.company, each, each.to));
      }
      break;
    case 'trainMoved':
      bring(event.train, event.from, event.to);
      break;
    case 'privateMoved':
      if ((privates.get(event.private) ?? null) !== event.from)
        throw new Error(`${event.private} is not ${String(event.from)}’s`);
      if (event.to === null) privates.delete(event.private);
      else privates.set(event.private, event.to);
      break;
    case 'trainsRusted':
      for (const { train, owner } of event.lost) bring(train, owner, 'out');
      break;
    case 'priceMoved':
      if (prices.get(event.company) !== event.from) throw new Error(`${event.company} does not stand at ${event.from}`);
      prices.set(event.company, event.to);
      break;
    case 'priceSet':
      prices.set(event.company, event.price);
      break;
    case 'priceGone':
      prices.delete(event.company);
      break;
    default:
  }
};

const differences = (ours: Books, theirs: Books): readonly string[] =>
  (['cash', 'certificates', 'prices', 'trains', 'privates'] as const).flatMap((kind) => {
    const [mine, real] = [new Map<string, unknown>(ours[kind]), new Map<string, unknown>(theirs[kind])];
    return [...new Set([...mine.keys(), ...real.keys()])]
      .filter((key) => mine.get(key) !== real.get(key))
      .map((key) => `${kind} ${key}: ${String(mine.get(key))} in the log, ${String(real.get(key))} in the game`);
  });

/** Everything that the log shows, by position. */
const shownBy = (story: readonly StoryRound[]): ReadonlyMap<number, readonly Event[]> => {
  const shown = new Map<number, Event[]>();
  for (const { turns } of story)
    for (const { beats } of turns)
      for (const beat of beats)
        for (const { position, event } of [...beat.logged, ...beat.entries].sort(
          (a, b) => a.position - b.position || a.index - b.index,
        ))
          shown.set(position, [...(shown.get(position) ?? []), event]);
  return shown;
};

/** Where the log and the game part, first place first; empty where everything can be rebuilt from the log. */
export const missingFromLog = (game: Game, priceAt: (cell: string) => number): readonly string[] => {
  const { states, events, opening, refused } = replay(game);
  if (refused) return [`action ${refused.index} is refused: ${refused.refusal.key}`];
  const shown = shownBy(storyOf([opening, ...events]));
  const books = booksOf(begin(game).state, priceAt);
  for (const [position, state] of states.entries()) {
    if (position === 0) continue;
    try {
      for (const event of shown.get(position) ?? []) enter(books, event);
    } catch (error) {
      return [`action ${position}: ${String(error)}`];
    }
    const found = differences(books, booksOf(state, priceAt));
    if (found.length > 0)
      return found.map((each) => `action ${position}, ${game.actions[position - 1]?.type ?? ''}: ${each}`);
  }
  return [];
};
