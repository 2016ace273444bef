/** Groups events into beats: what caused it, what follows from it, and the entries of both. */
import { type Entry, type Event, isEntry } from '../events.ts';
import { closesStep } from './mainEvent.ts';
import type { StoryEvent } from './story.ts';

/** Consequences: they belong to what caused them in the same action. */
const CONSEQUENCES: ReadonlySet<Event['type']> = new Set(['priceMoved', 'presidencyChanged', 'companyFloated']);

/** What comes with a phase is one thing. */
export const PHASE_EVENTS: ReadonlySet<Event['type']> = new Set([
  'phaseBegan',
  'trainsRusted',
  'trainsObsolete',
  'privateClosed',
]);

/** Titles say by a key of this form what a phase brings with it, and why a company closes. */
const PHASE = 'phase';

const isOfPhase = (event: Event): boolean =>
  PHASE_EVENTS.has(event.type) ||
  (event.type === 'companyClosed' && event.why === PHASE) ||
  (event.type === 'special' && event.key.startsWith(`${PHASE}.`));

/** Nothing changed by it. */
export const isQuiet = (event: Event): boolean =>
  event.type === 'passed' ||
  closesStep(event) ||
  (event.type === 'dividend' && event.revenue === 0) ||
  (event.type === 'trainsRan' && event.revenue === 0);

/** The event that a payment belongs to, by its reason, where titles share the reason. */
const TOLD_BY: Readonly<Record<string, readonly Event['type'][]>> = {
  capital: ['companyFloated', 'companyStarted'],
  dividend: ['dividend'],
  loan: ['loansTaken', 'loansRepaid'],
  private: ['privateBought'],
  revenue: ['dividend', 'trainsRan'],
  shares: ['sharesBought', 'sharesSold', 'companyStarted'],
  short: ['shorted'],
  token: ['tokenPlaced'],
  track: ['tileLaid'],
  train: ['trainBought'],
};

const OF_SHARES: ReadonlySet<Event['type']> = new Set([
  'sharesBought',
  'sharesSold',
  'shorted',
  'companyStarted',
  'presidencyChanged',
  'companyClosed',
  'companiesMerged',
]);

/** Somebody buys something, and pays just that. */
const isPriceOf = ({ from, amount }: Extract<Entry, { type: 'paid' }>, event: Event): boolean =>
  'price' in event && event.price === amount && 'who' in event && event.who === from;

/** An event that only a title knows takes the figures and names of its entries. */
const isOfSpecial = (entry: Entry, event: Event): boolean => {
  if (event.type !== 'special') return false;
  const said = Object.values(event.args);
  switch (entry.type) {
    case 'paid':
      return said.includes(entry.amount) && (said.includes(entry.from) || said.includes(entry.to));
    case 'certificatesMoved':
      return (
        said.includes(entry.company) && entry.moved.some(({ from, to }) => said.includes(from) || said.includes(to))
      );
    case 'privateMoved':
      return said.includes(entry.private);
    default:
      return false;
  }
};

/** Everything of one company goes to another. */
const isOfMerger = (entry: Entry, event: Event): boolean => {
  if (event.type !== 'companiesMerged') return false;
  switch (entry.type) {
    case 'paid':
    case 'trainMoved':
      return entry.from === event.absorbed && entry.to === event.survivor;
    case 'certificatesMoved':
    case 'priceGone':
      return entry.company === event.absorbed;
    default:
      return false;
  }
};

/** Whether an entry is the bookkeeping of this very event. */
const isOf = (entry: Entry, event: Event): boolean => {
  if (isOfSpecial(entry, event) || isOfMerger(entry, event)) return true;
  switch (entry.type) {
    case 'paid':
      return TOLD_BY[entry.for]?.includes(event.type) === true || isPriceOf(entry, event);
    case 'trainMoved':
      return 'train' in event && event.train === entry.train;
    case 'privateMoved':
      return 'private' in event && event.private === entry.private;
    case 'certificatesMoved':
      return OF_SHARES.has(event.type) && 'company' in event && event.company === entry.company;
    case 'priceSet':
      return event.type === 'companyStarted' && event.company === entry.company;
    case 'priceGone':
      return event.type === 'companyClosed' && event.company === entry.company;
  }
};

