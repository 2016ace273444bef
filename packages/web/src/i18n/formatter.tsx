/** How a title speaks: money, names, rounds, refusals and events of one game in one language. */
import { printedNumber } from '@roundhouse/board';
import {
  BANK,
  type Event,
  type Facts,
  type Game,
  type Json,
  printedHex,
  type Refusal,
  type RoundMark,
  type Title,
  withTerms,
} from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { Chip } from '../app/Chip.tsx';
import type { Language } from '../app/settings.ts';
import { liveriesOf } from '../board/liveries.ts';
import { placeName } from '../board/placeName.ts';
import { type Args, asNodes, piecesOf, say, sayWithMarkup } from './format.ts';
import { isolated } from './isolated.ts';
import { phaseNews } from './phaseNews.ts';
import { wordsIn } from './words.ts';

export interface Formatter {
  readonly language: Language;
  readonly title: Title;
  readonly facts: Facts;
  /** The one player who looks at this screen; null where several share it, or nobody at it plays. */
  readonly you: string | null;
  readonly money: (amount: number) => string;
  readonly number: (value: number) => string;
  /** A player, company, bank or place. */
  readonly holder: (id: string | null | undefined) => string;
  /** The same in a list or beside an arrow, where the person at the screen is “you”. */
  readonly listed: (id: string) => string;
  /** A player as the argument of a sentence: the name, and whether it is the person at the screen (`you`). */
  readonly who: (id: string | null | undefined) => { readonly player: string; readonly you: string };
  /** Which player of the game this is, wherever they sit now: 0 for the first; −1 for anybody else. Colours go by it. */
  readonly playerNumber: (id: string) => number;
  /** What a title calls a phase, where that is not the name of its trains. */
  readonly phase: (name: string) => string;
  readonly companyName: (id: string) => string;
  readonly privateName: (id: string) => string;
  /** A short name of anything with an id. */
  readonly thing: (id: string) => string;
  readonly chip: (company: string) => ReactNode;
  readonly round: (mark: Pick<RoundMark, 'kind' | 'set' | 'number'> & { readonly of?: number }) => string;
  /** The same where it is tight: `OR 3.1`. */
  readonly roundShort: Formatter['round'];
  /** A word of the title, of the engine or of the client by its key; the last part of the key where there is none. */
  readonly term: (key: string, args?: Args) => string;
  readonly has: (key: string) => boolean;
  /** Names in a row. */
  readonly list: (names: readonly string[]) => string;
  readonly refusal: (refusal: Refusal) => string;
  /** A message with ids and figures, in the names of this game. */
  readonly message: (message: string, args: Readonly<Record<string, Json>>) => ReactNode;
  /** The same in plain letters. */
  readonly messageText: (message: string, args: Readonly<Record<string, Json>>) => string;
  /** A sentence for the log. */
  readonly event: (event: Event) => ReactNode;
  readonly eventText: (event: Event) => string;
  /** What somebody does, in the pieces of a sentence that begins with them; null where the sentence begins otherwise. */
  readonly clause: (event: Event, subject: string, rich: boolean) => readonly unknown[] | null;
  /** Whom a sentence begins with: the person at the screen, a name, or a company's chip. */
  readonly subject: (id: string, rich: boolean) => ReactNode;
}

/** Arguments that are amounts of money wherever they occur. */
const MONEY = new Set([
  'price',
  'cost',
  'cash',
  'amount',
  'capital',
  'revenue',
  'perShare',
  'min',
  'max',
  'best',
  'debt',
  'interest',
  'fine',
  'value',
  'par',
  'total',
  'paid',
  'worth',
  'missing',
  'needed',
  'short',
  'contribution',
  'treasury',
  'proceeds',
  'fee',
  'gain',
  'step',
]);

/** Rounds that a game has one of. */
const ONCE: ReadonlySet<string> = new Set(['auction', 'draft']);

