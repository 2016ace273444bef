/**
 * The story of a game: events grouped as a person would tell them. A round has turns, a turn has beats, and a beat is one thing
 * that happened, with its consequences and with the entries (money, certificates, trains, prices) that belong to it.
 */
import { type Entry, type Event, isEntry, type LostTrain } from '../events.ts';
import { memory } from '../memo.ts';
import { type CellId, type CompanyId, isPlayer, type PlayerId, type PrivateId } from '../state.ts';
import type { HexId } from '../track/types.ts';
import { groupedIntoBeats, isQuiet, PHASE_EVENTS } from './beats.ts';

/** An event and where it stands: the position that it led to, and its place among the events of that action. */
export interface StoryEvent<E extends Event = Event> {
  readonly position: number;
  readonly index: number;
  readonly event: E;
}

/** `quiet`: nothing changed. `major`: nobody at the table may miss it. */
export type Importance = 'quiet' | 'usual' | 'major';

/** Where on the table something happened. */
export type Place =
  | { readonly kind: 'hex'; readonly hex: HexId }
  /** The routes of the run that led to this position. */
  | { readonly kind: 'route'; readonly company: CompanyId; readonly position: number; readonly revenue: number }
  /** A marker on the stock market; `from` is null where the company had no price before. */
  | { readonly kind: 'cell'; readonly company: CompanyId; readonly from: CellId | null; readonly cell: CellId }
  | { readonly kind: 'company'; readonly company: CompanyId }
  | { readonly kind: 'private'; readonly private: PrivateId }
  | { readonly kind: 'player'; readonly player: PlayerId };

/** What a new phase, or the train that began it, brought with it. */
export interface PhaseChange {
  /** Null where trains rust without a new phase. */
  readonly phase: string | null;
  readonly before: string | null;
  readonly rusted: readonly LostTrain[];
  readonly obsolete: readonly LostTrain[];
  readonly privates: readonly PrivateId[];
  readonly companies: readonly CompanyId[];
}

export interface Beat {
  /** What the beat is about. */
  readonly main: StoryEvent;
  /** Everything that belongs to it, in order: `logged` and `entries`. */
  readonly events: readonly StoryEvent[];
  /** What has a sentence of its own, `main` among it. */
  readonly logged: readonly StoryEvent[];
  /** The bookkeeping of it. */
  readonly entries: readonly StoryEvent<Entry>[];
  readonly importance: Importance;
  readonly places: readonly Place[];
  /** The beat of a phase. */
  readonly phase: PhaseChange | null;
}

export interface Turn {
  /** Whose turn it is; null for what happens between turns. */
  readonly who: PlayerId | CompanyId | null;
  /** The event that began it. */
  readonly began: StoryEvent | null;
  readonly beats: readonly Beat[];
}

export interface StoryRound {
  readonly began: StoryEvent<Extract<Event, { readonly type: 'roundBegan' }>> | null;
  readonly turns: readonly Turn[];
}

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

const importanceOf = (logged: readonly StoryEvent[]): Importance => {
  if (logged.some(({ event }) => MAJOR.has(event.type))) return 'major';
  return logged.length > 0 && logged.every(({ event }) => isQuiet(event)) ? 'quiet' : 'usual';
};

const placesOfEvent = ({ event, position }: StoryEvent): readonly Place[] => {
  switch (event.type) {
    case 'trainsRan':
      return event.revenue > 0
        ? [{ kind: 'route', company: event.company, position, revenue: event.revenue }]
        : [{ kind: 'company', company: event.company }];
    case 'priceMoved':
      return [{ kind: 'cell', company: event.company, from: event.cells[0], cell: event.cells[1] }];
    case 'priceSet':
      return [{ kind: 'cell', company: event.company, from: null, cell: event.cell }];
    case 'privateBought':
    case 'privateClosed':
      return [{ kind: 'private', private: event.private }];
    case 'bankrupt':
      return [{ kind: 'player', player: event.player }];
    case 'companiesMerged':
      return [
        { kind: 'company', company: event.survivor },
        { kind: 'company', company: event.absorbed },
      ];
    case 'paid':
    case 'certificatesMoved':
    case 'trainMoved':
    case 'privateMoved':
    case 'priceGone':
      return [];
    default:
      return [
        ...('hex' in event ? [{ kind: 'hex', hex: event.hex } as const] : []),
        ...('company' in event && event.company ? [{ kind: 'company', company: event.company } as const] : []),
      ];
  }
};

/** Where to look first comes first: the map, the market, then cards. */
const ORDER: readonly Place['kind'][] = ['route', 'hex', 'cell', 'private', 'company', 'player'];

