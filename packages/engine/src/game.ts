/** A game as it is stored: title, conditions, seed, players and the list of actions. The state is derived from it. */
import { flatMap } from './lists.ts';
import * as z from 'zod/mini';
import { type Action, parseAction } from './actions.ts';
import { type Event, roundBegan } from './events.ts';
import { newMove } from './move.ts';
import { apply, isRefusal, settle } from './play.ts';
import { diceOf } from './random.ts';
import type { Refusal } from './refusal.ts';
import type { OptionValue, PlayerId, Rules, State } from './state.ts';
import { type HouseRuling, knownTitle, type RecordedRuling, type Seating, type Setting, type Title } from './title.ts';

export interface Seat {
  readonly id: PlayerId;
  readonly name: string;
}

export interface Game {
  readonly format: 'roundhouse';
  readonly version: 1;
  readonly title: string;
  readonly players: readonly Seat[];
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly rulings: Readonly<Record<string, OptionValue>>;
  readonly seed: number;
  /** Absent in games stored by an earlier version, which took the players as they were named. */
  readonly seating?: Seating | undefined;
  /** What chance decided, where it was given and not drawn. */
  readonly fixed?: Readonly<Record<string, unknown>> | undefined;
  readonly actions: readonly Action[];
}

const value = z.union([z.boolean(), z.number(), z.string().check(z.maxLength(200))]);
const settings = z.record(z.string().check(z.maxLength(60)), value);

