/** Events as sentences of the log, and as clauses of a line that sums up a turn. */
import { BANK, type Event, type Facts } from '@roundhouse/engine';
import type { Language } from '../app/settings.ts';
import { type Args, piecesOf, say } from './format.ts';
import type { NamesAndMessages } from './gameNames.tsx';
import { phaseNews } from './phaseNews.ts';
import type { SentenceArgs } from './sentenceArgs.ts';

/** Stands for the one whom a sentence begins with, until it is known whether they are named. */
const SUBJECT = Symbol('subject');

export interface EventSentences {
  readonly sentence: (event: Event, rich: boolean) => readonly unknown[];
  /** What somebody does, in the pieces of a sentence that begins with them; null where the sentence begins otherwise. */
  readonly clause: (event: Event, subject: string, rich: boolean) => readonly unknown[] | null;
}

export const makeEventSentences = (
  language: Language,
  facts: Facts,
  you: string | null,
  { chip, find, has, isPlayer, listed, money, number, round, term, thing }: NamesAndMessages,
  { argsOf, list, named }: SentenceArgs,
): EventSentences => {
  const ending = (reason: string): string => {
    const message = find(`ending.${reason}`, `reason.${reason}`);
    return message === undefined ? reason : say(language, message);
  };
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
  const reasonOf = ({ for: reason, of }: Extract<Event, { type: 'paid' }>): string =>
    term(`payment.${reason}`) + (of === undefined ? '' : ` (${thing(of)})`);
  /** Identical certificates that went the same way are one percentage; a share and a short that go together are two. */
  const movesOf = ({ moved }: Extract<Event, { type: 'certificatesMoved' }>): string => {
    const ways = new Map<string, number>();
    const placeOf = (place: string | null): string => (place === null ? term('holder.exchange') : listed(place));
    for (const { percent, from, to } of moved) {
      const way = `${percent < 0 ? '−' : ''}% ${placeOf(from)}\u00A0→\u00A0${placeOf(to)}`;
      ways.set(way, (ways.get(way) ?? 0) + Math.abs(percent));
    }
    return list([...ways].map(([way, percent]) => way.replace('%', `${number(percent)}%`)));
  };
  const eventArgs = (message: string, event: Event, rich: boolean): Args => {
    if (event.type === 'special') return argsOf(message, event.args, rich);
    const { type: _type, ...rest } = event;
    const args: Record<string, unknown> = { ...argsOf(message, rest, rich) };
    if (event.type === 'roundBegan') args['kind'] = round(event);
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
    if (event.type === 'privateBought' && isPlayer(event.from)) return 'event.privateFromPlayer';
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
  const clause: EventSentences['clause'] = (event, subject, rich) => {
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
    // “SFA: no train” is no sentence without its colon, and neither is “ECR’s home token” without its owner.
    if (typeof next === 'string' && /^[:’]/u.test(next)) return null;
    return [typeof next === 'string' ? next.replace(/^\s+/u, '') : next, ...others];
  };
  /** “You bid” is the person at the screen and what they do. */
  const withoutYou = ([first, ...rest]: readonly unknown[]): readonly unknown[] => {
    const word = `${term('log.you')} `;
    return typeof first === 'string' && you !== null && first.startsWith(word)
      ? [SUBJECT, first.slice(word.length), ...rest]
      : [first, ...rest];
  };
  return { sentence, clause };
};