const placesOf = (events: readonly StoryEvent[]): readonly Place[] => {
  const found = new Map<string, Place>();
  for (const each of events) for (const place of placesOfEvent(each)) found.set(JSON.stringify(place), place);
  return [...found.values()].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
};

const phaseOf = (logged: readonly StoryEvent[]): PhaseChange | null => {
  const events = logged.map(({ event }) => event);
  if (!events.some(({ type }) => type === 'phaseBegan' || type === 'trainsRusted' || type === 'trainsObsolete'))
    return null;
  const began = events.findLast((each) => each.type === 'phaseBegan');
  const first = events.find((each) => each.type === 'phaseBegan');
  return {
    phase: began?.phase ?? null,
    before: first?.before ?? null,
    rusted: events.flatMap((each) => (each.type === 'trainsRusted' ? each.lost : [])),
    obsolete: events.flatMap((each) => (each.type === 'trainsObsolete' ? each.lost : [])),
    privates: events.flatMap((each) => (each.type === 'privateClosed' ? [each.private] : [])),
    companies: events.flatMap((each) => (each.type === 'companyClosed' ? [each.company] : [])),
  };
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

const isPlacedEntry = (each: StoryEvent): each is StoryEvent<Entry> => isEntry(each.event);

const mainOf = (logged: readonly StoryEvent[], first: StoryEvent): StoryEvent =>
  logged.find(({ event }) => event.type === 'phaseBegan') ??
  logged.find(({ event }) => PHASE_EVENTS.has(event.type)) ??
  logged[0] ??
  first;

const beatOf = (events: readonly StoryEvent[], first: StoryEvent): Beat => {
  const before = beats.get(first.event);
  if (before && isSame(before.events, events)) return before;
  const logged = events.filter((each) => !isPlacedEntry(each));
  const made: Beat = {
    main: mainOf(logged, first),
    events,
    logged,
    entries: events.filter(isPlacedEntry),
    importance: importanceOf(logged),
    places: placesOf(events),
    phase: phaseOf(logged),
  };
  beats.set(first.event, made);
  return made;
};

const beatsOf = (events: readonly StoryEvent[]): readonly Beat[] =>
  groupedIntoBeats(events).flatMap((group) => (group[0] ? [beatOf(group, group[0])] : []));

interface TurnInTheMaking {
  who: Turn['who'];
  readonly began: StoryEvent | null;
  readonly events: StoryEvent[];
}

const actorOf = (event: Event): PlayerId | null => {
  if ('player' in event) return event.player;
  return 'who' in event && isPlayer(event.who) ? event.who : null;
};

/** A player who does nothing but pass has ended the turn: what the same action brings after it is nobody's. */
const isOver = ({ who, events }: TurnInTheMaking, { position, event }: StoryEvent): boolean => {
  const last = events.at(-1);
  return (
    last?.position === position &&
    last.event.type === 'passed' &&
    last.event.player === who &&
    last.event.company === undefined &&
    events.every((each) => isQuiet(each.event)) &&
    !isQuiet(event)
  );
};

/** Where a round knows no turns, as an auction, each decision is one. */
const isNext = ({ began, events }: TurnInTheMaking, { position }: StoryEvent): boolean =>
  began === null && events.at(-1)?.position !== position;

const turnsOf = (events: readonly StoryEvent[]): readonly Turn[] => {
  const turns: TurnInTheMaking[] = [];
  for (const each of events) {
    const last = turns.at(-1);
    if (each.event.type === 'turnBegan') {
      turns.push({ who: each.event.who, began: each, events: [] });
      continue;
    }
    if (last && !isOver(last, each) && !isNext(last, each)) last.events.push(each);
    else turns.push({ who: null, began: null, events: [each] });
    const turn = turns.at(-1);
    if (turn?.began === null) turn.who ??= actorOf(each.event);
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

/** Nothing but money, certificates and trains that changed hands. */
const isBookkeeping = ({ logged }: Beat): boolean => logged.length === 0;

/** A company left out a step, or had nothing to do in it. */
const isSkip = ({ logged }: Beat): boolean =>
  logged.every(({ event }) => isQuiet(event) && (event.type !== 'passed' || event.company !== undefined));

/** What happened after a position, without beats that are only bookkeeping, and without what companies did not do. */
export const beatsSince = (story: readonly StoryRound[], position: number): readonly Beat[] =>
  story.flatMap(({ turns }) =>
    turns.flatMap(({ beats: all }) =>
      all.filter((beat) => beat.main.position > position && !isBookkeeping(beat) && !isSkip(beat)),
    ),
  );
