/** What may be chosen when a game is created: modes, and rulings where 18xx.games departs from the rulebook (part 7). */
import type { OptionValue, Setting, Variant } from '@roundhouse/engine';
import { RULINGS, type Ruling } from './rules/cite.ts';

export const OPTIONS: readonly Setting[] = [
  {
    id: 'tutorial',
    name: { en: 'Tutorial', ru: 'Обучающая игра' },
    effect: {
      en: 'One company each, no shares, ten rounds: learn to build track and run trains.',
      ru: 'По одной компании у каждого, без акций, десять раундов: учимся строить пути и водить поезда.',
    },
    values: [false, true],
    standard: false,
    players: [2, 3, 4, 5],
    rule: '18CZ §TUT-1',
  },
  {
    id: 'moravia',
    name: { en: 'Moravia-Silesia', ru: 'Моравия-Силезия' },
    effect: {
      en: 'The map of Moravia-Silesia with five large companies and an auction; the map is a reconstruction.',
      ru: 'Карта Моравии-Силезии: пять крупных компаний и аукцион; карта восстановлена по описанию.',
    },
    values: [false, true],
    standard: false,
    players: [2, 3],
    rule: '18CZ §XI.2-1',
  },
];

export const VARIANTS: readonly Variant[] = [
  {
    id: 'base',
    name: { en: 'Czech lands', ru: 'Чешские земли' },
    effect: { en: 'The whole game on the large map.', ru: 'Полная игра на большой карте.' },
    players: [3, 4, 5, 6],
    options: {},
  },
  {
    id: 'tutorial',
    name: { en: 'Tutorial', ru: 'Обучающая игра' },
    effect: {
      en: 'One company each, no shares: for a first evening.',
      ru: 'По одной компании, без акций: для первого вечера.',
    },
    players: [2, 3, 4, 5],
    options: { tutorial: true },
  },
  {
    id: 'bohemia',
    name: { en: 'Bohemia', ru: 'Богемия' },
    effect: {
      en: 'Two players and Vaclav, a third who plays by rule.',
      ru: 'Два игрока и Вацлав — третий, который играет по правилам.',
    },
    players: [2],
    options: {},
  },
  {
    id: 'moravia',
    name: { en: 'Moravia-Silesia', ru: 'Моравия-Силезия' },
    effect: {
      en: 'Two or three players, large companies only; reconstructed map.',
      ru: 'Два или три игрока, только крупные компании; восстановленная карта.',
    },
    players: [2, 3],
    options: { moravia: true },
  },
];

interface RulingWords {
  readonly name: { readonly en: string; readonly ru: string };
  readonly effect: { readonly en: string; readonly ru: string };
  readonly rule: string;
}