/** Arguments that may be a company, a private, a train or a place. */
const ANYTHING: ReadonlySet<string> = new Set(['what', 'among']);

/** Stands for the one whom a sentence begins with, until it is known whether they are named. */
const SUBJECT = Symbol('subject');

export const makeFormatter = (
  language: Language,
  title: Title,
  facts: Facts,
  game: Pick<Game, 'players'>,
  you: string | null = null,
): Formatter => {
  const sources = [title.words[language], wordsIn(language, 'engine'), wordsIn(language)] as readonly Readonly<
    Record<string, string>
  >[];
  const wordOf = (key: string): string | undefined => sources.find((source) => source[key] !== undefined)?.[key];
  const find = (...keys: readonly string[]): string | undefined => {
    for (const key of keys) {
      const message = wordOf(key);
      if (message !== undefined) return withTerms(message, wordOf);
    }
    return undefined;
  };
  const numbers = new Intl.NumberFormat(language);
  const list = new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' });
  const eitherOf = new Intl.ListFormat(language, { type: 'disjunction', style: 'short' });
  const names = new Map(game.players.map(({ id, name }) => [id as string, isolated(name)]));
  const written = new Map<number, string>();
  const number = (value: number): string => {
    let text = written.get(value);
    if (text === undefined) written.set(value, (text = numbers.format(value).replace('-', '−')));
    return text;
  };
  // An amount and its unit stay in one line.
  const suffix = title.currency.suffix.replace(' ', '\u00A0');
  const money = (amount: number): string =>
    `${amount < 0 ? '−' : ''}${title.currency.prefix}${number(Math.abs(amount))}${suffix}`;
  const companyName = (id: string): string => facts.companies[id]?.name[language] ?? id;
  const privateName = (id: string): string => facts.privates[id]?.name[language] ?? id;
  const holder = (id: string | null | undefined): string => {
    if (id === null || id === undefined) return find('holder.nobody') ?? '–';
    return names.get(id) ?? find(`holder.${id}`, `hand.${id}`) ?? (id === BANK ? 'bank' : id);
  };
  const listed = (id: string): string => (id === you ? term('log.youListed') : holder(id));
  const who: Formatter['who'] = (id) => ({ player: holder(id), you: you !== null && id === you ? 'player' : 'nobody' });
  const phase = (name: string): string => find(`phaseName.${name}`) ?? name;
  const thing = (id: string): string => {
    if (facts.privates[id]) return privateName(id);
    return names.get(id) ?? find(`term.${id}`, `holder.${id}`) ?? id;
  };
  const liveries = liveriesOf(facts);
  const chip = (company: string): ReactNode => {
    const livery = liveries[company];
    return livery ? <Chip livery={livery} name={companyName(company)} id={company} /> : company;
  };
  const term = (key: string, args?: Args): string => {
    const message = find(key);
    return message === undefined ? key.slice(key.lastIndexOf('.') + 1) : say(language, message, args);
  };
  const has = (key: string): boolean => find(key) !== undefined;
  const ending = (reason: string): string => {
    const message = find(`ending.${reason}`, `reason.${reason}`);
    return message === undefined ? reason : say(language, message);
  };
  const numbered =
    (words: string): Formatter['round'] =>
    ({ kind, set, number: at, of }) => {
      const name = term(`${words}.${kind}`);
      // What comes before the first stock round comes once.
      if (ONCE.has(kind)) return name;
      if (kind === 'operating' || (of ?? 0) > 1) return set > 0 ? `${name} ${set}.${at}` : `${name} ${at}`;
      return set > 0 ? `${name} ${set}` : name;
    };
  const round = numbered('round');
  // A private and a company may share an id; what the word speaks of says which is meant.
  const isCompany = (id: string, key: string): boolean =>
    facts.companies[id] !== undefined && (facts.privates[id] === undefined || (key !== 'private' && key !== 'item'));
  /** Minors are bid for and bought whole, as privates are: there they have a name. */
  const isMinorForSale = (id: string, key: string): boolean =>
    (key === 'private' || key === 'item') && facts.companies[id]?.kind === 'minor';
  const typeOfTrain = (id: string): string => {
    const type = id.replace(/-\d+$/u, '');
    return facts.trains.some(({ name }) => name === type) ? type : id;
  };
  const hexName = (id: string): string => placeName(facts.track.map, id) ?? printedHex(facts.track.map, id);
  /** Why a company closes; what a phase brings; who won; who lost which trains, those in the market being nobody's. */
  const addedTo = (event: Event): string => {
    if (event.type === 'phaseBegan') {
      const news = phaseNews(facts, event.phase, event.before, { term, has });
      return news.length === 0 ? '' : ` (${news.join(', ')})`;
    }
    if (event.type === 'gameEnded') {
      const scores = Object.entries(event.scores).sort(([, a], [, b]) => b - a);
      return scores.length === 0 ? '' : ` (${scores.map(([id, score]) => `${listed(id)} ${money(score)}`).join(', ')})`;
    }
    if (event.type === 'companyClosed') {
      const why = find(`closing.${event.why}`);
      return why === undefined ? '' : ` (${why})`;
    }
    if (event.type !== 'trainsRusted' && event.type !== 'trainsObsolete') return '';
    const owners = new Map<string, number>();
    for (const { owner } of event.lost) if (facts.companies[owner]) owners.set(owner, (owners.get(owner) ?? 0) + 1);
    const each = [...owners].map(([owner, count]) => (count > 1 ? `${owner} ×${count}` : owner));
    return each.length === 0 ? '' : ` (${each.join(', ')})`;
  };
  const text = (value: Json | undefined, key: string): unknown => {
    if (typeof value === 'number') return MONEY.has(key) ? money(value) : value;
    if (typeof value === 'boolean') return String(value);
    if (value === null || value === undefined) return holder(null);
    if (typeof value === 'string' && key === 'phase') return phase(value);
    // Numbers of tiles and trains are no words, though a title may have a word for a size.
    if (typeof value === 'string' && key === 'tile') return printedNumber(facts.track.tiles[value] ?? { id: value });
    // A train is called by its type, not by its number.
    if (typeof value === 'string' && (key === 'train' || ANYTHING.has(key)) && typeOfTrain(value) !== value)
      return text(typeOfTrain(value), key);
    // A train by its type alone, where a sentence says that it is a train.
    if (typeof value === 'string' && key === 'name' && find(`type.${value}`) !== undefined)
      return term(`type.${value}`);
    if (typeof value === 'string' && (key === 'hex' || (ANYTHING.has(key) && facts.track.map.hexes[value])))
      return hexName(value);
    if (typeof value === 'string' && /^\d+$/u.test(value) && key !== 'size') return value;
    if (typeof value === 'string' && isMinorForSale(value, key)) return `${companyName(value)} (${value})`;
    if (typeof value === 'string')
      return value.startsWith('@') ? holder(value) : isCompany(value, key) ? value : thing(value);
    if (Array.isArray(value)) {
      const nameOf = (each: Json): string =>
        typeof each === 'string' && each.startsWith('@') ? listed(each) : String(text(each, key));
      const names = [...new Set(value.map(nameOf))];
      // What can be done now is one thing or another.
      return (key === 'now' ? eitherOf : list).format(names);
    }
    return JSON.stringify(value);
  };
  const named = (value: Json, key: string, rich: boolean): unknown =>
    rich && typeof value === 'string' && isCompany(value, key) && !isMinorForSale(value, key)
      ? chip(value)
      : text(value, key);
  /** Which argument is the person at the screen: the sentence then says “you” (`{you, select, player {You bid} other {…}}`). */
  const youIn = (args: Readonly<Record<string, Json>>): string =>
    (you !== null && Object.entries(args).find(([, value]) => value === you)?.[0]) || 'nobody';
  const argsOf = (message: string, args: Readonly<Record<string, Json>>, rich: boolean): Args => ({
    ...Object.fromEntries(
      Object.entries(args).flatMap(([key, value]): readonly (readonly [string, unknown])[] => {
        const word = named(value, key, rich);
        // A sentence that tells nothing from something, or one place from another, must see what was meant and not its word.
        const apart = typeof value === 'string' || value === 0 ? '' : value === 1 ? ' 1 ' : null;
        if (apart === null || !message.includes(`{${key}, select,${apart}`)) return [[key, word]];
        return [
          [key, value],
          [`${key}Name`, word],
        ];
      }),
    ),
    you: youIn(args),
  });
  const reasonOf = ({ for: reason, of }: Extract<Event, { type: 'paid' }>): string =>
    term(`payment.${reason}`) + (of === undefined ? '' : ` (${thing(of)})`);
  /** Identical certificates that went the same way are one percentage. */
  const movesOf = ({ moved }: Extract<Event, { type: 'certificatesMoved' }>): string => {
    const ways = new Map<string, number>();
    const placeOf = (place: string | null): string => (place === null ? term('holder.exchange') : listed(place));
    for (const { percent, from, to } of moved) {
      const way = `${placeOf(from)}\u00A0→\u00A0${placeOf(to)}`;
      ways.set(way, (ways.get(way) ?? 0) + percent);
    }
    return list.format([...ways].map(([way, percent]) => `${number(percent)}% ${way}`));
  };
  const eventArgs = (message: string, event: Event, rich: boolean): Args => {
    if (event.type === 'special') return argsOf(message, event.args, rich);
    const { type: _type, ...rest } = event;
    const args: Record<string, unknown> = { ...argsOf(message, rest, rich) };
    if (event.type === 'roundBegan') args['kind'] = term(`round.${event.kind}`);
    if (event.type === 'bid' && event.of === 'company') args['item'] = rich ? chip(event.item) : event.item;
    if (event.type === 'priceMoved') {
      args['from'] = money(event.from);
      args['to'] = money(event.to);
      args['why'] = term(`priceMove.${event.why}`);
    }
    if (event.type === 'paid') args['reason'] = reasonOf(event);
    if (event.type === 'privateMoved') {
      args['from'] = listed(event.from ?? BANK);
      args['to'] = listed(event.to ?? 'out');
    }
    if (event.type === 'certificatesMoved') args['moves'] = movesOf(event);
    if (event.type === 'endTriggered' || event.type === 'gameEnded') args['reason'] = ending(event.reason);
    if (event.type === 'dividend') {
      args['kind'] = event.kind;
      args['kept'] = money(event.paid[event.company] ?? 0);
    }
    return args;
  };
  const isHome = (company: string, hex: string): boolean =>
    facts.companies[company]?.home.some((home) => home.hex === hex) === true;
  const keyOf = (event: Exclude<Event, { type: 'special' }>): string => {
    if (event.type === 'presidencyChanged' && event.to === null) return 'event.presidencyGone';
    if (event.type === 'tokenPlaced' && event.cost === 0 && isHome(event.company, event.hex)) return 'event.homePlaced';
    // A company that trades its own shares.
    if (event.type === 'sharesBought' && event.who === event.company) return 'event.sharesRedeemed';
    if (event.type === 'sharesBought' && event.from === event.company) return 'event.sharesFromTreasury';
    if (event.type === 'sharesSold' && event.who === event.company) return 'event.sharesIssued';
    // Not from the bank.
    if (event.type === 'trainBought' && event.from === 'pool') return 'event.trainFromPool';
    if (event.type === 'trainBought' && facts.companies[event.from]) return 'event.trainBoughtFrom';
    if (event.type === 'privateBought' && names.has(event.from)) return 'event.privateFromPlayer';
    if (event.type === 'privateBought' && facts.companies[event.from]) return 'event.privateFromCompany';
    return `event.${event.type}`;
  };
  const messageOf = (event: Event): string | undefined =>
    event.type === 'special' ? find(`event.${event.key}`, `special.${event.key}`, event.key) : find(keyOf(event));
  /** A proposal says what is proposed, at which price. */
  const proposed = (event: Event, rich: boolean): Args | null => {
    const what = event.type === 'proposed' ? find(`proposal.${event.key}`) : undefined;
    if (event.type !== 'proposed' || what === undefined) return null;
    const { player, to, args } = event;
    return { ...argsOf('', { player, to }, rich), what: say(language, what, argsOf(what, args, false)) };
  };
  const sentence = (event: Event, rich: boolean): readonly unknown[] => {
    const asked = proposed(event, rich);
    if (asked) return piecesOf(language, find('event.proposedThat') ?? '', asked);
    const message = messageOf(event);
    if (message === undefined) return [event.type];
    return [...piecesOf(language, message, eventArgs(message, event, rich)), addedTo(event)].filter(
      (each) => each !== '',
    );
  };
  /** Shorter, for a line that tells a whole turn; only of what the one on turn does. */
  const inTurn = (event: Event, subject: string): string | undefined => {
    if (event.type === 'special') return event.args['company'] === subject ? find(`turn.${event.key}`) : undefined;
    const by = 'company' in event ? event.company : 'who' in event ? event.who : undefined;
    return by === subject ? find(`turn.${event.type}`) : undefined;
  };
  const clause: Formatter['clause'] = (event, subject, rich) => {
    const short = inTurn(event, subject);
    if (short !== undefined) return piecesOf(language, short, eventArgs(short, event, rich));
    const message = messageOf(event);
    if (message === undefined || event.type === 'proposed') return null;
    const raw: Readonly<Record<string, unknown>> = event.type === 'special' ? event.args : { ...event };
    const args = eventArgs(message, event, rich);
    const mine = Object.keys(raw).filter((key) => raw[key] === subject && args[key] !== subject);
    const said = named(subject, 'company', rich);
    const marked = piecesOf(language, message, { ...args, ...Object.fromEntries(mine.map((key) => [key, SUBJECT])) });
    // What the person at the screen does in somebody else's turn is a sentence of its own.
    const [first, ...rest] = subject === you ? withoutYou(marked) : marked;
    if (first !== SUBJECT && first !== subject) return null;
    const [next, ...others] = rest.map((piece) => (piece === SUBJECT ? said : piece));
    // “SFA: no train” is no sentence without its colon.
    if (typeof next === 'string' && next.startsWith(':')) return null;
    return [typeof next === 'string' ? next.replace(/^\s+/u, '') : next, ...others];
  };
  /** “You bid” is the person at the screen and what they do. */
  const withoutYou = ([first, ...rest]: readonly unknown[]): readonly unknown[] => {
    const word = `${term('log.you')} `;
    return typeof first === 'string' && you !== null && first.startsWith(word)
      ? [SUBJECT, first.slice(word.length), ...rest]
      : [first, ...rest];
  };
  return {
    language,
    title,
    facts,
    you,
    money,
    number,
    holder,
    listed,
    who,
    playerNumber: (id) => game.players.findIndex((each) => each.id === id),
    phase,
    companyName,
    privateName,
    thing,
    chip,
    round,
    roundShort: numbered('round.short'),
    term,
    has,
    list: (names) => list.format(names),
    refusal: ({ key, args }) => {
      const message = find(`refusal.${key}`, key);
      return message === undefined ? key : say(language, message, argsOf(message, args, false));
    },
    message: (message, args) => sayWithMarkup(language, withTerms(message, wordOf), argsOf(message, args, true)),
    messageText: (message, args) => say(language, withTerms(message, wordOf), argsOf(message, args, false)),
    event: (event) => asNodes(sentence(event, true)),
    eventText: (event) => sentence(event, false).map(String).join(''),
    clause,
    subject: (id, rich) => (id === you ? term('log.you') : (named(id, 'company', rich) as ReactNode)),
  };
};
