/** How 18xx.games works where its games could not be replayed otherwise. These come with its preset; no table asks for them. */
import { declareRulings, rulingReader } from '../../common/rulings.ts';

export const RECORDED = declareRulings({
  idlePrompts: {
    name: { en: 'Steps of 18xx.games', ru: 'Шаги 18xx.games' },
    effect: {
      en: 'Steps are opened and closed as on that site, and shares of the bank are told apart.',
      ru: 'Шаги открываются и закрываются так, как на том сайте, а акции банка различаются.',
    },
    rule: '18CZ §VII.2-4',
    standard: false,
    onSite: true,
  },
  peerDraw: {
    name: { en: 'Chance as on 18xx.games', ru: 'Жребий как на 18xx.games' },
    effect: {
      en: 'The set-up is drawn from the seed as that site draws it; players keep the order of the list.',
      ru: 'Раскладка берётся из числа игры так, как это делает тот сайт; порядок игроков — по списку.',
    },
    rule: '18CZ §III.3-4',
    standard: false,
    onSite: true,
  },
  endWithoutRunnable: {
    name: { en: 'Turn ends when nothing can be bought', ru: 'Ход завершается, когда нечего купить' },
    effect: {
      en: 'After a purchase that leaves no room or money the turn ends, even without a train that runs; a company with the duty to buy may buy any train.',
      ru: 'После покупки, не оставившей места или денег, ход завершается даже без подходящего поезда; обязанная купить поезд компания может купить любой.',
    },
    rule: '18CZ §VIII.10-1',
    standard: false,
    onSite: true,
  },
  lateReturn: {
    name: { en: 'Trains above a lowered limit go late', ru: 'Лишние поезда уходят позже' },
    effect: {
      en: 'After an export that scraps no train of a company, trains above the limit are returned when a train next changes hands.',
      ru: 'Если экспорт не списал ни одного поезда компаний, лишние поезда возвращаются, когда какой-нибудь поезд сменит владельца.',
    },
    rule: '18CZ §VIII.12-6',
    standard: false,
    onSite: true,
  },
  powerIsNoUpgrade: {
    name: { en: 'Terrain power is no upgrade', ru: 'Свойство местности — не модернизация' },
    effect: {
      en: 'In a first turn a terrain power lays one of two tiles, also beside an upgrade, and is no upgrade itself.',
      ru: 'В первый ход по свойству местной ж/д кладут один из двух тайлов, и рядом с модернизацией; сам он ею не считается.',
    },
    rule: '18CZ §VIII.4-2',
    standard: false,
    onSite: true,
  },
  vaclavBuys: {
    name: { en: 'Vaclav buys trains', ru: 'Вацлав покупает поезда' },
    effect: {
      en: 'A company of Vaclav without a train buys one in its turn; his account pays for it, and for terrain.',
      ru: 'Компания Вацлава без поезда покупает его в свой ход; за поезд и за местность платит его счёт.',
    },
    rule: '18CZ §XI.1-17',
    standard: false,
    onSite: true,
  },
  // Only some games of that site have what follows; it shows in a file itself.
  openDraftPrice: {
    name: { en: 'Free prices in the preliminary round', ru: 'Свободные цены предварительного раунда' },
    effect: {
      en: 'Locals are paid as a recorded game says, not by the printed price.',
      ru: 'Местные ж/д оплачиваются, как указано в записи, а не по напечатанной цене.',
    },
    rule: '18CZ §VI-2',
    standard: false,
    onSite: false,
  },
  prahaTwice: {
    name: { en: 'Praha twice in a run', ru: 'Praha дважды на маршруте' },
    effect: {
      en: 'A run may visit two cities of Praha, as some recorded games did.',
      ru: 'Маршрут может заходить в два города Praha, как в некоторых записанных партиях.',
    },
    rule: '18CZ §VIII.7-6',
    standard: false,
    onSite: false,
  },
  absorbRoundsUp: {
    name: { en: 'One and a half rounded up', ru: 'Полторы цены с округлением вверх' },
    effect: {
      en: 'The highest price of an absorption is rounded up, as in some recorded games.',
      ru: 'Наибольшая цена поглощения округляется вверх, как в некоторых записанных партиях.',
    },
    rule: '18CZ §VIII.9-3',
    standard: false,
    onSite: false,
  },
});

export type RecordedId = keyof typeof RECORDED;

/** What a recorded game goes by. */
export const recorded = rulingReader(RECORDED);
