/**
 * Messages in ICU format, as far as we use it: arguments, plurals and selections. The page carries this instead of the
 * whole parser, which knows dates, currencies and tags; a test holds that both read every message alike.
 */
import type { IntlMessageFormat } from 'intl-messageformat';

type Element = Exclude<ConstructorParameters<typeof IntlMessageFormat>[0], string>[number];
type Options = Record<string, { readonly value: Element[] }>;
type Around = '' | 'plural' | 'select';

const LITERAL = 0;
const ARGUMENT = 1;
const SELECT = 5;
const PLURAL = 6;
const POUND = 7;

class Reader {
  private at = 0;

  constructor(private readonly text: string) {}

  get isDone(): boolean {
    return this.at >= this.text.length;
  }

  /** What fits here; it is taken. */
  private take(what: RegExp): string {
    what.lastIndex = this.at;
    const [found] = what.exec(this.text) ?? [''];
    this.at += found.length;
    return found;
  }

  private need(sign: string): void {
    if (this.text[this.at] !== sign) throw new SyntaxError(`${sign} is missing at ${this.at} of: ${this.text}`);
    this.at++;
  }

  /** Words up to a brace, or to the sign of the number within a plural. An apostrophe before a brace hides it. */
  private literal(around: Around): string {
    let words = '';
    for (;;) {
      words += this.take(around === 'plural' ? /[^{}'#]*/y : /[^{}']*/y);
      if (this.text[this.at] !== "'") return words;
      const hidden = this.take(around === 'plural' ? /'[{}<>#](?:[^']|'')*'?/y : /'[{}<>](?:[^']|'')*'?/y);
      words += hidden === '' ? this.take(/''?/y).slice(0, 1) : hidden.replace(/^'|'$/g, '').replaceAll("''", "'");
    }
  }

  private options(around: Around): Options {
    const options: Options = {};
    for (;;) {
      this.take(/\s*/y);
      if (this.text[this.at] === '}') return options;
      const selector = this.take(/=?[^\s{}]+/y);
      this.take(/\s*/y);
      this.need('{');
      options[selector] = { value: this.message(around) };
      this.need('}');
    }
  }

  private argument(): Element {
    this.need('{');
    const value = this.take(/[^{},]+/y).trim();
    const kind = this.take(/,[^{},]+,/y)
      .slice(1, -1)
      .trim();
    if (kind === '') {
      this.need('}');
      return { type: ARGUMENT, value };
    }
    if (kind !== 'plural' && kind !== 'selectordinal' && kind !== 'select')
      throw new SyntaxError(`${kind} is not known in: ${this.text}`);
    const options = this.options(kind === 'select' ? 'select' : 'plural');
    this.need('}');
    return kind === 'select'
      ? { type: SELECT, value, options }
      : { type: PLURAL, value, options, offset: 0, pluralType: kind === 'plural' ? 'cardinal' : 'ordinal' };
  }

  message(around: Around = ''): Element[] {
    const elements: Element[] = [];
    for (;;) {
      const value = this.literal(around);
      if (value !== '') elements.push({ type: LITERAL, value });
      const sign = this.text[this.at];
      if (sign === undefined || sign === '}') return elements;
      if (sign === '#') {
        this.at++;
        elements.push({ type: POUND });
      } else elements.push(this.argument());
    }
  }
}

export const parseMessage = (text: string): Element[] => {
  const reader = new Reader(text);
  const elements = reader.message();
  if (!reader.isDone) throw new SyntaxError(`a brace too many in: ${text}`);
  return elements;
};
