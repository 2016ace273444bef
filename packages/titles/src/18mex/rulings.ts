/** 18MEX: what a table may decide otherwise than the rulebook. How 18xx.games works is in `recorded/rulings.ts`. */
import type { OptionValue } from '@roundhouse/engine';
import { bankBreaksAtZero, declareRulings, definePresets, rulingReader } from '../common/rulings.ts';
import { RECORDED } from './recorded/rulings.ts';

export const RULINGS = declareRulings({
  kcmoClosesOnCopperCanyon: {
    name: { en: 'KCM&O closes with Copper Canyon', ru: 'KCM&O закрывается с Copper Canyon' },
    effect: {
      en: 'By the rules: KCM&O stays open after its Copper Canyon tile is laid. Instead: it closes.',
      ru: 'По правилам: KCM&O остаётся и после того, как положен тайл Copper Canyon. Вместо этого: закрывается.',
    },
    rule: '18MEX D-1',
    standard: false,
    onSite: true,
  },
  auctionOrder: {
    name: { en: 'Bidding order in an auction', ru: 'Порядок ставок на аукционе' },
    effect: {
      en: 'By the rules: clockwise from the high bidder. Instead: the lowest bidder always goes next.',
      ru: 'По правилам: по часовой стрелке от лидера. Вместо этого: следующим ходит тот, чья ставка наименьшая.',
    },
    rule: '18MEX D-2',
    values: ['clockwise', 'lowestBid'],
    standard: 'clockwise',
    onSite: 'lowestBid',
  },
  auctionPassFinal: {
    name: { en: 'A pass in an auction is final', ru: 'Пас на аукционе окончателен' },
    effect: {
      en: 'By the rules: after a pass you may still raise later. Instead: you are out of that auction.',
      ru: 'По правилам: после паса можно снова повысить ставку. Вместо этого: спасовавший выбывает из аукциона.',
    },
    rule: '18MEX D-3',
    standard: false,
    onSite: true,
  },
  preSaleOr: {
    name: { en: 'Operating rounds before the privates are sold', ru: 'Операционные раунды до конца продажи' },
    effect: {
      en: 'By the rules: a real operating round. Instead: privates pay their income, and each minor and its owner get $15.',
      ru: 'По правилам: настоящий операционный раунд. Вместо этого: частные компании приносят прибыль, а каждая малая и её владелец получают по $15.',
    },
    rule: '18MEX D-4',
    values: ['real', 'stipend'],
    standard: 'real',
    onSite: 'stipend',
  },
  firstSale: {
    name: { en: 'First sale of shares', ru: 'Первая продажа акций' },
    effect: {
      en: 'By the rules: no sales in the very first stock round. Instead: no sales in the first one with trading.',
      ru: 'По правилам: нельзя продавать в самом первом фондовом раунде. Вместо этого: в первом раунде с торгами.',
    },
    rule: '18MEX D-6',
    values: ['firstRound', 'firstTradingRound'],
    standard: 'firstRound',
    onSite: 'firstTradingRound',
  },
  halfShareBuyRounding: {
    name: { en: 'Buying price of a half-share', ru: 'Цена покупки половинной акции' },
    effect: {
      en: 'By the rules: rounded down. Instead: rounded up.',
      ru: 'По правилам: округляется вниз. Вместо этого: вверх.',
    },
    rule: '18MEX D-7',
    values: ['down', 'up'],
    standard: 'down',
    onSite: 'up',
  },
  halfShareSwapSellRounding: {
    name: { en: 'Price of 5% sold with change', ru: 'Цена продажи 5% с обменом' },
    effect: {
      en: 'By the rules: rounded up. Instead: rounded down.',
      ru: 'По правилам: округляется вверх. Вместо этого: вниз.',
    },
    rule: '18MEX D-8',
    values: ['up', 'down'],
    standard: 'up',
    onSite: 'down',
  },
  halfShareSwapSellAnyHolder: {
    name: { en: 'Anyone may sell 5% with change', ru: 'Продать 5% с обменом может любой' },
    effect: {
      en: 'By the rules: not with a 5% certificate of your own. Instead: you may even then.',
      ru: 'По правилам: нельзя, если у вас есть сертификат 5%. Вместо этого: можно и тогда.',
    },
    rule: '18MEX D-9',
    standard: false,
    onSite: true,
  },
  halfShareSwapBuyFromOffering: {
    name: {
      en: 'Buying 5% with change from the IPO',
      ru: 'Покупка 5% с обменом из первичного предложения',
    },
    effect: {
      en: 'By the rules: 5% with change comes from the market only. Instead: you may also trade up to a 10% certificate from the IPO, at par, if you could buy something else.',
      ru: 'По правилам: 5% с обменом покупают только с открытого рынка. Вместо этого: можно взять и сертификат 10% из первичного предложения по номиналу, если вам доступна и другая покупка.',
    },
    rule: '18MEX §3.2(c)(5)',
    standard: false,
    onSite: false,
  },
  halfShareScoring: {
    name: { en: 'Scoring half-shares', ru: 'Подсчёт половинных акций' },
    effect: {
      en: 'By the rules: half-shares are added up and rounded once. Instead: each is rounded up.',
      ru: 'По правилам: половинные акции складывают и округляют один раз. Вместо этого: каждую округляют вверх.',
    },
    rule: '18MEX D-11',
    values: ['sum', 'each'],
    standard: 'sum',
    onSite: 'each',
  },
  ndmPresidentExchange: {
    name: { en: 'What the new president of NdM gives up', ru: 'Что отдаёт новый президент NdM' },
    effect: {
      en: 'By the rules: the new president chooses. Instead: 10% certificates go first.',
      ru: 'По правилам: выбирает новый президент. Вместо этого: сначала отдают сертификаты по 10%.',
    },
    rule: '18MEX D-12',
    values: ['choice', 'tensFirst'],
    standard: 'choice',
    onSite: 'tensFirst',
  },
  privateSales: {
    name: { en: 'Selling privates to players', ru: 'Продажа частных компаний игрокам' },
    effect: {
      en: 'By the rules: you may sell a private on your own turn and in a forced purchase. Instead: only the buyer may start the deal, on their turn.',
      ru: 'По правилам: частную компанию можно продать и в свой ход, и при вынужденной покупке. Вместо этого: сделку начинает только покупатель, в свой ход.',
    },
    rule: '18MEX D-16',
    standard: true,
    onSite: false,
  },
  mnrBetweenPlayers: {
    name: { en: 'MNR between players', ru: 'MNR между игроками' },
    effect: {
      en: 'By the rules: players may trade MNR like any private. Instead: they may not.',
      ru: 'По правилам: MNR перепродают, как любую частную компанию. Вместо этого: между игроками её не продают.',
    },
    rule: '18MEX D-15',
    standard: true,
    onSite: false,
  },
  changeInForcedPurchase: {
    name: { en: '5% with change in a forced purchase', ru: '5% с обменом при вынужденной покупке' },
    effect: {
      en: 'By the rules: a president raising cash may also sell 5% with change. Instead: not in a forced purchase.',
      ru: 'По правилам: собирая деньги на поезд, президент может продать и 5% с обменом. Вместо этого: при вынужденной покупке нельзя.',
    },
    rule: '18MEX D-27',
    standard: true,
    onSite: false,
  },
  changeFromPresidents: {
    name: { en: '5% with change from the president’s certificate', ru: '5% с обменом из сертификата президента' },
    effect: {
      en: 'By the rules: a president of NdM with no other certificate may sell 5% with change if that changes the presidency. Instead: never.',
      ru: 'По правилам: президент NdM без других сертификатов может продать 5% с обменом, если это меняет президента. Вместо этого: нельзя.',
    },
    rule: '18MEX §3.2(a)(6)',
    standard: true,
    onSite: false,
  },
  halfSharesInBlocks: {
    name: { en: 'Half-shares in blocks', ru: 'Половинные акции в пакетах' },
    effect: {
      en: 'By the rules: half-shares may be sold in a block with other shares. Instead: only one at a time.',
      ru: 'По правилам: половинные акции можно продать одним пакетом с другими. Вместо этого: только по одной.',
    },
    rule: '18MEX D-10',
    standard: true,
    onSite: false,
  },
  changeAtLimit: {
    name: { en: 'Buying 5% with change at the certificate limit', ru: '5% с обменом, когда лимит заполнен' },
    effect: {
      en: 'By the rules: at the limit you may buy 5% with change while NdM is in the yellow zone. Instead: never.',
      ru: 'По правилам: на лимите сертификатов можно купить 5% с обменом, пока NdM в жёлтой области. Вместо этого: нельзя.',
    },
    rule: '18MEX D-14',
    standard: true,
    onSite: false,
  },
  overLimitSellsFirst: {
    name: { en: 'Over a limit, sell first', ru: 'Сверх лимита — сначала продажа' },
    effect: {
      en: 'By the rules: over a limit, you buy nothing until you are within it. Instead: you may buy first and sell afterward. Either way, your turn can’t end while a sale would help.',
      ru: 'По правилам: сверх лимита нельзя покупать, пока не уложитесь в него. Вместо этого: можно сначала купить, а продать потом. В обоих случаях ход не закончить, пока продажа может помочь.',
    },
    rule: '18MEX D-18',
    standard: true,
    onSite: true,
  },
  excessKept: {
    name: { en: 'How long you may stay over a limit', ru: 'Сколько можно держать лишнее' },
    effect: {
      en: 'By the rules: sell the excess on your first turn of the next stock round. Instead: on your next turn of the same round.',
      ru: 'По правилам: лишнее продают в первый ход следующего фондового раунда. Вместо этого: уже в следующий ход того же раунда.',
    },
    rule: '18MEX AMB-1',
    values: ['nextRound', 'nextTurn'],
    standard: 'nextRound',
    onSite: 'nextTurn',
  },
  fallenMarker: {
    name: { en: 'A price marker that falls on others', ru: 'Маркер, упавший в занятую ячейку' },
    effect: {
      en: 'By the rules: a major that has not operated this round goes above those that have. Instead: below everyone already there.',
      ru: 'По правилам: маркер ещё не ходившей компании ложится выше тех, что уже ходили. Вместо этого: ниже всех, кто там был.',
    },
    rule: '18MEX AMB-9',
    values: ['aboveOperated', 'underAll'],
    standard: 'aboveOperated',
    onSite: 'underAll',
  },
  mergerDiscards: {
    name: { en: 'Trains NdM discards in the merger', ru: 'Какие поезда NdM сбрасывает при слиянии' },
    effect: {
      en: 'By the rules: NdM discards only what is over its limit. Instead: all its trains, to the letter of §5.3(g).',
      ru: 'По правилам: сверх лимита NdM сбрасывает только лишние поезда. Вместо этого: все, по букве 5.3(g).',
    },
    rule: '18MEX AMB-6',
    values: ['excess', 'all'],
    standard: 'excess',
    onSite: 'excess',
  },
  privateTradeIgnoresLimit: {
    name: { en: 'Buying privates over the certificate limit', ru: 'Покупка частных компаний сверх лимита' },
    effect: {
      en: 'By the rules: a private bought from a player needs room under the certificate limit. Instead: it doesn’t.',
      ru: 'По правилам: частную компанию у игрока покупают в пределах лимита сертификатов. Вместо этого: и сверх него.',
    },
    rule: '18MEX D-17',
    standard: false,
    onSite: true,
  },
  obsoleteTrainsCount: {
    name: { en: 'Obsolete trains count', ru: 'Устаревшие поезда считаются' },
    effect: {
      en: 'By the rules: obsolete 4-trains count toward the train limit. Instead: they don’t.',
      ru: 'По правилам: устаревшие Поезда-4 входят в лимит поездов. Вместо этого: не входят.',
    },
    rule: '18MEX D-19',
    standard: true,
    onSite: false,
  },
  mergerTokens: {
    name: { en: 'Replacement tokens in the merger', ru: 'Заменяемые жетоны при слиянии' },
    effect: {
      en: 'By the rules: one token other than the home is replaced. Instead: up to two where the home is not.',
      ru: 'По правилам: кроме базовой станции, заменяют ещё одну. Вместо этого: до двух, если базовую не заменяют.',
    },
    rule: '18MEX D-20',
    values: ['one', 'upToTwo'],
    standard: 'one',
    onSite: 'upToTwo',
  },
  mergedTrainsRunAgain: {
    name: { en: 'Trains of the merged major run again', ru: 'Поезда вошедшей в NdM компании ходят ещё раз' },
    effect: {
      en: 'The rulebook is silent. Our reading: trains that ran for the merged major may run for NdM in the same operating round. Instead: they may not.',
      ru: 'Правила молчат. Наша трактовка: поезда вошедшей в NdM компании могут в том же операционном раунде пойти и за NdM. Вместо этого: не могут.',
    },
    rule: '18MEX §5.3(g)',
    standard: true,
    onSite: false,
  },
  extraYellowUdY: {
    name: { en: 'Extra yellow tile for UdY', ru: 'Дополнительный тайл для UdY' },
    effect: {
      en: 'By the rules: if UdY floats during an operating round, it keeps its extra yellow tile for its first turn. Instead: it loses it.',
      ru: 'По правилам: если UdY запущена в операционном раунде, дополнительный жёлтый тайл ждёт её первого хода. Вместо этого: пропадает.',
    },
    rule: '18MEX D-30',
    standard: true,
    onSite: false,
  },
  anyRoute: {
    name: { en: 'Any route will do', ru: 'Допустим любой маршрут' },
    effect: {
      en: 'By the rules: minors run for the most, and a shareholder may insist that majors do. Instead: nobody has to, and nobody may insist.',
      ru: 'По правилам: малые компании берут наибольшую прибыль, а от крупной её может потребовать акционер. Вместо этого: никто не обязан, и требовать нельзя.',
    },
    rule: '18MEX D-24',
    standard: false,
    onSite: true,
  },
  bestRevenue: {
    name: { en: 'Best routes for majors', ru: 'Наибольшая прибыль крупных компаний' },
    effect: {
      en: 'By the rules: a shareholder may insist on the best routes. Instead: majors always run them. Makes no difference if any route will do.',
      ru: 'По правилам: лучший маршрут обязателен по требованию акционера. Вместо этого: всегда. Если допустим любой маршрут, это неважно.',
    },
    rule: '18MEX D-24',
    values: ['objection', 'enforced'],
    standard: 'objection',
    onSite: 'objection',
  },
  bankBreaksAtZero: bankBreaksAtZero('18MEX §6(a)'),
});

export const ruling = rulingReader(RULINGS);

export const PRESETS = definePresets({ house: RULINGS, recorded: RECORDED });

/** Best revenue was one ruling once; plain tiles in Copper Canyon are upgraded everywhere by now. */
export const RETIRED = {
  maxRevenue: (value: OptionValue): Readonly<Record<string, OptionValue>> =>
    value === 'off' ? { anyRoute: true } : { bestRevenue: value },
  plainCopperCanyonUpgrade: (): Readonly<Record<string, OptionValue>> => ({}),
};
