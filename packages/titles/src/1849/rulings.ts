/** 1849: what a table may decide otherwise than the rulebook. How 18xx.games works is in `recorded/rulings.ts`. */
import { declareRulings, definePresets, rulingReader } from '../common/rulings.ts';
import { RECORDED } from './recorded/rulings.ts';

export const RULINGS = declareRulings({
  lowestIsBought: {
    name: { en: 'No bid on the lowest private', ru: 'Без ставок на самую дешёвую компанию' },
    effect: {
      en: 'The lowest unsold private is bought at its price; nobody bids more for it.',
      ru: 'Самую дешёвую из непроданных частных компаний покупают по её цене, больше за неё не предлагают.',
    },
    rule: '1849 §8-b',
    standard: false,
    onSite: true,
  },
  soldAfterFirstTurn: {
    name: { en: 'Sales after the first turn', ru: 'Продажа после первого хода' },
    effect: {
      en: 'Shares may be sold as soon as the corporation has had an operating turn, before that operating round has ended.',
      ru: 'Акции можно продать сразу после первого операционного хода корпорации, не дожидаясь конца операционного раунда.',
    },
    rule: '1849 §9.2-c',
    standard: false,
    onSite: true,
  },
  eMarkersReturn: {
    name: { en: 'E markers return', ru: 'Маркеры E возвращаются' },
    effect: {
      en: 'The E marker of a corporation that closes can be bought again.',
      ru: 'Маркер E закрывшейся корпорации снова продаётся.',
    },
    rule: '1849 §11-b',
    standard: false,
    onSite: true,
  },
  anyRoute: {
    name: { en: 'Any legal routes', ru: 'Любые допустимые маршруты' },
    effect: {
      en: 'A corporation need not run for the highest revenue.',
      ru: 'Корпорация не обязана брать наибольшую прибыль.',
    },
    rule: '1849 §10.5.2-c',
    standard: false,
    onSite: true,
  },
  leaverKeepsPrivates: {
    name: { en: 'Who leaves keeps privates', ru: 'Вышедший сохраняет частные компании' },
    effect: {
      en: 'Privates of a player who leaves stay open and go on paying.',
      ru: 'Частные компании вышедшего игрока не закрываются и продолжают платить.',
    },
    rule: '1849 §10.7-h',
    standard: false,
    onSite: true,
  },
  scoreBelowZero: {
    name: { en: 'Loans may make wealth negative', ru: 'Кредиты могут увести в минус' },
    effect: {
      en: 'Loans are deducted in full at the end.',
      ru: 'В конце кредиты вычитаются полностью.',
    },
    rule: '1849 §13-e',
    standard: false,
    onSite: true,
  },
  privatesScore: {
    name: { en: 'Privates count at the end', ru: 'Частные компании считаются в конце' },
    effect: {
      en: 'Privates count at face value.',
      ru: 'Частные компании считаются по номиналу.',
    },
    rule: '1849 §13-e',
    standard: false,
    onSite: true,
  },
  tokenSalesAnytime: {
    name: { en: 'Stations for sale in every phase', ru: 'Продажа маркеров станций в любой фазе' },
    effect: {
      en: 'Station markers may be bought in every phase, and several in one turn.',
      ru: 'Маркеры станций можно покупать в любой фазе и несколько за ход.',
    },
    rule: '1849 §14.1-a',
    standard: false,
    onSite: true,
  },
  homeMarkerMoves: {
    name: { en: 'A lost home is replaced', ru: 'Замена потерянного базового маркера' },
    effect: {
      en: 'After the earthquake the next marker counts as the home marker.',
      ru: 'После землетрясения следующий маркер считается базовым.',
    },
    rule: '1849 §14.1-d',
    standard: false,
    onSite: true,
  },
  bondsVanish: {
    name: { en: 'Bonds vanish with their corporation', ru: 'Облигации исчезают с корпорацией' },
    effect: {
      en: 'A bond of a closing corporation is not redeemed.',
      ru: 'Облигация закрываемой корпорации не погашается.',
    },
    rule: '1849 §14.2-f',
    standard: false,
    onSite: true,
  },
  noReissue: {
    name: { en: 'No reissue in the same turn', ru: 'Без повторного выпуска в тот же ход' },
    effect: {
      en: 'A redeemed bond may not be issued again in the same turn.',
      ru: 'Погашенную облигацию нельзя выпустить снова в тот же ход.',
    },
    rule: '1849 §14.2-e',
    standard: false,
    onSite: true,
  },
  bondScoreBelowZero: {
    name: { en: 'Bonds may make shares negative', ru: 'Облигации могут увести акции в минус' },
    effect: {
      en: 'A bond takes L.100 off every share, whatever it is worth.',
      ru: 'Облигация отнимает L.100 с каждой акции, сколько бы та ни стоила.',
    },
    rule: '1849 §14.2-g',
    standard: false,
    onSite: true,
  },
});

export const ruling = rulingReader(RULINGS);

export const PRESETS = definePresets({ house: RULINGS, recorded: RECORDED });
