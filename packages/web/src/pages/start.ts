/** Making a game and keeping it: seats, bots, conditions. */
import {
  type Conditionals,
  newGame,
  type OptionValue,
  type PlayerId,
  POLITE_TRADING,
  type Seating,
} from '@roundhouse/engine';
import { fetchTitle } from '../app/titles.ts';
import { usualTable } from '@roundhouse/bots/characters';
import { loadBotNames } from '../app/bots/names.ts';
import { useSettings } from '../app/settings.ts';
import { takeFirstOwn } from '../learn/first/memory.ts';
import { setGuideLevel } from '../learn/guide/level.ts';
import { newSeed, recordOf, saveRecord } from '../store/games.ts';

/** The title a newcomer meets first. */
const FIRST_TITLE = '18MEX';

export interface SeatPlan {
  readonly name: string;
  /** Id of the bot that plays; null: a person. */
  readonly bot: string | null;
}

export interface GamePlan {
  readonly title: string;
  readonly seats: readonly SeatPlan[];
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** Unless said: by the rulebook, with polite trading where a bot plays. */
  readonly rulings?: Readonly<Record<string, OptionValue>>;
  readonly seed?: number;
  /** Unless said: drawn where the rulebook draws. */
  readonly seating?: Seating;
}

/** The id of the new game; it is kept in memory where storage is switched off. */
export const startGame = async ({ title, seats, options, rulings, seed, seating }: GamePlan): Promise<string> => {
  const bots = Object.fromEntries(seats.flatMap(({ bot }, index) => (bot === null ? [] : [[`@${index + 1}`, bot]])));
  await Promise.all([fetchTitle(title), loadBotNames(bots)]);
  const players = seats.map(({ name }, index) => ({ id: `@${index + 1}` as PlayerId, name }));
  const conditions: Conditionals = {
    title,
    players,
    seed: seed ?? newSeed(),
    ...(options ? { options } : {}),
    rulings: rulings ?? (seats.some(({ bot }) => bot !== null) ? { [POLITE_TRADING]: true } : {}),
    ...(seating ? { seating } : {}),
  };
  const record = recordOf(newGame(conditions), bots);
  const saved = await saveRecord(record);
  const id = 'record' in saved ? saved.record.id : record.id;
  // Who comes from a first game meets the auction and much else for the first time.
  const alone = seats.filter(({ bot }) => bot === null).length === 1;
  if (alone && seats.length > 1 && takeFirstOwn()) setGuideLevel(`/game/${id}`, 'every');
  return id;
};

/** A game against two bots; the person sits first. */
export const startAgainstBots = (unnamed: string, title = FIRST_TITLE): Promise<string> => {
  const { name, language } = useSettings.getState();
  const bots = usualTable(title, 2).map((each) => ({ name: each.name[language], bot: each.id }));
  return startGame({ title, seats: [{ name: name === '' ? unnamed : name, bot: null }, ...bots] });
};

/** The same with the guide beside it at every step: the person can turn it down. */
export const startGuided = async (unnamed: string, title = FIRST_TITLE): Promise<string> => {
  const id = await startAgainstBots(unnamed, title);
  setGuideLevel(`/game/${id}`, 'every');
  return id;
};
