/** How 18xx.games works where its games could not be replayed otherwise. These come with its preset; no table asks for them. */
import { declareRulings, rulingReader } from '../../common/rulings.ts';

export const RECORDED = declareRulings({
  idlePrompts: {
    name: { en: 'Steps as on 18xx.games', ru: 'Шаги как на 18xx.games' },
    effect: {
      en: 'Steps begin and end as on 18xx.games, even with nothing to do in them. You choose between identical shares in the bank.',
      ru: 'Шаги начинаются и заканчиваются как на 18xx.games, даже когда делать нечего. Между одинаковыми акциями в банке нужно выбирать.',
    },
    rule: '18CZ §VII.2-4',
    standard: false,
    onSite: true,
  },
  peerDraw: {
    name: { en: 'Random setup as on 18xx.games', ru: 'Жребий как на 18xx.games' },
    effect: {
      en: 'The setup is drawn from the seed the way 18xx.games does it. Players keep the order of the list.',
      ru: 'Всё, что решает жребий, определяется по коду расклада так же, как на 18xx.games. Игроки — в порядке списка.',
    },
    rule: '18CZ §III.3-4',
    standard: false,
    onSite: true,
  },
  endWithoutRunnable: {
    name: { en: 'The turn ends when nothing can be bought', ru: 'Ход завершается, когда нечего купить' },
    effect: {
      en: 'If a purchase leaves no room or no money, the turn ends, even without a train that can run. A company that must buy a train may buy any.',
      ru: 'Если после покупки нет места или денег, ход завершается даже без подходящего поезда. Компания, обязанная купить поезд, может купить любой.',
    },
    rule: '18CZ §VIII.10-1',
    standard: false,
    onSite: true,
  },
  lateReturn: {
    name: { en: 'Excess trains are discarded late', ru: 'Лишние поезда сбрасывают позже' },
    effect: {
      en: 'If an export rusts no company’s train, companies discard trains over the limit only when a train next changes hands.',
      ru: 'Если экспорт не списал ни одного поезда компаний, лишние поезда сбрасывают, лишь когда какой-нибудь поезд сменит владельца.',
    },
    rule: '18CZ §VIII.12-6',
    standard: false,
    onSite: true,
  },
  powerIsNoUpgrade: {
    name: { en: 'A terrain power is not an upgrade', ru: 'Тайл по свойству — не модернизация' },
    effect: {
      en: 'On a first turn, a terrain power lays one of the two tiles, even alongside an upgrade, and does not count as an upgrade.',
      ru: 'В первый ход по свойству местной ж/д кладут один из двух тайлов, даже вместе с модернизацией. Сам он модернизацией не считается.',
    },
    rule: '18CZ §VIII.4-2',
    standard: false,
    onSite: true,
  },
  vaclavBuys: {
    name: { en: 'Vaclav buys trains', ru: 'Вацлав покупает поезда' },
    effect: {
      en: 'A company of Vaclav’s that has no train buys one on its turn. Vaclav’s account pays for it, and for terrain.',
      ru: 'Компания Вацлава без поезда покупает его в свой ход. За поезд и за местность платит счёт Вацлава.',
    },
    rule: '18CZ §XI.1-17',
    standard: false,
    onSite: true,
  },
  // Only some games of that site have what follows; it shows in a file itself.
  openDraftPrice: {
    name: { en: 'Free prices in the preliminary round', ru: 'Свободные цены предварительного раунда' },
    effect: {
      en: 'Privates cost what the recorded game says, not the printed price.',
      ru: 'Местные ж/д стоят столько, сколько указано в записи партии, а не на карте местной ж/д.',
    },
    rule: '18CZ §VI-2',
    standard: false,
    onSite: false,
  },
  prahaTwice: {
    name: { en: 'Praha twice on a route', ru: 'Praha дважды на маршруте' },
    effect: {
      en: 'A route may visit two cities of Praha, as in some recorded games.',
      ru: 'Маршрут может заходить в два города Praha, как в некоторых записанных партиях.',
    },
    rule: '18CZ §VIII.7-6',
    standard: false,
    onSite: false,
  },
  absorbRoundsUp: {
    name: { en: 'One and a half times, rounded up', ru: 'Полторы цены с округлением вверх' },
    effect: {
      en: 'The highest acquisition price is rounded up, as in some recorded games.',
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
