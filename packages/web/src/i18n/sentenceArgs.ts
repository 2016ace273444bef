/** The arguments of a sentence: ids and figures of the game as the names and amounts that a person reads. */
import { printedNumber } from '@roundhouse/board';
import { type Facts, type Json, printedHex } from '@roundhouse/engine';
import type { Language } from '../app/settings.ts';
import { placeName } from '../board/placeName.ts';
import type { Args } from './format.ts';
import type { NamesAndMessages } from './gameNames.tsx';

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

/** Arguments that may be a company, a private, a train or a place. */
const ANYTHING: ReadonlySet<string> = new Set(['what', 'among']);

export interface SentenceArgs {
  /** Names in a row. */
  readonly list: (names: readonly string[]) => string;
  /** The word for an id: in rich text a company is its chip. */
  readonly named: (value: Json, key: string, rich: boolean, message?: string) => unknown;
  readonly argsOf: (message: string, args: Readonly<Record<string, Json>>, rich: boolean) => Args;
}

export const makeArgs = (
  language: Language,
  facts: Facts,
  you: string | null,
  { chip, companyName, find, holder, listed, money, phase, term, thing }: NamesAndMessages,
): SentenceArgs => {
  const list = new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' });
  const listInSentence = new Intl.ListFormat(language, { type: 'conjunction' });
  const eitherOf = new Intl.ListFormat(language, { type: 'disjunction', style: 'short' });
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
  /** Some trains have a word of their own; a number alone may stand for the size of a company. */
  const trainName = (type: string): string =>
    (/^\d+$/u.test(type) ? undefined : find(`term.${type}`)) ?? term('term.train.next', { train: type });
  const hexName = (id: string): string => placeName(facts.track.map, id) ?? printedHex(facts.track.map, id);
  const text = (value: Json | undefined, key: string, message = ''): unknown => {
    if (typeof value === 'number') return MONEY.has(key) ? money(value) : value;
    if (typeof value === 'boolean') return String(value);
    if (value === null || value === undefined) return holder(null);
    if (typeof value === 'string' && key === 'phase') return phase(value);
    // Numbers of tiles and trains are no words, though a title may have a word for a size.
    if (typeof value === 'string' && key === 'tile') return printedNumber(facts.track.tiles[value] ?? { id: value });
    // A train is called by its type, not by its number; by its name, where nothing else says that it is a train.
    if (typeof value === 'string' && ANYTHING.has(key) && typeOfTrain(value) !== value)
      return trainName(typeOfTrain(value));
    if (typeof value === 'string' && key === 'train' && typeOfTrain(value) !== value)
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
      if (key === 'now') return eitherOf.format(names);
      // “Turn order: Ann, Boris, Cleo”, but “Ann, Boris, and Cleo pass”, and “2a- and 2b-trains rust”.
      if (message === '' || message.includes(`: {${key}}`)) return list.format(names);
      const hyphen = message.includes(`{${key}}-`) ? '-' : '';
      return listInSentence.format(names.map((name, at) => (at < names.length - 1 ? `${name}${hyphen}` : name)));
    }
    return JSON.stringify(value);
  };
  const named = (value: Json, key: string, rich: boolean, message = ''): unknown =>
    rich && typeof value === 'string' && isCompany(value, key) && !isMinorForSale(value, key)
      ? chip(value)
      : text(value, key, message);
  /** Which argument is the person at the screen: the sentence then says “you” (`{you, select, player {You bid} other {…}}`). */
  const youIn = (args: Readonly<Record<string, Json>>): string =>
    (you !== null && Object.entries(args).find(([, value]) => value === you)?.[0]) || 'nobody';
  const argsOf = (message: string, args: Readonly<Record<string, Json>>, rich: boolean): Args => ({
    ...Object.fromEntries(
      Object.entries(args).flatMap(([key, value]): readonly (readonly [string, unknown])[] => {
        const word = named(value, key, rich, message);
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
  return { list: (names) => list.format(names), named, argsOf };
};