const schema = z.object({
  format: z.literal('roundhouse'),
  version: z.literal(1),
  title: z.string().check(z.maxLength(20)),
  players: z
    .array(
      z.object({
        id: z.custom<PlayerId>((each) => typeof each === 'string' && /^@.{1,63}$/u.test(each), 'not a player id'),
        name: z.string().check(z.maxLength(80)),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
  options: settings,
  rulings: settings,
  seed: z.int().check(z.gte(0), z.lte(2 ** 31 - 1)),
  seating: z.optional(z.enum(['drawn', 'asSeated'])),
  fixed: z.optional(z.record(z.string(), z.unknown())),
  actions: z.array(z.unknown()).check(z.maxLength(100_000)),
});

export type Parsed<T> = { readonly value: T } | { readonly error: string };

/** A game stored by an earlier version may name rulings that are called otherwise now. */
const inTodaysWords = ({ title, rulings }: Pick<Game, 'title' | 'rulings'>): Game['rulings'] => {
  const retired = knownTitle(title)?.retired ?? {};
  return Object.fromEntries(
    flatMap(Object.entries(rulings), ([id, value]) => {
      // The name comes from outside: what every object inherits is no ruling.
      const meant = Object.hasOwn(retired, id) ? retired[id] : undefined;
      return meant ? Object.entries(meant(value)) : [[id, value] as const];
    }),
  );
};

/** Parses a stored game; says in one line what is wrong. Actions are checked for form here and by rules in `replay`. */
export const parseGame = (input: unknown): Parsed<Game> => {
  const parsed = schema.safeParse(input);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return { error: `not a game file: ${issue?.path.join('.') || 'file'}: ${issue?.message ?? 'malformed'}` };
  }
  const actions: Action[] = [];
  for (const [index, each] of parsed.data.actions.entries()) {
    const action = parseAction(each);
    if ('error' in action) return { error: `action ${index + 1}: ${action.error}` };
    actions.push(action.action);
  }
  const game = { ...parsed.data, rulings: inTodaysWords(parsed.data), actions };
  const problem = whyNotPlayable(game);
  return problem === undefined ? { value: game } : { error: problem };
};

const badSetting = (
  chosen: Readonly<Record<string, OptionValue>>,
  known: readonly Setting[],
  players: number,
): string | undefined => {
  for (const [id, each] of Object.entries(chosen)) {
    const setting = known.find((candidate) => candidate.id === id);
    if (!setting) return `unknown setting ${id}`;
    if (!setting.values.includes(each)) return `setting ${id} cannot be ${String(each)}`;
    if (setting.players && !setting.players.includes(players) && each !== setting.standard)
      return `setting ${id} is not for ${players} players`;
    const missing = each === setting.standard ? undefined : setting.requires?.find((other) => chosen[other] !== true);
    if (missing !== undefined) return `setting ${id} needs ${missing}`;
  }
  return undefined;
};

type Conditions = Pick<Game, 'title' | 'players' | 'options' | 'rulings'>;

const whyNotPlayable = (game: Conditions): string | undefined => {
  const title = knownTitle(game.title);
  if (!title) return `unknown title ${game.title}`;
  const count = game.players.length;
  if (!title.players.includes(count)) return `${title.id} is not for ${count} players`;
  if (new Set(game.players.map((each) => each.id)).size < count) return 'two players have the same id';
  return badSetting(game.options, title.options, count) ?? badSetting(game.rulings, allRulings(title), count);
};

/** All that a game may be ruled by: what a table decides, and how recorded games were played. */
export const allRulings = (title: Title): readonly (HouseRuling | RecordedRuling)[] => [
  ...title.rulings,
  ...title.recorded,
];

const standards = (known: readonly Setting[], chosen: Readonly<Record<string, OptionValue>>) =>
  Object.fromEntries(known.map(({ id, standard }) => [id, chosen[id] ?? standard]));

export const rulesOf = (title: Title, game: Conditions): Rules => ({
  title: title.id,
  players: game.players.length,
  options: standards(title.options, game.options),
  rulings: standards(allRulings(title), game.rulings),
});

/** The rules of a stored position, with the rulings of today. */
export const rulesNow = (title: Title, rules: Rules): Rules => ({
  ...rules,
  options: standards(title.options, rules.options),
  rulings: standards(allRulings(title), inTodaysWords(rules)),
});

export interface Conditionals {
  readonly title: string;
  readonly players: readonly Seat[];
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly rulings?: Readonly<Record<string, OptionValue>>;
  readonly seed: number;
  /** Unless said: drawn where the rulebook draws. */
  readonly seating?: Seating;
  readonly fixed?: Readonly<Record<string, unknown>>;
}

/** A new game with no actions yet; throws where the conditions do not fit the title (parse first what is foreign). */
export const newGame = ({ options = {}, rulings = {}, seating, ...rest }: Conditionals): Game => {
  const usual: Seating = knownTitle(rest.title)?.draws ? 'drawn' : 'asSeated';
  const game: Game = {
    format: 'roundhouse',
    version: 1,
    ...rest,
    options,
    rulings,
    seating: seating ?? usual,
    actions: [],
  };
  const problem = whyNotPlayable(game);
  if (problem !== undefined) throw new Error(problem);
  return game;
};

/** Who sits where, clockwise from who begins. */
const seatsOf = (title: Title, { players, seating, seed }: Game): readonly PlayerId[] => {
  const named = players.map((each) => each.id);
  if (seating !== 'drawn' || !title.draws) return named;
  // A stream of its own, so that seats reveal nothing about what else the seed decides.
  const dice = diceOf(seed ^ SEATS);
  if (title.draws === 'seats') return dice.shuffle(named);
  const first = dice.below(named.length);
  return [...named.slice(first), ...named.slice(0, first)];
};

const SEATS = 0x5e_a7;

/** The state before the first action, and what happened while it was set up. */
export const begin = (game: Game): { readonly state: State; readonly events: readonly Event[] } => {
  const title = knownTitle(game.title);
  if (!title) throw new Error(`unknown title ${game.title}`);
  const rules = rulesOf(title, game);
  const { seed, seating, fixed } = game;
  const move = newMove(title.setup({ rules, seats: seatsOf(title, game), seed, seating, ...(fixed ? { fixed } : {}) }));
  // The set-up has done what the first round brings: nothing reacts to it.
  move.events.push(roundBegan(move.state.round), ...(title.dealt?.(move.state) ?? []));
  settle(move);
  return { state: move.state, events: move.events };
};

export interface Replay {
  /** State i is the one after i actions. */
  readonly states: readonly State[];
  /** Events i are those of action i, counted from 0; `opening` those of the set-up. */
  readonly events: readonly (readonly Event[])[];
  readonly opening: readonly Event[];
  /** The action that is refused, if any; what follows it is not played. */
  readonly refused?: { readonly index: number; readonly refusal: Refusal };
}

/** Plays all actions with all checks. */
export const replay = (game: Game, after?: (state: State, index: number) => void): Replay => {
  const start = begin(game);
  const states = [start.state];
  const events: (readonly Event[])[] = [];
  let state = start.state;
  for (const [index, action] of game.actions.entries()) {
    const result = apply(state, action);
    if (isRefusal(result)) return { states, events, opening: start.events, refused: { index, refusal: result } };
    state = result.state;
    states.push(state);
    events.push(result.events);
    after?.(state, index);
  }
  return { states, events, opening: start.events };
};
