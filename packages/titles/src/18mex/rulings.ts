/** 18MEX: what a table may decide otherwise than the rulebook. How 18xx.games works is in `recorded/rulings.ts`. */
import type { OptionValue } from '@roundhouse/engine';
import { declareRulings, definePresets, rulingReader } from '../common/rulings.ts';
import { RECORDED } from './recorded/rulings.ts';

export const RULINGS = declareRulings({
  kcmoClosesOnCopperCanyon: {
    name: { en: 'KCM&O closes with Copper Canyon', ru: 'KCM&O закрывается с Copper Canyon' },
    effect: {
      en: 'KCM&O closes when its Copper Canyon tile is laid; the rulebook keeps it open.',
      ru: 'KCM&O закрывается, когда положен её тайл Copper Canyon; по правилам она остаётся.',
    },
    rule: '18MEX D-1',
    standard: false,
    onSite: true,
  },
  auctionOrder: {
    name: { en: 'Order of bidding in an auction', ru: 'Порядок ставок на аукционе' },
    effect: {
      en: 'Clockwise from the leader, or always the lowest bidder next.',
      ru: 'По часовой стрелке от лидера или всегда тот, чья ставка наименьшая.',
    },
    rule: '18MEX D-2',
    values: ['clockwise', 'lowestBid'],
    standard: 'clockwise',
    onSite: 'lowestBid',
  },
  auctionPassFinal: {
    name: { en: 'A pass in an auction is final', ru: 'Пас на аукционе окончателен' },
    effect: {
      en: 'Who passes is out of that auction; by the rulebook he may raise later.',
      ru: 'Спасовавший выбывает из аукциона; по правилам он может повысить ставку позже.',
    },
    rule: '18MEX D-3',
    standard: false,
    onSite: true,
  },
  preSaleOr: {
    name: { en: 'Operating rounds while companies are unsold', ru: 'Операционные раунды до конца распродажи' },
    effect: {
      en: 'A real operating round, or only incomes and $15 for each minor and its owner.',
      ru: 'Настоящий операционный раунд или только выплата прибыли частных компаний и по $15 малой компании и её владельцу.',
    },
    rule: '18MEX D-4',
    values: ['real', 'stipend'],
    standard: 'real',
    onSite: 'stipend',
  },
  firstSale: {
    name: { en: 'First sale of shares', ru: 'Первая продажа акций' },
    effect: {
      en: 'No sale in the first stock round of the game, or in the first one with trading.',
      ru: 'Нет продаж в первом фондовом раунде игры или в первом раунде с торгами.',
    },
    rule: '18MEX D-6',
    values: ['firstRound', 'firstTradingRound'],
    standard: 'firstRound',
    onSite: 'firstTradingRound',
  },
  halfShareBuyRounding: {
    name: { en: 'Price of a bought half-share', ru: 'Цена покупки половинной акции' },
    effect: {
      en: 'Rounded down or up.',
      ru: 'Округление вниз или вверх.',
    },
    rule: '18MEX D-7',
    values: ['down', 'up'],
    standard: 'down',
    onSite: 'up',
  },
  halfShareSwapSellRounding: {
    name: { en: 'Price of 5% sold with change', ru: 'Цена продажи 5% с обменом' },
    effect: {
      en: 'Rounded up or down.',
      ru: 'Округление вверх или вниз.',
    },
    rule: '18MEX D-8',
    values: ['up', 'down'],
    standard: 'up',
    onSite: 'down',
  },
  halfShareSwapSellAnyHolder: {
    name: { en: 'Anybody may sell 5% with change', ru: 'Продать 5% с обменом может любой' },
    effect: {
      en: 'Also a player who owns a 5% certificate.',
      ru: 'В том числе владелец сертификата на 5%.',
    },
    rule: '18MEX D-9',
    standard: false,
    onSite: true,
  },
  halfShareSwapBuyFromOffering: {
    name: {
      en: 'Buying 5% with change from the initial offering',
      ru: 'Покупка 5% с обменом из Первичного Предложения',
    },
    effect: {
      en: 'Who could buy something else may also buy a 10% certificate of the initial offering with change, at par; the rulebook names the open market only.',
      ru: 'Тот, кто мог бы купить что-то другое, может с обменом купить и сертификат 10% из Первичного Предложения по номиналу; правила называют только Открытый Рынок.',
    },
    rule: '18MEX §3.2(c)(5)',
    standard: false,
    onSite: false,
  },
  halfShareScoring: {
    name: { en: 'Scoring of half-shares', ru: 'Подсчёт половинных акций' },
    effect: {
      en: 'Added up and rounded once, or each rounded up.',
      ru: 'Складываются и округляются один раз или каждая округляется вверх.',
    },
    rule: '18MEX D-11',
    values: ['sum', 'each'],
    standard: 'sum',
    onSite: 'each',
  },
  ndmPresidentExchange: {
    name: { en: 'What a new president of NdM gives', ru: 'Что отдаёт новый президент NdM' },
    effect: {
      en: 'The new president chooses, or 10% certificates go first.',
      ru: 'Новый президент выбирает или сначала отдаются сертификаты на 10%.',
    },
    rule: '18MEX D-12',
    values: ['choice', 'tensFirst'],
    standard: 'choice',
    onSite: 'tensFirst',
  },
  privateSales: {
    name: { en: 'Privates sold to players', ru: 'Продажа частных компаний игрокам' },
    effect: {
      en: 'A player may sell a private on his own turn and in a forced purchase; else only the buyer may buy it on his.',
      ru: 'Игрок может продать частную компанию в свой ход и при вынужденной покупке; иначе её можно только купить в ход покупателя.',
    },
    rule: '18MEX D-16',
    standard: true,
    onSite: false,
  },
  mnrBetweenPlayers: {
    name: { en: 'MNR between players', ru: 'MNR между игроками' },
    effect: {
      en: 'MNR may be traded between players like other privates.',
      ru: 'MNR можно перепродавать между игроками, как и другие частные компании.',
    },
    rule: '18MEX D-15',
    standard: true,
    onSite: false,
  },
  changeInForcedPurchase: {
    name: { en: '5% with change in a forced purchase', ru: '5% с обменом при вынужденной покупке' },
    effect: {
      en: 'A president who must raise cash may also sell 5% with change.',
      ru: 'Президент, собирающий деньги, может продать и 5% с обменом.',
    },
    rule: '18MEX D-27',
    standard: true,
    onSite: false,
  },
  changeFromPresidents: {
    name: { en: '5% with change from the president’s certificate', ru: '5% с обменом из Сертификата Президента' },
    effect: {
      en: 'A president of NdM with no other certificate may sell 5% with change where that changes the presidency.',
      ru: 'Президент NdM без других сертификатов может продать 5% с обменом, если это меняет президента.',
    },
    rule: '18MEX §3.2(a)(6)',
    standard: true,
    onSite: false,
  },
  halfSharesInBlocks: {
    name: { en: 'Half-shares in blocks', ru: 'Половинные акции в пакетах' },
    effect: {
      en: 'Half-shares may be sold in one block with others; else one at a time.',
      ru: 'Половинные акции можно продавать одним пакетом с другими; иначе только по одной.',
    },
    rule: '18MEX D-10',
    standard: true,
    onSite: false,
  },
  changeAtLimit: {
    name: { en: '5% bought with change at the certificate limit', ru: 'Покупка 5% с обменом на лимите сертификатов' },
    effect: {
      en: 'At the certificate limit 5% may be bought with change while NdM is in the yellow area; else never.',
      ru: 'На лимите сертификатов можно купить 5% с обменом, пока NdM в жёлтой области; иначе никогда.',
    },
    rule: '18MEX D-14',
    standard: true,
    onSite: false,
  },
  overLimitSellsFirst: {
    name: { en: 'Above a limit sales come first', ru: 'Сверх лимита сначала продажи' },
    effect: {
      en: 'A player who must sell to be within the limits buys nothing before he is; else he may buy first and sell afterwards. In neither case does his turn end while a sale could help.',
      ru: 'Игрок, который обязан продавать из-за лимита, ничего не покупает, пока не уложится в него; иначе он может сначала купить, а продать потом. В обоих случаях ход не заканчивается, пока продажа может помочь.',
    },
    rule: '18MEX D-18',
    standard: true,
    onSite: true,
  },
  excessKept: {
    name: { en: 'How long an excess is kept', ru: 'До каких пор хранится излишек' },
    effect: {
      en: 'What exceeds a limit is sold in the first turn of the next stock round, or already in the next turn of the same one.',
      ru: 'Излишек сверх лимита продают в первый ход следующего фондового раунда или уже в следующий ход того же раунда.',
    },
    rule: '18MEX AMB-1',
    values: ['nextRound', 'nextTurn'],
    standard: 'nextRound',
    onSite: 'nextTurn',
  },
  fallenMarker: {
    name: { en: 'A marker that falls on those that have operated', ru: 'Жетон, упавший на уже действовавшие' },
    effect: {
      en: 'In an operating round the marker of a major that has not operated lies above those that have, or under all that were there before.',
      ru: 'В операционном раунде жетон ещё не действовавшей компании ложится над уже действовавшими или под всеми, что лежали там раньше.',
    },
    rule: '18MEX AMB-9',
    values: ['aboveOperated', 'underAll'],
    standard: 'aboveOperated',
    onSite: 'underAll',
  },
  mergerDiscards: {
    name: { en: 'Trains that NdM discards in the merger', ru: 'Поезда, сбрасываемые NdM при слиянии' },
    effect: {
      en: 'Above its limit NdM discards what is too much, or, by the letter of §5.3(g), all its trains.',
      ru: 'Сверх лимита NdM сбрасывает лишнее или, по букве 5.3(g), все свои поезда.',
    },
    rule: '18MEX AMB-6',
    values: ['excess', 'all'],
    standard: 'excess',
    onSite: 'excess',
  },
  privateTradeIgnoresLimit: {
    name: { en: 'Privates bought above the certificate limit', ru: 'Покупка частных компаний сверх лимита' },
    effect: {
      en: 'The buyer of a private from a player needs no room under the certificate limit.',
      ru: 'Покупателю частной компании у игрока не нужно место в лимите сертификатов.',
    },
    rule: '18MEX D-17',
    standard: false,
    onSite: true,
  },
  obsoleteTrainsCount: {
    name: { en: 'Obsolete trains count', ru: 'Устаревшие поезда считаются' },
    effect: {
      en: 'Obsolete 4-trains count against the train limit.',
      ru: 'Устаревшие Поезда-4 учитываются в лимите поездов.',
    },
    rule: '18MEX D-19',
    standard: true,
    onSite: false,
  },
  mergerTokens: {
    name: { en: 'Replacement tokens in the merger', ru: 'Заменяемые жетоны при слиянии' },
    effect: {
      en: 'One station besides the home is replaced, or up to two where the home is not.',
      ru: 'Заменяется одна станция кроме базовой или до двух, если базовая не заменяется.',
    },
    rule: '18MEX D-20',
    values: ['one', 'upToTwo'],
    standard: 'one',
    onSite: 'upToTwo',
  },
  mergedTrainsRunAgain: {
    name: { en: 'Trains of the merged major run again', ru: 'Поезда слитой компании ходят ещё раз' },
    effect: {
      en: 'Trains that have run for the merged major may run for NdM in the same operating round; the rulebook is silent.',
      ru: 'Поезда, уже принёсшие прибыль слитой компании, могут в том же операционном раунде принести её NdM; правила об этом молчат.',
    },
    rule: '18MEX §5.3(g)',
    standard: true,
    onSite: false,
  },
  extraYellowUdY: {
    name: { en: 'Extra yellow for UdY launched in an operating round', ru: 'Дополнительный тайл для UdY' },
    effect: {
      en: 'UdY launched during an operating round keeps its extra yellow tile for its first turn.',
      ru: 'UdY, запущенная в операционном раунде, сохраняет дополнительный жёлтый тайл до своего первого хода.',
    },
    rule: '18MEX D-30',
    standard: true,
    onSite: false,
  },
  anyRoute: {
    name: { en: 'Any run is allowed', ru: 'Допустим любой маршрут' },
    effect: {
      en: 'Nobody has to run for the most and nobody may insist on it; minors are freed too.',
      ru: 'Никто не обязан получать наибольшую прибыль, и настаивать на ней нельзя; это касается и малых компаний.',
    },
    rule: '18MEX D-24',
    standard: false,
    onSite: true,
  },
  bestRevenue: {
    name: { en: 'Best revenue of majors', ru: 'Наибольшая прибыль крупных компаний' },
    effect: {
      en: 'A shareholder may insist on the best revenue (objection), or majors always run for it (enforced). Without meaning where any run is allowed.',
      ru: 'Акционер может настоять на наибольшей прибыли (objection) или крупные компании получают её всегда (enforced). Не имеет значения, если допустим любой маршрут.',
    },
    rule: '18MEX D-24',
    values: ['objection', 'enforced'],
    standard: 'objection',
    onSite: 'objection',
  },
});

export const ruling = rulingReader(RULINGS);

export const PRESETS = definePresets({ house: RULINGS, recorded: RECORDED });

/** Best revenue was one ruling once; plain tiles in Copper Canyon are upgraded everywhere by now. */
export const RETIRED = {
  maxRevenue: (value: OptionValue): Readonly<Record<string, OptionValue>> =>
    value === 'off' ? { anyRoute: true } : { bestRevenue: value },
  plainCopperCanyonUpgrade: (): Readonly<Record<string, OptionValue>> => ({}),
};
