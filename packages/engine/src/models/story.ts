/**
 * The story of a game: events grouped as a person would tell them. A round has turns, a turn has beats, and a beat is one thing
 * that happened, with the payments and movements that belong to it.
 */
import type { Event } from '../events.ts';
import { memory } from '../memo.ts';
import type { CompanyId, PlayerId } from '../state.ts';
import type { HexId } from '../track/types.ts';

/** An event and where it stands: the position that it led to, and its place among the events of that action. */
export interface StoryEvent {
  readonly position: number;
  readonly index: number;
  readonly event: Event;
}

/** `quiet`: nothing changed. `major`: nobody at the table may miss it. */
export type Importance = 'quiet' | 'usual' | 'major';

/** Where on the table something happened. */
export type Place =
  | { readonly kind: 'hex'; readonly hex: HexId }
  | { readonly kind: 'company'; readonly company: CompanyId };

export interface Beat {
  /** What the beat is about. */
  readonly main: StoryEvent;
  /** Everything that belongs to it, in order. */
  readonly events: readonly StoryEvent[];
  readonly importance: Importance;
  readonly places: readonly Place[];
}

export interface Turn {
  /** Whose turn it is; null for what happens between turns. */
  readonly who: PlayerId | CompanyId | null;
  /** The event that began it. */
  readonly began: StoryEvent | null;
  readonly beats: readonly Beat[];
}

export interface StoryRound {
  readonly began: (StoryEvent & { readonly event: Extract<Event, { readonly type: 'roundBegan' }> }) | null;
  readonly turns: readonly Turn[];
}

/** Consequences: they belong to what caused them in the same action. */
const CONSEQUENCES: ReadonlySet<Event['type']> = new Set(['paid', 'priceMoved', 'presidencyChanged', 'companyFloated']);

/** What comes with a phase is one thing. */
const OF_A_PHASE: ReadonlySet<Event['type']> = new Set([
  'phaseBegan',
  'trainsRusted',
  'trainsObsolete',
  'privateClosed',
]);

const MAJOR: ReadonlySet<Event['type']> = new Set([
  'phaseBegan',
  'trainsRusted',
  'companyFloated',
  'companyClosed',
  'companiesMerged',
  'bankrupt',
  'endTriggered',
  'gameEnded',
]);

/** Titles say by such a message that a step was over by itself. */
const STEP_CLOSED = 'closed.';

export const closesStep = (event: Event): boolean => event.type === 'special' && event.key.startsWith(STEP_CLOSED);

const isQuiet = (event: Event): boolean =>
  event.type === 'passed' ||
  closesStep(event) ||
  (event.type === 'dividend' && event.revenue === 0) ||
  (event.type === 'trainsRan' && event.revenue === 0);

const importanceOf = (events: readonly StoryEvent[]): Importance => {
  if (events.some(({ event }) => MAJOR.has(event.type))) return 'major';
  return events.every(({ event }) => isQuiet(event)) ? 'quiet' : 'usual';
};

const placesOf = (events: readonly StoryEvent[]): readonly Place[] => {
  const hexes = new Set(events.flatMap(({ event }) => ('hex' in event ? [event.hex] : [])));
  const companies = new Set(
    events.flatMap(({ event }) => ('company' in event && event.company ? [event.company] : [])),
  );
  return [
    ...[...hexes].map((hex) => ({ kind: 'hex', hex }) as const),
    ...[...companies].map((company) => ({ kind: 'company', company }) as const),
  ];
};

/** Whether an event belongs to the beat that is being told. */
const belongsTo = (events: readonly StoryEvent[], { event, position }: StoryEvent): boolean => {
  const [first] = events;
  if (!first) return false;
  if (isQuiet(event)) return events.every((each) => isQuiet(each.event));
  // A decision begins a beat of its own.
  if (events.at(-1)?.position !== position || isQuiet(first.event)) return false;
  if (OF_A_PHASE.has(event.type)) return OF_A_PHASE.has(first.event.type);
  if (!CONSEQUENCES.has(event.type)) return false;
  // Incomes at the beginning of a round follow from nothing: they are told together, apart from what else follows from nothing.
  return !CONSEQUENCES.has(first.event.type) || first.event.type === event.type;
};

