/** 18CZ: what a table may decide otherwise than the rulebook. How 18xx.games works is in `recorded/rulings.ts`. */
import type { Title } from '@roundhouse/engine';
import { declareRulings, definePresets, rulingReader } from '../common/rulings.ts';
import { RECORDED } from './recorded/rulings.ts';

export const RULINGS = declareRulings({
  earlyTrainTrade: {
    name: { en: 'Trains traded from the start', ru: 'Торговля поездами с начала' },
    effect: {
      en: 'Companies may buy trains from each other in phase a too.',
      ru: 'Компании могут покупать поезда друг у друга и в фазе a.',
    },
    rule: '18CZ §VIII.10-7',
    standard: false,
    onSite: true,
  },
  anyRoute: {
    name: { en: 'Any run', ru: 'Любой маршрут' },
    effect: {
      en: 'A run need not earn the most possible.',
      ru: 'Маршрут не обязан приносить наибольший доход.',
    },
    rule: '18CZ §VIII.8-4',
    standard: false,
    onSite: true,
  },
  storedRevenue: {
    name: { en: 'Best stops of E-trains', ru: 'Лучшие места дохода E-поездов' },
    effect: {
      en: 'An E-train is paid for its best stops, at most three of them towns; a cheap city may go unpaid.',
      ru: 'E-поезд оплачивается по лучшим местам дохода, среди них не больше трёх посёлков; дешёвый город может не считаться.',
    },
    rule: '18CZ §VIII.7-5',
    standard: false,
    onSite: true,
  },
  ateBrownOpen: {
    name: { en: 'Brown Teplice is open', ru: 'Коричневый Teplice открыт' },
    effect: {
      en: 'On the brown tile others may place a station before ATE does, if a circle stays free.',
      ru: 'На коричневом тайле другие могут поставить станцию раньше ATE, если остаётся место.',
    },
    rule: '18CZ §VIII.6-10',
    standard: false,
    onSite: true,
  },
  absorbOverflowToPool: {
    name: { en: 'Excess after an absorption goes to the bank', ru: 'Излишек после поглощения — в банк' },
    effect: {
      en: 'Where all inherited trains were turned, trains above the limit go to the common stock, own ones too.',
      ru: 'Если все полученные поезда перевёрнуты, лишние поезда, в том числе свои, уходят в общий запас.',
    },
    rule: '18CZ §VIII.9-14',
    standard: false,
    onSite: true,
  },
  firstTileAnywhere: {
    name: { en: 'First tile anywhere', ru: 'Первый тайл где угодно' },
    effect: {
      en: 'A company that got other stations before its first tile need not begin on its home hex.',
      ru: 'Компания, получившая другие станции до первого тайла, не обязана начинать с домашнего гекса.',
    },
    rule: '18CZ §VIII.4-3',
    standard: false,
    onSite: true,
  },
  tepliceCosts: {
    name: { en: 'Teplice costs 10', ru: 'Teplice стоит 10' },
    effect: {
      en: 'The first green tile of Teplice pays for the river, though it is an upgrade.',
      ru: 'За первый зелёный тайл Teplice платят как за реку, хотя это модернизация.',
    },
    rule: '18CZ §VIII.5-13',
    standard: false,
    onSite: true,
  },
  doubleTownsMerge: {
    name: { en: 'Two towns may become one', ru: 'Два посёлка могут стать одним' },
    effect: {
      en: 'A purple tile with one town may replace a yellow tile with two if it keeps all exits.',
      ru: 'Тайл с фиолетовой кромкой с одним посёлком может заменить жёлтый с двумя, если сохраняет все выходы.',
    },
    rule: '18CZ §VIII.5-6',
    standard: false,
    onSite: true,
  },
  allMarkersCost100: {
    name: { en: 'After an absorption every marker costs 100', ru: 'После поглощения все маркеры по 100' },
    effect: {
      en: 'Not only the markers received cost 100 to place: so do the company’s own.',
      ru: 'По 100 стоят не только полученные маркеры станций, но и собственные.',
    },
    rule: '18CZ §VIII.9-10',
    standard: false,
    onSite: true,
  },
  aCardsInStack: {
    name: { en: 'a-trains lie in the stack', ru: 'a-поезда лежат в стопке' },
    effect: {
      en: 'While a-trains are left one of them is exported, or taken by Vaclav, and not a b-train.',
      ru: 'Пока есть a-поезда, экспортируется (или достаётся Вацлаву) один из них, а не b-поезд.',
    },
    rule: '18CZ §VIII.13-2',
    standard: false,
    onSite: true,
  },
  vaclavSwapsAll: {
    name: { en: 'Vaclav changes every train', ru: 'Вацлав меняет все поезда' },
    effect: {
      en: 'A company of Vaclav that has not operated yet gives up its train for the next one as well.',
      ru: 'Компания Вацлава, ещё ни разу не ходившая, тоже меняет свой поезд на следующий.',
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
