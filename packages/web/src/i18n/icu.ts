/**
 * Messages in ICU format, as far as the catalogues use it: arguments, `plural`, `selectordinal` and `select`, `#`, exact
 * numbers and quotes. A tenth of what the complete format weighs; a test compares both over every message there is.
 */
type Choice = 'plural' | 'selectordinal' | 'select';
type Part =
  | string
  | { readonly arg: string }
  | { readonly arg: string; readonly choice: Choice; readonly options: Readonly<Record<string, Message>> }
  | { readonly pound: true };
export type Message = readonly Part[];

const CHOICES: readonly string[] = ['plural', 'selectordinal', 'select'] satisfies readonly Choice[];
const isChoice = (word: string): word is Choice => CHOICES.includes(word);

export const parseMessage = (source: string): Message => {
  let at = 0;
  const fail = (): never => {
    throw new Error(`not a message at ${at}: ${source}`);
  };
  const blank = (): void => {
    while (/\s/u.test(source.charAt(at))) at += 1;
  };
  const word = (): string => {
    blank();
    const from = at;
    while (/[^\s,{}]/u.test(source.charAt(at))) at += 1;
    const found = source.slice(from, at);
    blank();
    return found === '' ? fail() : found;
  };
  const take = (sign: string): void => {
    if (source[at] !== sign) fail();
    at += 1;
  };
  /** An apostrophe stands for itself, unless it is doubled or hides a sign that would mean something. */
  const apostrophe = (counting: boolean): string => {
    at += 1;
    if (source[at] === "'") return source.charAt(at++);
    if (!(counting ? '{}#' : '{}').includes(source.charAt(at)) || at >= source.length) return "'";
    let hidden = '';
    for (; at < source.length; at += 1) {
      if (source[at] === "'") {
        at += 1;
        if (source[at] !== "'") break;
      }
      hidden += source.charAt(at);
    }
    return hidden;
  };
  const argument = (): Part => {
    take('{');
    const arg = word();
    if (source[at] === '}') {
      at += 1;
      return { arg };
    }
    take(',');
    const choice = word();
    if (!isChoice(choice)) return fail();
    take(',');
    const options: Record<string, Message> = {};
    blank();
    while (source[at] !== '}') {
      const name = word();
      take('{');
      options[name] = message(choice !== 'select', true);
      take('}');
      blank();
    }
    at += 1;
    return options['other'] === undefined ? fail() : { arg, choice, options };
  };
  const message = (counting: boolean, inside: boolean): Message => {
    const parts: Part[] = [];
    let text = '';
    const flush = (): void => {
      if (text !== '') parts.push(text);
      text = '';
    };
    while (at < source.length) {
      const sign = source.charAt(at);
      if (inside && sign === '}') break;
      if (sign === "'") text += apostrophe(counting);
      else if (sign === '{') {
        flush();
        parts.push(argument());
      } else if (sign === '#' && counting) {
        at += 1;
        flush();
        parts.push({ pound: true });
      } else {
        text += sign;
        at += 1;
      }
    }
    flush();
    return parts;
  };
  return message(false, false);
};

const rules = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

const ruleOf = (language: string, type: Intl.PluralRuleType): Intl.PluralRules => {
  const key = `${language} ${type}`;
  const found = rules.get(key) ?? new Intl.PluralRules(language, { type });
  rules.set(key, found);
  return found;
};

const numberOf = (language: string): Intl.NumberFormat => {
  const found = numbers.get(language) ?? new Intl.NumberFormat(language);
  numbers.set(language, found);
  return found;
};

/** The pieces of a message: words, and the arguments as they were given. A missing argument shows its name. */
export const pieces = (
  language: string,
  message: Message,
  args: Readonly<Record<string, unknown>>,
  count?: number,
): readonly unknown[] =>
  message.flatMap((part): readonly unknown[] => {
    if (typeof part === 'string') return [part];
    if ('pound' in part) return [numberOf(language).format(count ?? 0)];
    const value = args[part.arg];
    if (!('choice' in part)) return [value === undefined ? part.arg : (value ?? '')];
    const { choice, options } = part;
    if (choice === 'select') return pieces(language, options[String(value)] ?? options['other'] ?? [], args, count);
    const many = Number(value);
    const category = ruleOf(language, choice === 'plural' ? 'cardinal' : 'ordinal').select(many);
    return pieces(language, options[`=${many}`] ?? options[category] ?? options['other'] ?? [], args, many);
  });
