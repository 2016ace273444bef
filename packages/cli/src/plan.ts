/** Which games to simulate, as the arguments say it. */
import { botNamed, loadInsight } from '@roundhouse/bots';
import { type Game, type OptionValue, POLITE_TRADING, type Setting, type Title } from '@roundhouse/engine';
import { loadTitle, titleIdOf, titleIds } from '@roundhouse/titles';
import { CommandError, readArguments, wholeNumber } from './command.ts';

export interface Plan {
  readonly title: Title;
  readonly players: number;
  /** What distinguishes its files from those of other plans: `volatility`, `18xx.games`. */
  readonly names: readonly string[];
  readonly bots: readonly string[];
  readonly options: Game['options'];
  readonly rulings: Game['rulings'];
}

interface Wish {
  readonly title?: string;
  readonly players?: string;
  readonly variant?: string;
  readonly rulings?: string;
  readonly bots?: string;
}

interface Chosen {
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly players: readonly number[];
}

/** `short-squeeze`, `shortSqueeze` and `short_squeeze` are one name. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[-_ ]/g, '');

const titleOf = (wanted: string | undefined): Promise<Title> => {
  const id = wanted === undefined ? undefined : titleIdOf(wanted);
  if (id !== undefined) return loadTitle(id);
  const lack = wanted === undefined ? '--title is required' : `unknown title ${wanted}`;
  throw new CommandError(`${lack}; titles: ${titleIds.join(', ')}`);
};

/** An option that is switched on has the name of a variant too. */
const switchedOn = (option: Setting, players: readonly number[]): Chosen => ({
  options: { [option.id]: true },
  players: option.players ?? players,
});

const variantOf = (title: Title, name: string): Chosen => {
  const variant = title.variants.find((each) => plain(each.id) === plain(name));
  if (variant) return variant;
  const option = title.options.find(({ id, values }) => values.includes(true) && plain(id) === plain(name));
  if (option) return switchedOn(option, title.players);
  const known = title.variants.map(({ id }) => id).join(', ');
  throw new CommandError(`${title.id} has no variant ${name}; variants: ${known}`);
};

/** Several variants at once are the sum of their options. */
const chosenBy = (title: Title, names: readonly string[]): Chosen => {
  const chosen = names.map((name) => variantOf(title, name));
  return {
    options: Object.assign({}, ...chosen.map(({ options }) => options)) as Chosen['options'],
    players: title.players.filter((count) => chosen.every(({ players }) => players.includes(count))),
  };
};

const rulingsOf = (title: Title, name: string): Game['rulings'] => {
  const rulings = Object.hasOwn(title.presets, name) ? title.presets[name] : undefined;
  if (rulings) return rulings;
  throw new CommandError(`unknown preset of rulings ${name}; presets: ${Object.keys(title.presets).join(', ')}`);
};

const list = (text: string | undefined): readonly string[] => (text === undefined ? [] : text.split(','));

export const planOf = async (wish: Wish): Promise<Plan> => {
  const title = await titleOf(wish.title);
  const variants = list(wish.variant);
  const { options, players: counts } = chosenBy(title, variants);
  const [fewest] = counts;
  if (fewest === undefined) throw new CommandError(`${variants.join(' and ')} can’t be combined`);
  const players = wish.players === undefined ? fewest : wholeNumber('players', wish.players, 1, 20);
  if (!counts.includes(players)) {
    const what = [title.id, ...variants].join(' ');
    throw new CommandError(`${what} doesn’t support ${players} players; it supports ${counts.join(', ')}`);
  }
  const bots = wish.bots === undefined ? ['random'] : list(wish.bots);
  for (const bot of bots) if (!botNamed(bot)) throw new CommandError(`unknown bot ${bot}`);
  if (bots.some((bot) => bot !== 'random')) await loadInsight(title.id);
  const names = [...variants, ...(wish.rulings === undefined ? [] : [wish.rulings])];
  // Bots trade politely, unless they are to play exactly as another table does.
  const knowsPoliteness = title.rulings.some(({ id }) => id === POLITE_TRADING);
  const standard: Game['rulings'] = knowsPoliteness ? { [POLITE_TRADING]: true } : {};
  const rulings = wish.rulings === undefined ? standard : rulingsOf(title, wish.rulings);
  return { title, players, names, bots, options, rulings };
};

const STRING = { type: 'string' } as const;

/** What commands that play games take. */
const ARGUMENTS = {
  title: STRING,
  players: STRING,
  variant: STRING,
  rulings: STRING,
  bots: STRING,
  games: STRING,
  seed: STRING,
  json: { type: 'boolean' },
} as const;

type Argument = keyof typeof ARGUMENTS;

export interface Series {
  readonly plan: Plan;
  /** The seed of each game. */
  readonly seeds: readonly number[];
  /** The folder to write games to, for a command that takes one. */
  readonly out: string | undefined;
}

/** So many games of one plan, as the arguments say it. */
export const seriesOf = async (
  usage: string,
  args: readonly string[],
  { required = [], takesFolder = false }: { readonly required?: readonly Argument[]; readonly takesFolder?: boolean },
): Promise<Series> => {
  const folder = takesFolder ? { out: STRING } : {};
  const { values, positionals } = readArguments<typeof ARGUMENTS & { out?: typeof STRING }>(usage, args, {
    ...ARGUMENTS,
    ...folder,
  });
  if (positionals.length > 0)
    throw new CommandError(`${positionals.join(' ')} is one argument too many — usage: ${usage}`);
  for (const name of required)
    if (values[name] === undefined) throw new CommandError(`--${name} is required — usage: ${usage}`);
  const plan = await planOf(values);
  const games = wholeNumber('games', values.games ?? '1', 1, 100_000);
  const first = wholeNumber('seed', values.seed ?? '1', 0, 2 ** 31 - 1);
  return { plan, seeds: Array.from({ length: games }, (_, index) => (first + index) % 2 ** 31), out: values.out };
};
