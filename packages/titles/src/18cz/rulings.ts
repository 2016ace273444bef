/** 18CZ: what a table may decide otherwise than the rulebook. How 18xx.games works is in `recorded/rulings.ts`. */
import type { Title } from '@roundhouse/engine';
import { declareRulings, definePresets, rulingReader } from '../common/rulings.ts';
import { RECORDED } from './recorded/rulings.ts';

export const RULINGS = declareRulings({
  earlyTrainTrade: {
    name: { en: 'Train trading from the start', ru: 'Торговля поездами с начала' },
    effect: {
      en: 'By the rules: companies trade trains from the first b-train on. Instead: in phase a too.',
      ru: 'По правилам: компании торгуют поездами после первого b-поезда. Вместо этого: и в фазе a.',
    },
    rule: '18CZ §VIII.10-7',
    standard: false,
    onSite: true,
  },
  anyRoute: {
    name: { en: 'Any route', ru: 'Любой маршрут' },
    effect: {
      en: 'By the rules: routes must earn the most possible. Instead: any legal routes will do.',
      ru: 'По правилам: маршруты должны приносить наибольший доход. Вместо этого: подойдут любые допустимые.',
    },
    rule: '18CZ §VIII.8-4',
    standard: false,
    onSite: true,
  },
  storedRevenue: {
    name: { en: 'Best stops for E-trains', ru: 'Лучшие места дохода E-поездов' },
    effect: {
      en: 'By the rules: an E-train skips only towns. Instead: it counts its best stops, at most 3 of them towns, and may leave out a cheap city.',
      ru: 'По правилам: E-поезд пропускает только посёлки. Вместо этого: считаются его лучшие места дохода, посёлков не больше трёх, а дешёвый город можно не считать.',
    },
    rule: '18CZ §VIII.7-5',
    standard: false,
    onSite: true,
  },
  ateBrownOpen: {
    name: { en: 'Brown Teplice is open', ru: 'Коричневый Teplice открыт' },
    effect: {
      en: 'By the rules: nobody places a token in Teplice before ATE. Instead: on the brown tile others may, if a slot stays free.',
      ru: 'По правилам: до ATE никто не ставит станцию в Teplice. Вместо этого: на коричневом тайле можно, если остаётся свободное место.',
    },
    rule: '18CZ §VIII.6-10',
    standard: false,
    onSite: true,
  },
  absorbOverflowToPool: {
    name: { en: 'Excess trains after an acquisition go to the bank', ru: 'Излишек после поглощения — в банк' },
    effect: {
      en: 'By the rules: only acquired trains are given up to meet the limit. Instead: if all of them were flipped, any train over the limit goes to the bank, your own included.',
      ru: 'По правилам: ради лимита сбрасывают только полученные поезда. Вместо этого: если все они перевёрнуты, лишние поезда, в том числе свои, уходят в общий запас.',
    },
    rule: '18CZ §VIII.9-14',
    standard: false,
    onSite: true,
  },
  firstTileAnywhere: {
    name: { en: 'First tile anywhere', ru: 'Первый тайл где угодно' },
    effect: {
      en: 'By the rules: a company lays its first tile in its home hex. Instead: not if it already has other tokens.',
      ru: 'По правилам: первый тайл компании кладут на домашний гекс. Вместо этого: не обязательно, если у неё уже есть другие станции.',
    },
    rule: '18CZ §VIII.4-3',
    standard: false,
    onSite: true,
  },
  tepliceCosts: {
    name: { en: 'Teplice costs 10 K', ru: 'Teplice стоит 10 K' },
    effect: {
      en: 'By the rules: the first green tile in Teplice is an upgrade, so it is free. Instead: the company pays 10 K for the river.',
      ru: 'По правилам: первый зелёный тайл Teplice — модернизация, он бесплатен. Вместо этого: за реку платят 10 K.',
    },
    rule: '18CZ §VIII.5-13',
    standard: false,
    onSite: true,
  },
  doubleTownsMerge: {
    name: { en: 'Two towns may become one', ru: 'Два посёлка могут стать одним' },
    effect: {
      en: 'By the rules: a tile with two towns keeps both. Instead: a purple-edged tile with one town may replace a yellow tile with two if it keeps all exits.',
      ru: 'По правилам: тайл с двумя посёлками сохраняет оба. Вместо этого: жёлтый можно заменить тайлом с фиолетовой кромкой и одним посёлком, если сохранены все выходы.',
    },
    rule: '18CZ §VIII.5-6',
    standard: false,
    onSite: true,
  },
  allMarkersCost100: {
    name: { en: 'After an acquisition every token costs 100 K', ru: 'После поглощения все станции по 100 K' },
    effect: {
      en: 'By the rules: only the tokens received cost 100 K. Instead: the company’s own unplaced ones do too.',
      ru: 'По правилам: по 100 K стоят только полученные маркеры станций. Вместо этого: и собственные.',
    },
    rule: '18CZ §VIII.9-10',
    standard: false,
    onSite: true,
  },
  aCardsInStack: {
    name: { en: 'a-trains are part of the stack', ru: 'a-поезда — часть стопки' },
    effect: {
      en: 'By the rules: the top b-train is exported, even with a-trains left. Instead: an a-train is exported or taken by Vaclav while any is left.',
      ru: 'По правилам: экспортируют верхний b-поезд, даже пока есть a-поезда. Вместо этого: экспортируется или достаётся Вацлаву a-поезд, пока они есть.',
    },
    rule: '18CZ §VIII.13-2',
    standard: false,
    onSite: true,
  },
  stackBesideATrains: {
    name: { en: 'The stack while a-trains are left', ru: 'Стопка, пока есть a-поезда' },
    effect: {
      en: 'By the rules: while a-trains are left, only a company that needs a train and can run none of them buys from the stack. Instead: from phase b on, every company may.',
      ru: 'По правилам: пока есть a-поезда, из стопки покупает только компания, которой нужен поезд, а a-поезд ей не подходит. Вместо этого: с фазы b — любая компания.',
    },
    rule: '18CZ §VIII.10-13',
    standard: false,
    onSite: false,
  },
  openingBid: {
    name: { en: 'Auctions open with a bid', ru: 'Кто выставляет, тот и ставит' },
    effect: {
      en: 'By our reading: in Moravia-Silesia you can open an auction and leave the bidding to the others. Instead: opening it is the first bid.',
      ru: 'По нашей трактовке: в «Моравии-Силезии» можно выставить лот для других и спасовать. Вместо этого: выставляя лот, делают первую ставку.',
    },
    rule: '18CZ §XI.2-19',
    standard: false,
    onSite: false,
  },
  vaclavSwapsAll: {
    name: { en: 'Vaclav replaces every train', ru: 'Вацлав меняет все поезда' },
    effect: {
      en: 'By the rules: only Vaclav’s companies that have operated swap their train. Instead: those that haven’t do too.',
      ru: 'По правилам: поезд меняют только уже ходившие компании Вацлава. Вместо этого: и ещё не ходившие.',
    },
    rule: '18CZ §XI.1-16',
    standard: false,
    onSite: true,
  },
});

export const ruling = rulingReader(RULINGS);

export const PRESETS = definePresets({ house: RULINGS, recorded: RECORDED });

/**
 * Several sales of one company in a turn are the rule now. Older games that had this ruling were played under the preset
 * `18xx.games`, when these were no rulings yet but the only way.
 */
const WITH_MULTI_SALE = {
  tepliceCosts: true,
  doubleTownsMerge: true,
  allMarkersCost100: true,
  aCardsInStack: true,
  vaclavSwapsAll: true,
} as const satisfies Partial<Record<keyof typeof RULINGS, boolean>>;

export const RETIRED: NonNullable<Title['retired']> = {
  multiSale: (value) => (value === true ? WITH_MULTI_SALE : {}),
};
