/**
 * Turns of the story as sentences: “A&S lays #57 in Toledo, runs for $120, pays $12 a share ($120 → $135), buys a 3-train”. Each is
 * a list of pieces, words and chips, so that the log shows it and a screen reader says the same.
 */
import type { Event } from '@roundhouse/engine';
import type { Beat, Turn } from '@roundhouse/engine/models/story';
import { DOT } from '../../i18n/dot.ts';
import type { Formatter } from '../../i18n/formatter.tsx';
import type { Translate } from '../../i18n/words.ts';
import { isSaidOf } from '../decision/lostTokens.ts';

type Pieces = readonly unknown[];

interface Clause {
  /** Whether it goes on with the one on turn. */
  readonly led: boolean;
  readonly pieces: Pieces;
  /** The same clause in plain letters: what is said twice is said once. */
  readonly text: string;
  /** Prices that moved with it. */
  readonly prices: Prices;
}

interface Prices {
  /** The company that need not be named. */
  readonly about: unknown;
  readonly moves: ReadonlyMap<string, readonly [from: number, to: number]>;
}

const NO_PRICES: Prices = { about: null, moves: new Map() };

const ALWAYS: ReadonlySet<Event['type']> = new Set([
  'bankrupt',
  'companiesMerged',
  'companyClosed',
  'companyFloated',
  'endTriggered',
  'gameEnded',
  'phaseBegan',
  'privateClosed',
  'trainsObsolete',
  'trainsRusted',
]);

/** A line tells what was done and what everybody has to know; the rest is seen when it is opened. */
const isInLine = (event: Event, main: Event): boolean =>
  event === main ||
  ALWAYS.has(event.type) ||
  // The player who starts a company presides over it: the log need not say so.
  (event.type === 'presidencyChanged' && event.from !== null) ||
  // Cells of one price, as those at $0 in 1817, are told apart by their zones.
  (event.type === 'priceMoved' &&
    event.from !== event.to &&
    (main.type === 'priceMoved' || (ALWAYS.has(main.type) && main.type !== 'companiesMerged')));

/** The prices that moved because of something, each from where it was to where it came. */
const pricesOf = ({ logged, main: { event: main } }: Beat): Prices => {
  if (logged.some(({ event }) => event.type === 'priceMoved' && isInLine(event, main))) return NO_PRICES;
  const moves = new Map<string, readonly [from: number, to: number]>();
  for (const { event } of logged)
    if (event.type === 'priceMoved') moves.set(event.company, [moves.get(event.company)?.[0] ?? event.from, event.to]);
  return { about: main.type === 'special' ? main.args['company'] : 'company' in main && main.company, moves };
};

const changeText = (from: number, to: number, formatter: Formatter): string =>
  `${formatter.money(from)}\u00A0→\u00A0${formatter.money(to)}`;

