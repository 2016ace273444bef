/**
 * What every title calls by its own rulebook's word. Shared sentences name the term, `{@treasury.in}`, in the form that they need; a
 * title gives each form as a word of its own, so that no language has to be bent at run time.
 */
export const TERMS = [
  /** Who leads a company; whose it is. */
  'term.chief',
  'term.chief.of',
  /** The certificate that makes it so. */
  'term.president',
  /** A company's money, and where it lies. */
  'term.treasury',
  'term.treasury.in',
  /** Shares and trains that were sold or discarded: where they are, and where they go. */
  'term.pool',
  'term.pool.in',
  'term.pool.from',
  'term.pool.to',
  'term.ipo',
  'term.ipo.from',
  'term.depot',
  'term.market',
  'term.priority',
  'term.tile',
  'term.tile.of',
  'term.tiles',
  'term.tiles.of',
  'term.hex',
  'term.hex.of',
  'term.hexes.count',
  'term.token',
  'term.token.put',
  'term.tokens',
  'term.tokens.of',
  'term.home',
  'term.home.put',
  'term.city',
  'term.cities',
  'term.cities.of',
  'term.cities.count',
  'term.town',
  'term.towns',
  'term.towns.count',
  'term.offboard',
  'term.route',
  /** What a share is worth at the market. */
  'term.price',
  /** What its first one costs, and what the player does who sets that; the company afterwards; when it may operate. */
  'term.par',
  'term.par.put',
  'term.start',
  'term.started',
  'term.floats',
  /** A train that is bought or given away, with its `{name}`. */
  'term.train.named',
  /** A `{train}` that is next, those of its kind, and the one others rust with. */
  'term.train.next',
  'term.train.all',
  'term.train.with',
  /** How old trains go, as verbs: one, many, and in the past. */
  'term.rust.one',
  'term.rust.all',
  'term.rust.done',
  'term.revenue',
  /** What a private pays. */
  'term.income',
  'term.private',
  'term.private.buy',
  'term.privates',
] as const;

type Term = (typeof TERMS)[number];
export type Terms = Readonly<Record<Term, string>>;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A sentence with the title's terms in their places: `{@pool.in}`, at the beginning `{@^pool.in}`. */
export const withTerms = (message: string, term: (key: string) => string | undefined): string =>
  message.includes('{@')
    ? message.replaceAll(/\{@(\^?)([\w.]+)\}/gu, (_, first: string, name: string) => {
        const word = term(`term.${name}`) ?? name;
        return first === '' ? word : capital(word);
      })
    : message;
