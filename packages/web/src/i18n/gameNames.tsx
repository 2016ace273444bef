/** What players, companies, places, amounts, rounds, and words are called in one game. */
import { BANK, type Facts, type Game, type RoundMark, type Title, withTerms } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { Chip } from '../app/Chip.tsx';
import type { Language } from '../app/settings.ts';
import { liveriesOf } from '../board/liveries.ts';
import { type Args, say } from './format.ts';
import { isolated } from './isolated.ts';
import { wordsIn } from './words.ts';

export interface GameNames {
  readonly money: (amount: number) => string;
  readonly number: (value: number) => string;
  /** A player, company, bank or place. */
  readonly holder: (id: string | null | undefined) => string;
  /** The same in a list or next to an arrow, where the person at the screen is “you”. */
  readonly listed: (id: string) => string;
  /** A player as the argument of a sentence: the name, and whether it is the person at the screen (`you`). */
  readonly who: (id: string | null | undefined) => { readonly player: string; readonly you: string };
  /** What a title calls a phase, where that is not the name of its trains. */
  readonly phase: (name: string) => string;
  /** What a train card shows, where the type has a sign of its own (the built-in 2-train of 18MEX is a 2). */
  readonly trainCard: (side: string) => string;
  readonly companyName: (id: string) => string;
  readonly privateName: (id: string) => string;
  /** A short name of anything with an id. */
  readonly thing: (id: string) => string;
  readonly chip: (company: string) => ReactNode;
  readonly round: (mark: Pick<RoundMark, 'kind' | 'set' | 'number'> & { readonly of?: number }) => string;
  /** The same where it is tight: `OR 3.1`. */
  readonly roundShort: GameNames['round'];
  /** A word of the title, of the engine or of the client by its key; the last part of the key where there is none. */
  readonly term: (key: string, args?: Args) => string;
  readonly has: (key: string) => boolean;
}

/** The names, and what sentences are made with. */
export interface NamesAndMessages extends GameNames {
  readonly isPlayer: (id: string) => boolean;
  /** The first message that one of the keys has, with the terms of the title in it. */
  readonly find: (...keys: readonly string[]) => string | undefined;
  readonly inTerms: (message: string) => string;
}

/** Rounds that a game has one of. */
const ONCE: ReadonlySet<string> = new Set(['auction', 'draft']);

/** A round that is one part of a longer one has its number before the part: “Махинационный раунд 9.1: слияния”. */
const withNumber = (name: string, number: string): string => {
  const [whole = name, part] = name.split(':');
  return part === undefined ? `${whole} ${number}` : `${whole} ${number}:${part}`;
};

export const makeNames = (
  language: Language,
  title: Title,
  facts: Facts,
  game: Pick<Game, 'players'>,
  you: string | null,
): NamesAndMessages => {
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
  const cents = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const names = new Map(game.players.map(({ id, name }) => [id as string, isolated(name)]));
  const written = new Map<number, string>();
  const number = (value: number): string => {
    let text = written.get(value);
    if (text === undefined) written.set(value, (text = numbers.format(value).replace('-', '−')));
    return text;
  };
  // An amount and its unit stay in one line.
  const suffix = title.currency.suffix.replace(' ', '\u00A0');
  const money = (amount: number): string => {
    const size = Math.abs(amount);
    // Half a dollar a share is $17.50; thousands of crowns have no cents.
    const figure = Number.isInteger(size) || suffix !== '' ? number(size) : cents.format(size);
    return `${amount < 0 ? '−' : ''}${title.currency.prefix}${figure}${suffix}`;
  };
  const companyName = (id: string): string => facts.companies[id]?.name[language] ?? id;
  const privateName = (id: string): string => facts.privates[id]?.name[language] ?? id;
  const holder = (id: string | null | undefined): string => {
    if (id === null || id === undefined) return find('holder.nobody') ?? '–';
    return names.get(id) ?? find(`holder.${id}`, `hand.${id}`) ?? (id === BANK ? 'bank' : id);
  };
  const listed = (id: string): string => (id === you ? term('log.youListed') : holder(id));
  const who: GameNames['who'] = (id) => ({ player: holder(id), you: you !== null && id === you ? 'player' : 'nobody' });
  const phase = (name: string): string => find(`phaseName.${name}`) ?? name;
  const trainCard = (side: string): string => find(`type.${side}`) ?? side;
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
  const numbered =
    (words: string): GameNames['round'] =>
    ({ kind, set, number: at, of }) => {
      const name = term(`${words}.${kind}`);
      // What comes before the first stock round comes once.
      if (ONCE.has(kind)) return name;
      if (kind === 'operating' || (of ?? 0) > 1) return withNumber(name, set > 0 ? `${set}.${at}` : `${at}`);
      return set > 0 ? withNumber(name, `${set}`) : name;
    };
  return {
    money,
    number,
    holder,
    listed,
    who,
    phase,
    trainCard,
    companyName,
    privateName,
    thing,
    chip,
    round: numbered('round'),
    roundShort: numbered('round.short'),
    term,
    has,
    isPlayer: (id) => names.has(id),
    find,
    inTerms: (message) => withTerms(message, wordOf),
  };
};
