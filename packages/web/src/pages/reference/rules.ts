/** The rulebook of a title in sections, and the search in it. */
import type { Variant, Words } from '@roundhouse/engine';

export interface Statement {
  readonly id: string;
  /** Place on the page: for links from refusals. */
  readonly anchor: string;
  readonly words: Words;
}

export interface Section {
  /** `8`, `VIII`, `loan`, `D`: what the ids of a section share. */
  readonly id: string;
  readonly statements: readonly Statement[];
}

/** `18MEX §8(a)` becomes `8-a`: an id that needs no escaping in an address. */
export const anchorOf = (rule: string): string =>
  rule
    .replace(/^\S+\s+/, '')
    .replace('§', '')
    // `(2)` and `#2` are two things.
    .replaceAll('#', '_')
    .replaceAll(/[^\p{L}\p{N}._]+/gu, '-')
    .replaceAll(/^-+|-+$|-(?=_)/g, '');

const sectionOf = (rule: string): string => {
  const local = rule.replace(/^\S+\s+/, '').replace('§', '');
  return /^(\d+|[IVXLC]+(?=\.|-|$)|\p{L}+\d*(?=\.)|\p{L}+)/u.exec(local)?.[0] ?? local;
};

/** In the order of the rulebook, as the title lists it. */
export const sectionsOf = (rulebook: Readonly<Record<string, Words>>): readonly Section[] => {
  const sections = new Map<string, Statement[]>();
  for (const [id, words] of Object.entries(rulebook)) {
    const section = sectionOf(id);
    const statement = { id, anchor: anchorOf(id), words };
    const known = sections.get(section);
    if (known) known.push(statement);
    else sections.set(section, [statement]);
  }
  return [...sections].map(([id, statements]) => ({ id, statements }));
};

const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** All words of the question must occur, in the id or in either language. */
export const matching = (sections: readonly Section[], question: string): readonly Section[] => {
  const parts = plain(question).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return sections;
  const fits = ({ id, words }: Statement): boolean => {
    const text = plain(`${id} ${words.en} ${words.ru}`);
    return parts.every((part) => text.includes(part));
  };
  return sections
    .map(({ id, statements }) => ({ id, statements: statements.filter(fits) }))
    .filter(({ statements }) => statements.length > 0);
};

export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** A text cut at the words that were asked for. */
export const highlighted = (text: string, question: string): readonly Piece[] => {
  const parts = plain(question)
    .split(/\s+/)
    .filter((part) => part.length > 1);
  if (parts.length === 0) return [{ text, hit: false }];
  const low = plain(text);
  const pieces: Piece[] = [];
  let at = 0;
  while (at < text.length) {
    const next = parts
      .map((part) => ({ part, index: low.indexOf(part, at) }))
      .filter(({ index }) => index >= 0)
      .sort((a, b) => a.index - b.index || b.part.length - a.part.length)[0];
    if (!next) break;
    if (next.index > at) pieces.push({ text: text.slice(at, next.index), hit: false });
    pieces.push({ text: text.slice(next.index, next.index + next.part.length), hit: true });
    at = next.index + next.part.length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), hit: false });
  return pieces;
};

const MOVES = /\b(moves?|rises?|falls?|drops?|goes|jumps?)\b/i;
const STEPS =
  /\b(one|two|three|four|more) (cells?|steps?|rows?|columns?|left|right|up|down)\b|\b(to the|moves?|step) (left|right)\b/i;
/** So short that the market is not named: `sold out: right`. */
const SHORTLY = /[:;] (then )?(one )?(right|left|up|down)\b/i;
const OF_THE_MARKET = /\b(price|marker|share value|market value|stock market|cell|(?<!in a )row)s?\b/i;

/** What privates and other certificates without a marker cost moves, too, but not on the market. */
const OF_PRIVATES = /\b(privates?|P1|locals?|local railways|company #1)\b/i;

interface MovementRule extends Statement {
  /** The variant that the rule is of. */
  readonly of?: Variant;
}

/** Statements about how share prices move: those of every game, and those of the variants that are played. */
export const movementRules = (
  rulebook: Readonly<Record<string, Words>>,
  variants: readonly Variant[],
  played: readonly Variant[],
): readonly MovementRule[] => {
  const isOf =
    (rule: string) =>
    ({ sections = [] }: Variant): boolean =>
      sections.some((each) => rule.startsWith(`${each}-`));
  return Object.entries(rulebook)
    .filter(([rule]) => played.some(isOf(rule)) || !variants.some(isOf(rule)))
    .filter(
      ([, { en }]) =>
        !OF_PRIVATES.test(en) && (SHORTLY.test(en) || ((MOVES.test(en) || STEPS.test(en)) && OF_THE_MARKET.test(en))),
    )
    .map(([id, words]) => {
      const of = played.find(isOf(id));
      return { id, anchor: anchorOf(id), words, ...(of && { of }) };
    });
};