const pricesText = ({ about, moves }: Prices, formatter: Formatter): readonly string[] => {
  const changed = [...moves].filter(([, [from, to]]) => from !== to);
  const shown = changed.map(
    ([company, [from, to]]) => `${company === about ? '' : `${company} `}${changeText(from, to, formatter)}`,
  );
  return shown.length === 0 ? [] : [` (${shown.join(', ')})`];
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Money alone: by reason, who got or paid how much. */
const paymentsOf = ({ entries }: Beat, formatter: Formatter): readonly Clause[] => {
  const reasons = new Map<string, Map<string, number>>();
  for (const { event } of entries) {
    if (event.type !== 'paid') continue;
    const holders = reasons.get(event.for) ?? new Map<string, number>();
    const holder = event.to === 'bank' ? event.from : event.to;
    holders.set(holder, (holders.get(holder) ?? 0) + event.amount);
    reasons.set(event.for, holders);
  }
  return [...reasons].map(([reason, holders]) => {
    const text = formatter.term('log.payments', {
      reason: capital(formatter.term(`payment.${reason}`)),
      list: [...holders].map(([holder, amount]) => `${formatter.listed(holder)} ${formatter.money(amount)}`).join(', '),
    });
    return { led: false, pieces: [text], text, prices: NO_PRICES };
  });
};

/** A decision that only moved certificates, such as what a president hands over, has no other sentence than its entries. */
const entriesOf = ({ entries }: Beat, formatter: Formatter, rich: boolean): readonly Clause[] =>
  entries.map(({ event }) => {
    const text = formatter.eventText(event);
    return { led: false, pieces: [rich ? formatter.event(event) : text], text, prices: NO_PRICES };
  });

/** Prices that moved by themselves, as at the end of a round: by reason, from where to where. */
const movesOf = (events: readonly Event[], formatter: Formatter): readonly Clause[] => {
  const reasons = new Map<string, Map<string, readonly [from: number, to: number]>>();
  for (const event of events) {
    if (event.type !== 'priceMoved') continue;
    const moves = reasons.get(event.why) ?? new Map<string, readonly [from: number, to: number]>();
    moves.set(event.company, [moves.get(event.company)?.[0] ?? event.from, event.to]);
    reasons.set(event.why, moves);
  }
  return [...reasons].map(([why, moves]) => {
    const list = [...moves].map(([company, [from, to]]) => `${company} ${changeText(from, to, formatter)}`).join(', ');
    const text = formatter.term('log.payments', { reason: capital(formatter.term(`priceMove.${why}`)), list });
    return { led: false, pieces: [text], text, prices: NO_PRICES };
  });
};

/** What closes together is one clause. */
const closedTogether = (events: readonly Event[], formatter: Formatter): Clause => {
  const names = events.flatMap((event) =>
    event.type === 'privateClosed' ? [formatter.privateName(event.private)] : [],
  );
  const list = new Intl.ListFormat(formatter.language, { type: 'conjunction' }).format(names);
  const text = formatter.term('turn.privatesClosed', { list });
  return { led: false, pieces: [text], text, prices: NO_PRICES };
};

const clausesOf = (beat: Beat, subject: string | null, formatter: Formatter, rich: boolean): readonly Clause[] => {
  if (beat.logged.length === 0) {
    const payments = paymentsOf(beat, formatter);
    return payments.length > 0 ? payments : entriesOf(beat, formatter, rich);
  }
  if (beat.logged.every(({ event }) => event.type === 'priceMoved'))
    return movesOf(
      beat.logged.map(({ event }) => event),
      formatter,
    );
  const prices = pricesOf(beat);
  const events = beat.logged.map(({ event }) => event).filter((event) => isInLine(event, beat.main.event));
  const closed = events.filter(({ type }) => type === 'privateClosed');
  const specials = events.filter(({ type }) => type === 'special');
  return events
    .filter((event) => event.type !== 'tokenRemoved' || !isSaidOf(specials, event))
    .filter((event) => closed.length < 2 || event.type !== 'privateClosed' || event === closed[0])
    .map((event): Clause => {
      if (closed.length > 1 && event === closed[0]) return closedTogether(closed, formatter);
      const pieces = subject === null ? null : formatter.clause(event, subject, rich);
      return {
        led: pieces !== null,
        pieces: pieces ?? [rich ? formatter.event(event) : formatter.eventText(event)],
        text: formatter.eventText(event),
        prices: event === beat.main.event ? prices : NO_PRICES,
      };
    });
};

const joined = (a: Prices, b: Prices): Prices => ({
  about: a.about,
  moves: new Map([
    ...a.moves,
    ...[...b.moves].map(([id, [from, to]]) => [id, [a.moves.get(id)?.[0] ?? from, to]] as const),
  ]),
});

/** Loans taken one by one, or three trains at one price, are one clause. */
const counted = (clauses: readonly Clause[], formatter: Formatter): readonly Clause[] => {
  const groups: { clause: Clause; times: number }[] = [];
  for (const clause of clauses) {
    const last = groups.at(-1);
    if (last?.clause.text === clause.text) {
      last.times += 1;
      last.clause = { ...clause, prices: joined(last.clause.prices, clause.prices) };
    } else groups.push({ clause, times: 1 });
  }
  return groups.map(({ clause, times }) => ({
    ...clause,
    pieces: [
      ...clause.pieces,
      ...(times > 1 ? [` ×\u00A0${formatter.number(times)}`] : []),
      ...pricesText(clause.prices, formatter),
    ],
  }));
};

/** A company that merged into another in this turn closes by that: once is enough. */
const withoutMerged = (beats: readonly Beat[]): readonly Beat[] => {
  const merged = beats.flatMap(({ logged }) =>
    logged.flatMap(({ event }) => (event.type === 'companiesMerged' ? [event.absorbed] : [])),
  );
  const isReplaced = ({ event }: Beat['main']): boolean =>
    event.type === 'companyClosed' && merged.includes(event.company);
  return merged.length === 0
    ? beats
    : beats
        .map((beat) => ({ ...beat, logged: beat.logged.filter((each) => !isReplaced(each)) }))
        .filter(({ logged, main }) => logged.length > 0 || !isReplaced(main));
};

/** A title may have its own words for a tile, such as a station built on it: they replace the tile's number. */
const withoutReplaced = (beats: readonly Beat[]): readonly Beat[] => {
  const inOwnWords = beats.flatMap(({ logged }) =>
    logged.flatMap(({ event, position }) =>
      event.type === 'special' && event.args['tile'] !== undefined ? [{ position, ...event.args }] : [],
    ),
  ) as readonly Readonly<Record<string, unknown>>[];
  const isReplaced = ({ event, position }: Beat['main']): boolean =>
    event.type === 'tileLaid' &&
    inOwnWords.some(
      (each) => each['position'] === position && each['hex'] === event.hex && each['tile'] === event.tile,
    );
  if (inOwnWords.length === 0) return beats;
  return beats.flatMap((beat) => {
    const logged = beat.logged.filter((each) => !isReplaced(each));
    const main = isReplaced(beat.main) ? logged[0] : beat.main;
    return main ? [{ ...beat, logged, main }] : [];
  });
};

/** A tile that covers two hexes is laid once. */
const withoutHalves = (beats: readonly Beat[], formatter: Formatter): readonly Beat[] => {
  const seen = new Set<string>();
  const isHalf = ({ event, position }: Beat['main']): boolean => {
    if (event.type !== 'tileLaid') return false;
    const printed = formatter.facts.track.tiles[event.tile]?.printed;
    if (printed === undefined) return false;
    const laid = `${String(position)} ${printed}`;
    return seen.has(laid) || !seen.add(laid);
  };
  return beats.flatMap((beat) => {
    const logged = beat.logged.filter((each) => !isHalf(each));
    const main = logged.includes(beat.main) ? beat.main : logged[0];
    // What was only entries stays as it is.
    return beat.logged.length === 0 ? [beat] : main ? [{ ...beat, logged, main }] : [];
  });
};

type Loans = Extract<Event, { type: 'loansTaken' | 'loansRepaid' }>;

const loansOf = ({ main: { event } }: Beat): Loans | null =>
  event.type === 'loansTaken' || event.type === 'loansRepaid' ? event : null;

/** Loans taken one after the other are so many loans. */
const withLoansTogether = (beats: readonly Beat[]): readonly Beat[] => {
  const joined: Beat[] = [];
  for (const beat of beats) {
    const before = joined.at(-1);
    const [a, b] = [before && loansOf(before), loansOf(beat)];
    if (!before || !a || b?.type !== a.type || b.company !== a.company) {
      joined.push(beat);
      continue;
    }
    const event = { ...b, count: a.count + b.count, amount: a.amount + b.amount };
    const main = { ...beat.main, event };
    const others = [...before.logged, ...beat.logged].filter((each) => each !== before.main && each !== beat.main);
    joined[joined.length - 1] = { ...beat, main, logged: [main, ...others] };
  }
  return joined;
};

/** Everything that a turn brought, in one line; empty where nothing happened. */
export const turnPieces = ({ who, beats }: Turn, formatter: Formatter, rich: boolean): Pieces => {
  const all = counted(
    withLoansTogether(withoutHalves(withoutReplaced(withoutMerged(beats)), formatter))
      .filter(({ importance }) => importance !== 'quiet')
      .flatMap((beat) => clausesOf(beat, who, formatter, rich)),
    formatter,
  );
  return toldOf(all, who, formatter, rich);
};

/** Clauses one after the other; the one they are about is named once. */
const toldOf = (
  clauses: readonly Pick<Clause, 'led' | 'pieces'>[],
  who: string | null,
  formatter: Formatter,
  rich: boolean,
): Pieces => {
  const pieces: unknown[] = [];
  for (const [at, { led, pieces: own }] of clauses.entries()) {
    const goesOn = led && clauses[at - 1]?.led === true;
    if (at > 0) pieces.push(goesOn ? ', ' : DOT);
    if (led && !goesOn && who !== null) pieces.push(formatter.subject(who, rich), ' ');
    pieces.push(...own);
  }
  return pieces;
};

const actorOf = (event: Event): string | null => {
  const said: Readonly<Record<string, unknown>> = event.type === 'special' ? event.args : { ...event };
  const by = said['company'] ?? said['player'];
  return typeof by === 'string' ? by : null;
};

/** What changed nothing, in one line: “CHI skips its token, skips buying trains”. */
export const quietPieces = (events: readonly Event[], formatter: Formatter, rich: boolean): Pieces => {
  const who = events[0] ? actorOf(events[0]) : null;
  return toldOf(
    events.map((event) => {
      const pieces = who === null ? null : formatter.clause(event, who, rich);
      return { led: pieces !== null, pieces: pieces ?? [rich ? formatter.event(event) : formatter.eventText(event)] };
    }),
    who,
    formatter,
    rich,
  );
};

/** Players who did nothing, one after the other: they pass, or have no turn of theirs to tell of. */
export const idleText = (who: readonly string[], passed: boolean, formatter: Formatter, t: Translate): string => {
  const { you } = formatter;
  const mine = you !== null && who.includes(you);
  const others = who.filter((each) => each !== you).map((each) => formatter.holder(each));
  const names = new Intl.ListFormat(formatter.language, { type: 'conjunction' }).format(
    mine ? [t('log.you'), ...others] : others,
  );
  return t(passed ? 'log.passed' : 'log.idle', { names, count: who.length, you: mine ? 'player' : 'nobody' });
};

/** An event below the name of the company whose turn it is, which need not be said again. */
export const clausePieces = (event: Event, who: string | null, formatter: Formatter): Pieces =>
  (who !== null && actorOf(event) === who ? formatter.clause(event, who, true) : null) ?? [formatter.event(event)];

/** The same in plain letters, for announcements and notifications. */
export const turnText = (turn: Turn, formatter: Formatter): string =>
  turnPieces(turn, formatter, false).map(String).join('');