const RULING_WORDS: Readonly<Record<Ruling, RulingWords>> = {
  multiSale: {
    name: { en: 'Several sales of one company', ru: 'Несколько продаж одной компании' },
    effect: {
      en: 'A company may be sold several times in one turn, each sale with its own price step.',
      ru: 'Акции одной компании можно продавать несколько раз за ход, каждая продажа сдвигает цену.',
    },
    rule: '18CZ §VII.6-7',
  },
  earlyTrainTrade: {
    name: { en: 'Trains traded from the start', ru: 'Торговля поездами с начала' },
    effect: {
      en: 'Companies may buy trains from each other in phase a too.',
      ru: 'Компании могут покупать поезда друг у друга и в фазе a.',
    },
    rule: '18CZ §VIII.10-7',
  },
  anyRoute: {
    name: { en: 'Any run', ru: 'Любой маршрут' },
    effect: { en: 'A run need not earn the most possible.', ru: 'Маршрут не обязан приносить наибольший доход.' },
    rule: '18CZ §VIII.8-4',
  },
  storedRevenue: {
    name: { en: 'Best stops of E-trains', ru: 'Лучшие остановки E-поездов' },
    effect: {
      en: 'An E-train is paid for its best stops, at most three of them towns; a cheap city may go unpaid.',
      ru: 'E-поезд оплачивается по лучшим остановкам, не больше трёх посёлков; дешёвый город может не считаться.',
    },
    rule: '18CZ §VIII.7-5',
  },
  endWithoutRunnable: {
    name: { en: 'Turn ends when nothing can be bought', ru: 'Ход кончается, когда нечего купить' },
    effect: {
      en: 'After a purchase that leaves no room or money the turn ends, even without a train that runs.',
      ru: 'После покупки, не оставившей места или денег, ход кончается даже без подходящего поезда.',
    },
    rule: '18CZ §VIII.10-1',
  },
  ateBrownOpen: {
    name: { en: 'Brown Teplice is open', ru: 'Коричневый Теплице открыт' },
    effect: {
      en: 'On the brown tile others may place a station before ATE does, if a circle stays free.',
      ru: 'На коричневом тайле другие могут поставить станцию раньше ATE, если остаётся место.',
    },
    rule: '18CZ §VIII.6-10',
  },
  absorbOverflowToPool: {
    name: { en: 'Excess after an absorption goes to the pool', ru: 'Излишек после поглощения — в запас' },
    effect: {
      en: 'Where all inherited trains were turned, trains above the limit go to the pool, own ones too.',
      ru: 'Если все полученные поезда перевёрнуты, лишние поезда, в том числе свои, уходят в общий запас.',
    },
    rule: '18CZ §VIII.9-14',
  },
  vaclavBuys: {
    name: { en: 'Vaclav buys trains', ru: 'Вацлав покупает поезда' },
    effect: {
      en: 'A company of Vaclav without a train buys one in its turn; his account pays for it, and for terrain.',
      ru: 'Компания Вацлава без поезда покупает его в свой ход; за поезд и за местность платит его счёт.',
    },
    rule: '18CZ §XI.1-17',
  },
  powerIsNoUpgrade: {
    name: { en: 'Terrain power is no upgrade', ru: 'Свойство местности — не модернизация' },
    effect: {
      en: 'In a first turn a terrain power lays one of two tiles, also beside an upgrade, and is no upgrade itself.',
      ru: 'В первый ход по свойству местной ж/д кладут один из двух тайлов, и рядом с модернизацией; сам он ею не считается.',
    },
    rule: '18CZ §VIII.4-2',
  },
  lateReturn: {
    name: { en: 'Trains above a lowered limit go late', ru: 'Лишние поезда уходят позже' },
    effect: {
      en: 'After an export that scraps no train of a company, trains above the limit are returned when a train next changes hands.',
      ru: 'Если экспорт не списал ни одного поезда компаний, лишние поезда возвращаются, когда какой-нибудь поезд сменит владельца.',
    },
    rule: '18CZ §VIII.12-6',
  },
  firstTileAnywhere: {
    name: { en: 'First tile anywhere', ru: 'Первый тайл где угодно' },
    effect: {
      en: 'A company that got other stations before its first tile need not begin on its home hex.',
      ru: 'Компания, получившая другие станции до первого тайла, не обязана начинать с домашнего гекса.',
    },
    rule: '18CZ §VIII.4-3',
  },
  openDraftPrice: {
    name: { en: 'Free prices in the preliminary round', ru: 'Свободные цены предварительного раунда' },
    effect: {
      en: 'Locals are paid as a recorded game says, not by the printed price.',
      ru: 'Местные ж/д оплачиваются, как указано в записи, а не по напечатанной цене.',
    },
    rule: '18CZ §VI-2',
  },
  prahaTwice: {
    name: { en: 'Praha twice in a run', ru: 'Прага дважды за маршрут' },
    effect: {
      en: 'A run may visit two cities of Praha, as some recorded games did.',
      ru: 'Маршрут может заходить в два города Праги, как в некоторых записанных партиях.',
    },
    rule: '18CZ §VIII.7-6',
  },
  absorbRoundsUp: {
    name: { en: 'One and a half rounded up', ru: 'Полторы цены с округлением вверх' },
    effect: {
      en: 'The highest price of an absorption is rounded up, as in some recorded games.',
      ru: 'Наибольшая цена поглощения округляется вверх, как в некоторых записанных партиях.',
    },
    rule: '18CZ §VIII.9-3',
  },
  idlePrompts: {
    name: { en: 'Steps of 18xx.games', ru: 'Шаги 18xx.games' },
    effect: {
      en: 'Steps in which nothing can be afforded are asked all the same, and bank shares are told apart.',
      ru: 'Шаги, в которых ни на что не хватает денег, всё равно предлагаются, а акции банка различаются.',
    },
    rule: '18CZ §VII.2-4',
  },
  peerDraw: {
    name: { en: 'Chance as on 18xx.games', ru: 'Жребий как на 18xx.games' },
    effect: {
      en: 'The set-up is drawn from the seed as that site draws it; players keep the order of the list.',
      ru: 'Раскладка берётся из числа игры так, как это делает тот сайт; порядок игроков — по списку.',
    },
    rule: '18CZ §III.3-4',
  },
};

export const RULING_SETTINGS: readonly Setting[] = RULINGS.map((id) => ({
  id,
  ...RULING_WORDS[id],
  values: [false, true],
  standard: false,
}));

const all = (value: boolean, ...except: readonly Ruling[]): Readonly<Record<string, OptionValue>> =>
  Object.fromEntries(RULINGS.filter((id) => !except.includes(id)).map((id) => [id, value]));

/** What recorded games may do and no new one should; imports switch these on. */
export const PRESETS = {
  rulebook: {},
  '18xx.games': all(true, 'openDraftPrice', 'prahaTwice', 'absorbRoundsUp'),
} as const;
