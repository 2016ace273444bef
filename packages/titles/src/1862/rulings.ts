/** 1862: what a table may decide otherwise than the rulebook. How 18xx.games works is in `recorded/rulings.ts`. */
import { bankBreaksAtZero, declareRulings, definePresets, rulingReader } from '../common/rulings.ts';
import { RECORDED } from './recorded/rulings.ts';

export const RULINGS = declareRulings({
  restackOnOperateWithoutMove: {
    name: { en: 'Operating puts the marker under the stack', ru: 'После хода жетон уходит под стопку' },
    effect: {
      en: 'By the rules: a company that operates goes to the bottom of its cell even if its price stays. Instead: it keeps its place.',
      ru: 'По правилам: после хода жетон уходит под стопку, даже если стоимость акций не изменилась. Вместо этого: остаётся на месте.',
    },
    rule: '1862 §7.1 (b)',
    standard: true,
    onSite: false,
  },
  charteredTokenPlacedAt: {
    name: { en: 'When chartered companies enter the market', ru: 'Когда чартерная компания выходит на рынок акций' },
    effect: {
      en: 'By the rules: when the company floats. Instead: as soon as its par is set.',
      ru: 'По правилам: когда компания запущена. Вместо этого: сразу при выборе номинальной стоимости.',
    },
    rule: '1862 §4.2',
    values: ['float', 'par'],
    standard: 'float',
    onSite: 'par',
  },
  routesMeetAt: {
    name: { en: 'Where routes meet', ru: 'Где пересекаются маршруты' },
    effect: {
      en: 'By the rules: routes meet only at cities. Instead: at any common stop. Freights are joined there too.',
      ru: 'По правилам: только на больших станциях. Вместо этого: в любом общем пункте. Там же соединяют грузовые.',
    },
    rule: '1862 §7.8 (b)',
    values: ['largeStation', 'anyStop'],
    standard: 'largeStation',
    onSite: 'anyStop',
  },
  unexchangeableOptionRounding: {
    name: { en: 'Options that can’t be exchanged', ru: 'Опционы, которые нельзя обменять' },
    effect: {
      en: 'By the rules: the bank’s price is rounded up. Instead: rounded down.',
      ru: 'По правилам: цена банка округляется вверх. Вместо этого: вниз.',
    },
    rule: '1862 §5.2.4',
    values: ['up', 'down'],
    standard: 'up',
    onSite: 'down',
  },
  failedCharterAvailable: {
    name: { en: 'Company that didn’t float in time', ru: 'Компания после невыполненного обязательства' },
    effect: {
      en: 'By the rules: it is available again from the next stock round. Instead: immediately.',
      ru: 'По правилам: снова доступна со следующего фондового раунда. Вместо этого: сразу.',
    },
    rule: '1862 §4.3 (e)',
    values: ['nextStockRound', 'immediately'],
    standard: 'nextStockRound',
    onSite: 'immediately',
  },
  fineMaySellThisRoundsShares: {
    name: { en: 'Shares bought this round may pay fines', ru: 'Акции этого раунда в уплату штрафа' },
    effect: {
      en: 'By the rules: shares bought in the stock round that is ending may be sold to pay a fine. Instead: you must keep them.',
      ru: 'По правилам: акции, купленные в завершающемся фондовом раунде, можно продать в уплату штрафа. Вместо этого: их нужно сохранить.',
    },
    rule: '1862 §4.3 (f)',
    standard: true,
    onSite: true,
  },
  fineSells: {
    name: { en: 'Shares of the failed company', ru: 'Акции несостоявшейся компании' },
    effect: {
      en: 'By the rules: they pay the fine share by share. Instead: certificate by certificate.',
      ru: 'По правилам: идут в уплату штрафа по одной акции. Вместо этого: целыми сертификатами.',
    },
    rule: '1862 §4.3 (d)',
    values: ['shares', 'certificates'],
    standard: 'shares',
    onSite: 'certificates',
  },
  consentRequired: {
    name: { en: 'Consent', ru: 'Согласие' },
    effect: {
      en: 'By the rules: the other president must agree to mergers and train sales. Instead: consent is assumed.',
      ru: 'По правилам: на слияние и продажу поезда нужно согласие другого директора. Вместо этого: оно подразумевается.',
    },
    rule: '1862 §7.5.1 (a)',
    standard: true,
    onSite: false,
  },
  mustRun: {
    name: { en: 'Trains that could earn must run', ru: 'Поезд, который может принести прибыль, обязан ехать' },
    effect: {
      en: 'By the rules: a train stays idle only if no route of its own would add revenue. Instead: the president may leave any train idle.',
      ru: 'По правилам: поезд остаётся без маршрута, только если никакой маршрут не прибавит прибыли. Вместо этого: директор может оставить любой поезд.',
    },
    rule: '1862 §7.8 (k)',
    standard: true,
    onSite: false,
  },
  freightChains: {
    name: { en: 'Chains of Freights', ru: 'Цепь грузовых' },
    effect: {
      en: 'By the rules: a chain is one train, so it can’t run from port to port or from red area to red area. Instead: the limit applies to each train, not to the chain.',
      ru: 'По правилам: запрет «из порта в порт, из красной области в красную» действует на всю цепь. Вместо этого: только на каждый поезд отдельно.',
    },
    rule: '1862 §7.8.1 (k)',
    values: ['oneTrain', 'legByLeg'],
    standard: 'oneTrain',
    onSite: 'legByLeg',
  },
  usedTrainFirst: {
    name: { en: 'A train from your other company first', ru: 'Сначала поезд своей же компании' },
    effect: {
      en: 'By the rules: a company raises no money and can’t go bankrupt while its president can sell it an affordable train from another of their companies. Instead: the president is free to choose.',
      ru: 'По правилам: денег не собирают и банкротства нет, пока директор может продать компании посильный поезд другой своей компании. Вместо этого: директор выбирает свободно.',
    },
    rule: '1862 §7.11 (c)',
    standard: true,
    onSite: false,
  },
  homeInReceivership: {
    name: { en: 'Home token in receivership', ru: 'Маркер базовой станции при внешнем управлении' },
    effect: {
      en: 'By the rules: a company whose first turn is in receivership places its home token. Instead: only on its first turn with a president.',
      ru: 'По правилам: маркер базовой станции ставят и тогда, когда первый ход пришёлся на внешнее управление. Вместо этого: только в первый ход с директором.',
    },
    rule: '1862 §7.2 (j)',
    standard: true,
    onSite: false,
  },
  pricesFallUntil: {
    name: { en: 'How long sales lower prices', ru: 'До каких пор продажи снижают стоимость' },
    effect: {
      en: 'By the rules: until the first H train is bought. Instead: until the LNER forms.',
      ru: 'По правилам: до покупки первого поезда H. Вместо этого: до формирования LNER.',
    },
    rule: '1862 §9 (e)',
    values: ['phaseH', 'lner'],
    standard: 'phaseH',
    onSite: 'lner',
  },
  unfloatedAtLner: {
    name: { en: 'Unfloated companies when the LNER forms', ru: 'Незапущенные компании при формировании LNER' },
    effect: {
      en: 'By the rules: all their certificates are removed, whether the company was started or not. Instead: companies already started stay and may still float.',
      ru: 'По правилам: все их сертификаты выходят из игры, создана компания или нет. Вместо этого: созданные остаются и ещё могут быть запущены.',
    },
    rule: '1862 §10.3 (b)',
    values: ['leave', 'stay'],
    standard: 'leave',
    onSite: 'stay',
  },
  redemptionAfterLner: {
    name: { en: 'Redemption after the LNER', ru: 'Выкуп акций после LNER' },
    effect: {
      en: 'By the rules: after the LNER forms, companies only run and buy trains. Instead: they may redeem shares too.',
      ru: 'По правилам: после формирования LNER компании только составляют маршруты и покупают поезда. Вместо этого: могут и выкупать акции.',
    },
    rule: '1862 §10.3 (d)',
    standard: false,
    onSite: true,
  },
  trainlessAtEnd: {
    name: { en: 'Shares of trainless companies at the end', ru: 'Акции компаний без поездов в конце игры' },
    effect: {
      en: 'By the rules: they count at the full price. Instead: at half.',
      ru: 'По правилам: считаются по полной стоимости. Вместо этого: за половину.',
    },
    rule: '1862 §10.4',
    values: ['full', 'half'],
    standard: 'full',
    onSite: 'half',
  },
  treasurySaleDropAfterLner: {
    name: { en: 'Treasury sales after the LNER', ru: 'Продажа акций компанией после LNER' },
    effect: {
      en: 'By the rules: after the LNER forms, treasury shares sold for a train don’t lower the price. Instead: they do.',
      ru: 'По правилам: после формирования LNER акции, проданные компанией ради поезда, не снижают стоимость. Вместо этого: снижают.',
    },
    rule: '1862 §10.3 (d)',
    standard: false,
    onSite: true,
  },
  markersAtFlotation: {
    name: { en: 'Tokens bought when floating', ru: 'Покупка маркеров при запуске' },
    effect: {
      en: 'By the rules: up to the game’s token limit. Instead: always up to 7.',
      ru: 'По правилам: до лимита игры. Вместо этого: всегда до семи.',
    },
    rule: '1862 §6.5.4.2 (b)',
    values: ['limit', 'seven'],
    standard: 'limit',
    onSite: 'seven',
  },
  homeMarkerMayGo: {
    name: { en: 'Home token over the limit', ru: 'Маркер базовой станции среди лишних' },
    effect: {
      en: 'By the rules: when tokens are over the limit, the surviving company’s home token may go too. Instead: it must stay.',
      ru: 'По правилам: если маркеров больше лимита, можно снять и маркер базовой станции выжившей компании. Вместо этого: его оставляют.',
    },
    rule: '1862 §7.5.6 (c)',
    standard: true,
    onSite: false,
  },
  finalTrainlessRounding: {
    name: { en: 'Half value of trainless companies', ru: 'Половина стоимости акций компаний без поездов' },
    effect: {
      en: 'By the rules: rounded down per share. Instead: per certificate.',
      ru: 'По правилам: округляется вниз для каждой акции. Вместо этого: для сертификата.',
    },
    rule: '1862 §10.4',
    values: ['perShare', 'perCertificate'],
    standard: 'perShare',
    onSite: 'perCertificate',
  },
  homeMarkerAfterLner: {
    name: { en: 'Home token after the LNER', ru: 'Маркер базовой станции после LNER' },
    effect: {
      en: 'By the rules: after the LNER forms, a company that floats can’t place its home token. Instead: it may.',
      ru: 'По правилам: компания, запущенная после формирования LNER, маркер базовой станции не ставит. Вместо этого: может поставить.',
    },
    rule: '1862 §10.3 (d)',
    standard: false,
    onSite: true,
  },
  refinancingCounts: {
    name: { en: 'Money from a refinancing', ru: 'Деньги от рефинансирования' },
    effect: {
      en: 'By the rules: what the company’s own option brings counts toward the train. Instead: only its cash and ten times par do.',
      ru: 'По правилам: деньги за опционную акцию самой компании считаются. Вместо этого: только касса и десятикратная номинальная стоимость.',
    },
    rule: '1862 §7.11.2 (a)',
    values: ['withOption', 'parOnly'],
    standard: 'withOption',
    onSite: 'parOnly',
  },
  treasuryOption: {
    name: { en: 'Own option in a refinancing', ru: 'Опцион компании при рефинансировании' },
    effect: {
      en: 'By the rules: a company may not redeem its own option if it then couldn’t pay for the train. Instead: it may.',
      ru: 'По правилам: компания не выкупает свой опцион, если тогда не хватит на поезд. Вместо этого: может выкупить.',
    },
    rule: '1862 §7.11.2 (c)',
    values: ['leavesTheTrain', 'free'],
    standard: 'leavesTheTrain',
    onSite: 'free',
  },
  bankBreaksAtZero: bankBreaksAtZero('1862 §10.2'),
});

export const ruling = rulingReader(RULINGS);

export const PRESETS = definePresets({ house: RULINGS, recorded: RECORDED });
