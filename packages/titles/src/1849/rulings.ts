/** 1849: what a table may decide otherwise than the rulebook. How 18xx.games works is in `recorded/rulings.ts`. */
import { bankBreaksAtZero, declareRulings, definePresets, rulingReader } from '../common/rulings.ts';
import { RECORDED } from './recorded/rulings.ts';

export const RULINGS = declareRulings({
  lowestIsBought: {
    name: { en: 'No bid on the lowest private', ru: 'Без ставок на самую дешёвую компанию' },
    effect: {
      en: 'By the rules: you may also bid more on the lowest unsold private. Instead: it is simply bought at its price.',
      ru: 'По правилам: и на самую дешёвую из непроданных частных компаний можно поставить больше. Вместо этого: её покупают по её цене.',
    },
    rule: '1849 §8-b',
    standard: false,
    onSite: true,
  },
  soldAfterFirstTurn: {
    name: { en: 'Sales after the first operating turn', ru: 'Продажа после первого хода' },
    effect: {
      en: 'By the rules: shares may be sold once the corporation has completed an operating round. Instead: right after its first operating turn.',
      ru: 'По правилам: акции можно продать, когда корпорация завершила операционный раунд. Вместо этого: сразу после её первого операционного хода.',
    },
    rule: '1849 §9.2-c',
    standard: false,
    onSite: true,
  },
  eMarkersReturn: {
    name: { en: 'E markers return', ru: 'Маркеры E возвращаются' },
    effect: {
      en: 'By the rules: the E marker of a corporation that closes is gone. Instead: it can be bought again.',
      ru: 'По правилам: маркер E закрывшейся корпорации в игру не возвращается. Вместо этого: он снова продаётся.',
    },
    rule: '1849 §11-b',
    standard: false,
    onSite: true,
  },
  anyRoute: {
    name: { en: 'Any legal routes', ru: 'Любые допустимые маршруты' },
    effect: {
      en: 'By the rules: a corporation takes the highest revenue anyone can show. Instead: any legal routes will do.',
      ru: 'По правилам: корпорация получает наибольшую прибыль, которую кто-нибудь показал. Вместо этого: подойдут любые допустимые маршруты.',
    },
    rule: '1849 §10.5.2-c',
    standard: false,
    onSite: true,
  },
  leaverKeepsPrivates: {
    name: { en: 'A player who drops out keeps privates', ru: 'Вышедший сохраняет частные компании' },
    effect: {
      en: 'By the rules: when a player drops out, their privates close. Instead: they stay open and keep paying.',
      ru: 'По правилам: частные компании вышедшего игрока закрываются. Вместо этого: они остаются и продолжают платить.',
    },
    rule: '1849 §10.7-h',
    standard: false,
    onSite: true,
  },
  scoreBelowZero: {
    name: { en: 'Loans may push net worth below zero', ru: 'Кредиты могут увести в минус' },
    effect: {
      en: 'By the rules: net worth never falls below zero. Instead: loans are deducted in full.',
      ru: 'По правилам: состояние не бывает меньше нуля. Вместо этого: кредиты вычитают полностью.',
    },
    rule: '1849 §13-e',
    standard: false,
    onSite: true,
  },
  privatesScore: {
    name: { en: 'Privates count at the end', ru: 'Частные компании считаются в конце' },
    effect: {
      en: 'By the rules: privates count for nothing at the end. Instead: they count at face value.',
      ru: 'По правилам: в конце частные компании ничего не стоят. Вместо этого: их считают по номинальной стоимости.',
    },
    rule: '1849 §13-e',
    standard: false,
    onSite: true,
  },
  tokenSalesAnytime: {
    name: { en: 'Tokens for sale in every phase', ru: 'Продажа маркеров станций в любой фазе' },
    effect: {
      en: 'By the rules: from phase 6 on, a corporation may buy one token a turn from another. Instead: any number, in every phase.',
      ru: 'По правилам: с фазы 6 можно купить один маркер станции за ход. Вместо этого: сколько угодно и в любой фазе.',
    },
    rule: '1849 §14.1-a',
    standard: false,
    onSite: true,
  },
  homeMarkerMoves: {
    name: { en: 'A lost home token is replaced', ru: 'Замена потерянного базового маркера' },
    effect: {
      en: 'By the rules: a home token lost in the earthquake is not replaced. Instead: the next token counts as the home.',
      ru: 'По правилам: базовый маркер, потерянный при землетрясении, ничто не заменяет. Вместо этого: базовым считается следующий.',
    },
    rule: '1849 §14.1-d',
    standard: false,
    onSite: true,
  },
  bondsVanish: {
    name: { en: 'Bonds vanish with their corporation', ru: 'Облигации исчезают с корпорацией' },
    effect: {
      en: 'By the rules: the bond of a closing corporation is redeemed immediately. Instead: it vanishes.',
      ru: 'По правилам: облигацию закрывающейся корпорации сразу погашают. Вместо этого: она исчезает.',
    },
    rule: '1849 §14.2-f',
    standard: false,
    onSite: true,
  },
  noReissue: {
    name: { en: 'No reissue in the same turn', ru: 'Без повторного выпуска в тот же ход' },
    effect: {
      en: 'By the rules: a redeemed bond may be issued again. Instead: not on the same turn.',
      ru: 'По правилам: погашенную облигацию можно выпустить снова. Вместо этого: не в тот же ход.',
    },
    rule: '1849 §14.2-e',
    standard: false,
    onSite: true,
  },
  bondScoreBelowZero: {
    name: { en: 'Bonds may make shares negative', ru: 'Облигации могут увести акции в минус' },
    effect: {
      en: 'By the rules: an unredeemed bond never makes a share worth less than zero. Instead: each share always loses the full L.100.',
      ru: 'По правилам: из-за облигации акция не стоит меньше нуля. Вместо этого: она всегда теряет L.100.',
    },
    rule: '1849 §14.2-g',
    standard: false,
    onSite: true,
  },
  bankBreaksAtZero: bankBreaksAtZero('1849 §13-b'),
});

export const ruling = rulingReader(RULINGS);

export const PRESETS = definePresets({ house: RULINGS, recorded: RECORDED });
