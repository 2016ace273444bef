/** The opponents that people choose from: name, strength and a line about their style, without the code that plays them. */
import { type Level, NOVICE, PLAIN, STRONG } from './levels.ts';

export type CharacterId = 'morgan' | 'bruno' | 'kessler' | 'agnes' | 'felix' | 'lucia' | 'pip' | 'basil';

export interface Character extends Level {
  readonly id: CharacterId;
  /** The level whose thinking the character has. */
  readonly strength: Level;
}

/** From the strongest to the weakest. */
export const CHARACTERS: readonly Character[] = [
  {
    id: 'morgan',
    strength: STRONG,
    name: { en: 'Madam Morgan', ru: 'Мадам Морган' },
    style: {
      en: 'Raider: shorts weak companies, seizes neglected ones, and counts what you lose as profit.',
      ru: 'Рейдер: играет на понижение, перехватывает компании соперников и радуется чужим убыткам.',
    },
    shown: true,
  },
  {
    id: 'bruno',
    strength: STRONG,
    name: { en: 'Uncle Bruno', ru: 'Дядюшка Бруно' },
    style: {
      en: 'Builder: lays track ahead of the trains and puts tokens where others want to run.',
      ru: 'Строитель: кладёт тайлы впрок и ставит станции там, где хотели проехать другие.',
    },
    shown: true,
  },
  {
    id: 'kessler',
    strength: STRONG,
    name: { en: 'Captain Kessler', ru: 'Капитан Кесслер' },
    style: {
      en: 'Train rusher: buys the next train early to rust yours.',
      ru: 'Гонщик: берёт следующий поезд раньше всех, чтобы списали чужие.',
    },
    shown: true,
  },
  {
    id: 'agnes',
    strength: PLAIN,
    name: { en: 'Aunt Agnes', ru: 'Тётушка Агнес' },
    style: {
      en: 'Careful investor: buys good shares and holds them, saves up for trains, and avoids risky starts.',
      ru: 'Осторожный инвестор: берёт надёжные акции и держит их, копит на поезда заранее, зря не рискует.',
    },
    shown: true,
  },
  {
    id: 'felix',
    strength: PLAIN,
    name: { en: 'Felix Fox', ru: 'Феликс Фокс' },
    style: {
      en: 'Speculator: trades often, sells at the top, and leaves the company to you.',
      ru: 'Спекулянт: торгует без устали, продаёт на пике и оставляет компанию вам.',
    },
    shown: true,
  },
  {
    id: 'lucia',
    strength: PLAIN,
    name: { en: 'Donna Lucia', ru: 'Донна Лючия' },
    style: {
      en: 'Founder: starts a company whenever there’s money for one and likes to be president.',
      ru: 'Основательница: открывает компанию, как только хватает денег, и любит быть президентом.',
    },
    shown: true,
  },
  {
    id: 'pip',
    strength: NOVICE,
    name: { en: 'Young Pip', ru: 'Юный Пип' },
    style: {
      en: 'Beginner: loves track and trains, looks a few rounds ahead, and slips up now and then.',
      ru: 'Начинающий: обожает рельсы и поезда, смотрит на пару раундов вперёд и порой ошибается.',
    },
    shown: true,
  },
  {
    id: 'basil',
    strength: NOVICE,
    name: { en: 'Cousin Basil', ru: 'Кузен Базиль' },
    style: {
      en: 'Beginner: hangs on to shares and cash, spends little, and passes up a bargain now and then.',
      ru: 'Начинающий: держится за акции и наличные, тратит мало и порой упускает хорошую сделку.',
    },
    shown: true,
  },
];

export const characterNamed = (id: string): Character | undefined => CHARACTERS.find((each) => each.id === id);

/** Three of different character for every title, the first ones for smaller tables; other titles take the first list. */
const USUAL_TABLE: readonly CharacterId[] = ['agnes', 'lucia', 'kessler'];
const TABLES: Readonly<Record<string, readonly CharacterId[]>> = {
  '1817': ['agnes', 'felix', 'morgan'],
  '1849': ['agnes', 'felix', 'kessler'],
  '1862': ['lucia', 'agnes', 'bruno'],
  '18CZ': ['lucia', 'felix', 'kessler'],
  '18MEX': ['agnes', 'felix', 'bruno'],
};

/** Who sits down with a person unless somebody else is chosen: those of the title's table, then the others. */
export const usualTable = (title: string, count: number): readonly Character[] => {
  const first = TABLES[title] ?? USUAL_TABLE;
  const rest = CHARACTERS.map(({ id }) => id).filter((id) => !first.includes(id));
  return [...first, ...rest].flatMap((id) => characterNamed(id) ?? []).slice(0, count);
};