/** Whether an event with a sentence belongs to the current beat. */
const belongsTo = (logged: readonly StoryEvent[], { event, position }: StoryEvent): boolean => {
  const [first] = logged;
  if (!first) return true;
  if (isQuiet(event)) return logged.every((each) => isQuiet(each.event));
  // A decision begins a beat of its own.
  const last = logged.at(-1);
  if (last?.position !== position) return false;
  if (isQuiet(first.event)) return isOfQuiet({ event, position }, last);
  if (isOfPhase(event)) return isOfPhase(first.event);
  if (event.type === 'companyClosed')
    return logged.some((each) => each.event.type === 'companiesMerged' && each.event.absorbed === event.company);
  if (!CONSEQUENCES.has(event.type)) return false;
  // Events without a cause, such as prices at the end of a round, are grouped by kind.
  return !CONSEQUENCES.has(first.event.type) || first.event.type === event.type;
};

/** A company that pays nothing may lose value: that follows from what else would be nothing. */
const isOfQuiet = ({ event, position }: Pick<StoryEvent, 'event' | 'position'>, before: StoryEvent): boolean =>
  event.type === 'priceMoved' &&
  before.position === position &&
  before.event.type !== 'passed' &&
  isQuiet(before.event);

interface Group {
  readonly logged: StoryEvent[];
  readonly events: StoryEvent[];
}

/** How many of the entries between two sentences belong to the first of them: as a rule all, up to the first of the next. */
const splitOf = (between: readonly StoryEvent<Entry>[], before: StoryEvent, next: StoryEvent): number => {
  const at = between.findIndex(
    ({ event, position }) =>
      position !== before.position ||
      (position === next.position && isOf(event, next.event) && !isOf(event, before.event)),
  );
  return at < 0 ? between.length : at;
};

/** Events of one turn as beats, each with all events that belong to it, in order. */
export const groupedIntoBeats = (events: readonly StoryEvent[]): readonly (readonly StoryEvent[])[] => {
  const groups: Group[] = [];
  let waiting: StoryEvent<Entry>[] = [];
  for (const each of events) {
    const last = groups.at(-1);
    if (isIncome(each)) {
      last?.events.push(...waiting);
      const own = last ? [each] : [...waiting, each];
      waiting = [];
      if (last?.logged.length === 0 && last.events.at(-1)?.position === each.position) last.events.push(...own);
      else groups.push({ logged: [], events: own });
      continue;
    }
    if (isPlacedEntry(each)) {
      waiting.push(each);
      continue;
    }
    const before = last?.logged.at(-1);
    // Entries belong to the sentence of their action; where the action has none they stand alone.
    const split = before ? splitOf(waiting, before, each) : 0;
    last?.events.push(...waiting.slice(0, split));
    const own = waiting.slice(split);
    waiting = [];
    if (last && before && isOfQuiet(each, before) && last.logged.length > 1) {
      // A pass with a consequence does not join the passes without one.
      const from = last.events.indexOf(before);
      last.logged.pop();
      groups.push({ logged: [before, each], events: [...last.events.splice(from), ...own, each] });
      continue;
    }
    const earlier = own.filter(({ position }) => position !== each.position);
    if (earlier.length > 0) groups.push({ logged: [], events: earlier });
    const mine = own.slice(earlier.length);
    if (last && earlier.length === 0 && belongsTo(last.logged, each) && last.logged.length > 0) {
      last.logged.push(each);
      last.events.push(...mine, each);
    } else groups.push({ logged: [each], events: [...mine, each] });
  }
  const last = groups.at(-1);
  const before = last?.logged.at(-1);
  const rest = before ? waiting.filter(({ position }) => position === before.position) : [];
  last?.events.push(...rest);
  if (waiting.length > rest.length) groups.push({ logged: [], events: waiting.slice(rest.length) });
  return groups.map(({ events: all }) => all);
};

/** Income of privates at the start of a round belongs to nobody's turn: it gets a line of its own in the log. */
const isIncome = ({ event }: StoryEvent): boolean =>
  event.type === 'paid' && event.for === 'income' && event.of !== undefined;

const isPlacedEntry = (each: StoryEvent): each is StoryEvent<Entry> => isEntry(each.event);