/** The same beginning, the same end and as many between: events never change, so that nothing else has. */
const isSame = (a: readonly StoryEvent[], b: readonly StoryEvent[]): boolean =>
  a.length === b.length && a[0] === b[0] && a.at(-1) === b.at(-1);

const placed = memory<Event, StoryEvent>();
const beats = memory<Event, Beat>();

const place = (event: Event, position: number, index: number): StoryEvent => {
  const before = placed.get(event);
  if (before?.position === position && before.index === index) return before;
  const made = { position, index, event };
  placed.set(event, made);
  return made;
};

const beatOf = (events: readonly StoryEvent[], first: StoryEvent): Beat => {
  const before = beats.get(first.event);
  if (before && isSame(before.events, events)) return before;
  const made: Beat = {
    main: events.find(({ event }) => event.type === 'phaseBegan') ?? first,
    events,
    importance: importanceOf(events),
    places: placesOf(events),
  };
  beats.set(first.event, made);
  return made;
};

const beatsOf = (events: readonly StoryEvent[]): readonly Beat[] => {
  const groups: StoryEvent[][] = [];
  for (const each of events) {
    const last = groups.at(-1);
    if (last && belongsTo(last, each)) last.push(each);
    else groups.push([each]);
  }
  return groups.flatMap((group) => (group[0] ? [beatOf(group, group[0])] : []));
};

const turnsOf = (events: readonly StoryEvent[]): readonly Turn[] => {
  const turns: { who: Turn['who']; began: StoryEvent | null; events: StoryEvent[] }[] = [];
  for (const each of events) {
    if (each.event.type === 'turnBegan') turns.push({ who: each.event.who, began: each, events: [] });
    else if (turns.at(-1)) turns.at(-1)?.events.push(each);
    else turns.push({ who: null, began: null, events: [each] });
  }
  return turns.map(({ events: within, ...turn }) => ({ ...turn, beats: beatsOf(within) }));
};

interface RoundInTheMaking {
  readonly began: StoryRound['began'];
  readonly events: StoryEvent[];
}

const rounds = memory<Event, { readonly events: readonly StoryEvent[]; readonly round: StoryRound }>();

/** A round as it was is the same object. */
const roundOf = ({ began, events }: RoundInTheMaking): StoryRound => {
  const first = began?.event ?? events[0]?.event;
  const before = first && rounds.get(first);
  if (before && isSame(before.events, events) && before.round.began?.position === began?.position) return before.round;
  const round: StoryRound = { began, turns: turnsOf(events) };
  if (first) rounds.set(first, { events, round });
  return round;
};

/** `history`: the events of every position, beginning with those of the start. */
export const storyOf = (history: readonly (readonly Event[])[]): readonly StoryRound[] => {
  const found: RoundInTheMaking[] = [{ began: null, events: [] }];
  for (const [position, events] of history.entries())
    for (const [index, event] of events.entries()) {
      const each = place(event, position, index);
      if (event.type === 'roundBegan') found.push({ began: { ...each, event }, events: [] });
      else found.at(-1)?.events.push(each);
    }
  return found.filter(({ began, events }) => began !== null || events.length > 0).map(roundOf);
};

/** Nothing but money that changed hands. */
const isPayment = ({ events }: Beat): boolean => events.every(({ event }) => event.type === 'paid');

/** What happened after a position, without beats that are only payments. */
export const beatsSince = (story: readonly StoryRound[], position: number): readonly Beat[] =>
  story.flatMap(({ turns }) =>
    turns.flatMap(({ beats: all }) => all.filter((beat) => beat.main.position > position && !isPayment(beat))),
  );

/** The one event that says what an action was about; undefined where there is nothing but what follows by itself. */
export const mainEventOf = (events: readonly Event[] | undefined): Event | undefined => {
  const told = events?.filter(({ type }) => type !== 'turnBegan' && type !== 'roundBegan' && type !== 'paid');
  // Who presides follows from what was bought.
  return told?.find(({ type }) => type !== 'presidencyChanged') ?? told?.[0];
};
