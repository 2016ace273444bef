/** What is chosen for a new game, compared with what variants and presets would choose. */
import { type OptionValue, POLITE_TRADING, type Setting, type Title, type Variant } from '@roundhouse/engine';

export type Choices = Readonly<Record<string, OptionValue>>;

export const isFor = ({ players }: Pick<Setting, 'players'>, count: number): boolean =>
  players === undefined || players.includes(count);

export const chosen = (choices: Choices, { id, standard }: Setting): OptionValue => choices[id] ?? standard;

/** Whether two sets of choices mean the same: what is not chosen is as usual. */
export const sameChoices = (settings: readonly Setting[], a: Choices, b: Choices): boolean =>
  settings.every((setting) => chosen(a, setting) === chosen(b, setting));

/** Only what departs from the usual is kept with a game. */
export const departing = (settings: readonly Setting[], choices: Choices): Choices =>
  Object.fromEntries(
    settings.flatMap((setting) => {
      const value = chosen(choices, setting);
      return value === setting.standard ? [] : [[setting.id, value]];
    }),
  );

/** The ruling about how people and bots treat each other; presets, which are about the rulebook, leave it as it is. */
export const isPoliteTrading = ({ id }: Pick<Setting, 'id'>): boolean => id === POLITE_TRADING;

const withoutPoliteTrading = (rulings: Choices): Choices =>
  Object.fromEntries(Object.entries(rulings).filter(([id]) => id !== POLITE_TRADING));

/** For a table to which a bot may still come: that somebody does not want polite trading is kept too, or it would come with the bot. */
export const said = (settings: readonly Setting[], rulings: Choices): Choices =>
  asPreset(departing(settings, rulings), rulings);

/** Polite trading comes with the first bot and goes with the last; in between it is as somebody chose. */
export const rulingsWith = (rulings: Choices, bots: { readonly before: boolean; readonly now: boolean }): Choices => {
  if (bots.before === bots.now) return rulings;
  return bots.now ? { ...rulings, [POLITE_TRADING]: true } : withoutPoliteTrading(rulings);
};

/** What a preset chooses, with the table's own choice about polite trading. */
export const asPreset = (preset: Choices, rulings: Choices): Choices => ({
  ...withoutPoliteTrading(preset),
  ...(rulings[POLITE_TRADING] === undefined ? {} : { [POLITE_TRADING]: rulings[POLITE_TRADING] }),
});

/** The variants for a number of players; the plain game comes first where no variant stands for it. */
export const variantsFor = ({ variants, players }: Title, count: number): readonly (Variant | null)[] => {
  const fitting = variants.filter((each) => each.players.includes(count));
  const changesAll = variants.every(({ options }) => Object.keys(options).length > 0);
  return changesAll && players.includes(count) ? [null, ...fitting] : fitting;
};

/** A number of players that the choices do not fit needs other choices: those of the first variant that does. */
export const optionsFor = (title: Title, count: number, options: Choices): Choices => {
  const variants = variantsFor(title, count);
  const taken = title.variants.find((each) => sameChoices(title.options, each.options, options));
  const kept = Object.fromEntries(
    Object.entries(options).filter(([id]) => {
      const setting = title.options.find((each) => each.id === id);
      return setting !== undefined && isFor(setting, count);
    }),
  );
  return taken && !variants.includes(taken) ? (variants[0]?.options ?? {}) : kept;
};
