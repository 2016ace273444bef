/** 1862: what a table may decide otherwise than the rulebook. How 18xx.games works is in `recorded/rulings.ts`. */
import { declareRulings, definePresets, rulingReader } from '../common/rulings.ts';
import { RECORDED } from './recorded/rulings.ts';

export const RULINGS = declareRulings({
  restackOnOperateWithoutMove: {
    name: { en: 'Operating puts the token under the stack', ru: 'После хода жетон уходит под стопку' },
    effect: {
      en: 'A company that operates goes to the bottom of its cell even if its price stays.',
      ru: 'После хода жетон компании ложится под стопку, даже если стоимость акций не изменилась.',
    },
    rule: '1862 §7.1 (b)',
    standard: true,
    onSite: false,
  },
  charteredTokenPlacedAt: {
    name: { en: 'Chartered companies enter the market', ru: 'Чартерная компания выходит на рынок акций' },
    effect: {
      en: 'When the company floats, or as soon as its par value is set.',
      ru: 'Когда компания запущена или сразу при выборе номинальной стоимости.',
    },
    rule: '1862 §4.2',
    values: ['float', 'par'],
    standard: 'float',
    onSite: 'par',
  },
  routesMeetAt: {
    name: { en: 'Where routes meet', ru: 'Где пересекаются маршруты' },
    effect: {
      en: 'At large stations only, or at any common stop; Freights are joined there too.',
      ru: 'Только на больших станциях или в любом общем пункте; там же соединяют Грузовые.',
    },
    rule: '1862 §7.8 (b)',
    values: ['largeStation', 'anyStop'],
    standard: 'largeStation',
    onSite: 'anyStop',
  },
  unexchangeableOptionRounding: {
    name: { en: 'Options that cannot be exchanged', ru: 'Опционы, которые нельзя обменять' },
    effect: {
      en: 'The bank’s price is rounded up, or down.',
      ru: 'Цена банка округляется вверх или вниз.',
    },
    rule: '1862 §5.2.4',
    values: ['up', 'down'],
    standard: 'up',
    onSite: 'down',
  },
  failedCharterAvailable: {
    name: { en: 'Company of a missed obligation', ru: 'Компания после невыполненного обязательства' },
    effect: {
      en: 'Available again from the next stock round, or at once.',
      ru: 'Снова доступна со следующего фондового раунда или сразу.',
    },
    rule: '1862 §4.3 (e)',
    values: ['nextStockRound', 'immediately'],
    standard: 'nextStockRound',
    onSite: 'immediately',
  },
  fineMaySellThisRoundsShares: {
    name: { en: 'Shares of this round pay fines', ru: 'Акции этого раунда в уплату штрафа' },
    effect: {
      en: 'Shares bought in the stock round that ends may be sold for a fine; or they must be kept.',
      ru: 'Акции, купленные в завершающемся фондовом раунде, можно продать в уплату штрафа; или их нужно сохранить.',
    },
    rule: '1862 §4.3 (f)',
    standard: true,
    onSite: true,
  },
  fineSells: {
    name: { en: 'Shares of the failed company', ru: 'Акции несостоявшейся компании' },
    effect: {
      en: 'They pay the fine share by share, or certificate by certificate.',
      ru: 'Идут в уплату штрафа по одной акции или целыми сертификатами.',
    },
    rule: '1862 §4.3 (d)',
    values: ['shares', 'certificates'],
    standard: 'shares',
    onSite: 'certificates',
  },
  consentRequired: {
    name: { en: 'Consent', ru: 'Согласие' },
    effect: {
      en: 'The other director is asked for mergers and train sales; otherwise consent is taken for granted.',
      ru: 'Другого директора спрашивают о слияниях и продаже поездов; иначе согласие подразумевается.',
    },
    rule: '1862 §7.5.1 (a)',
    standard: true,
    onSite: false,
  },
  mustRun: {
    name: { en: 'Trains that could earn must run', ru: 'Поезд, который может принести прибыль, обязан ехать' },
    effect: {
      en: 'A train stays at home only where no run of its own would add to the profit; or the director may leave any train at home.',
      ru: 'Поезд остаётся без маршрута, только если никакой маршрут не прибавит прибыли; или директор может оставить любой поезд.',
    },
    rule: '1862 §7.8 (k)',
    standard: true,
    onSite: false,
  },
  freightChains: {
    name: { en: 'Chains of Freights', ru: 'Цепь Грузовых' },
    effect: {
      en: 'A chain is one train and does not go from port to port or from red area to red area; or only each single train may not.',
      ru: 'Цепь — один поезд и не идёт из порта в порт или из красной области в красную; или этого нельзя только каждому поезду в отдельности.',
    },
    rule: '1862 §7.8.1 (k)',
    values: ['oneTrain', 'legByLeg'],
    standard: 'oneTrain',
    onSite: 'legByLeg',
  },
  usedTrainFirst: {
    name: { en: 'A train of a sister company first', ru: 'Сначала поезд своей же компании' },
    effect: {
      en: 'No money is raised, and no company goes bankrupt, while its director can sell it an affordable train of another company of his; or he is free.',
      ru: 'Деньги не привлекают и банкротства нет, пока директор может продать ей посильный поезд другой своей компании; или он решает свободно.',
    },
    rule: '1862 §7.11 (c)',
    standard: true,
    onSite: false,
  },
  homeInReceivership: {
    name: { en: 'Home marker in receivership', ru: 'Маркер базовой станции при внешнем управлении' },
    effect: {
      en: 'A company whose first turn is in receivership places its home marker; or only in its first turn with a director.',
      ru: 'Компания, чей первый ход пришёлся на внешнее управление, ставит маркер базовой станции; или только в первый ход с директором.',
    },
    rule: '1862 §7.2 (j)',
    standard: true,
    onSite: false,
  },
  pricesFallUntil: {
    name: { en: 'Until when sales lower prices', ru: 'До каких пор продажи снижают стоимость' },
    effect: {
      en: 'Until the first H train is bought; or until the LNER has formed.',
      ru: 'До покупки первого поезда H; или до формирования LNER.',
    },
    rule: '1862 §9 (e)',
    values: ['phaseH', 'lner'],
    standard: 'phaseH',
    onSite: 'lner',
  },
  unfloatedAtLner: {
    name: { en: 'Companies not floated when the LNER forms', ru: 'Незапущенные компании при формировании LNER' },
    effect: {
      en: 'All their certificates are removed from the game, founded or not; or founded ones stay and may still be floated.',
      ru: 'Все их сертификаты выходят из игры, создана компания или нет; или созданные остаются и ещё могут быть запущены.',
    },
    rule: '1862 §10.3 (b)',
    values: ['leave', 'stay'],
    standard: 'leave',
    onSite: 'stay',
  },
  redemptionAfterLner: {
    name: { en: 'Redemption after the LNER', ru: 'Выкуп акций после LNER' },
    effect: {
      en: 'After the LNER has formed companies only run and buy trains; or they may redeem shares as well.',
      ru: 'После формирования LNER компании только составляют маршруты и покупают поезда; или могут и выкупать акции.',
    },
    rule: '1862 §10.3 (d)',
    standard: false,
    onSite: true,
  },
  trainlessAtEnd: {
    name: { en: 'Shares of companies without a train at the end', ru: 'Акции компаний без поездов в конце игры' },
    effect: {
      en: 'They count at the full price; or at half of it.',
      ru: 'Считаются по полной стоимости; или за половину.',
    },
    rule: '1862 §10.4',
    values: ['full', 'half'],
    standard: 'full',
    onSite: 'half',
  },
  treasurySaleDropAfterLner: {
    name: { en: 'Treasury sales after the LNER', ru: 'Продажа акций компанией после LNER' },
    effect: {
      en: 'Treasury shares sold for a train lower the price after the LNER has formed too.',
      ru: 'Акции, проданные компанией ради поезда, снижают стоимость и после формирования LNER.',
    },
    rule: '1862 §10.3 (d)',
    standard: false,
    onSite: true,
  },
  markersAtFlotation: {
    name: { en: 'Markers bought at flotation', ru: 'Покупка маркеров при запуске' },
    effect: {
      en: 'Up to the limit of the game, or always up to seven.',
      ru: 'До лимита игры или всегда до семи.',
    },
    rule: '1862 §6.5.4.2 (b)',
    values: ['limit', 'seven'],
    standard: 'limit',
    onSite: 'seven',
  },
  homeMarkerMayGo: {
    name: { en: 'Home marker among the excess', ru: 'Маркер базовой станции среди лишних' },
    effect: {
      en: 'When markers are above the limit the survivor’s home marker may be given up as well.',
      ru: 'Если маркеров больше лимита, можно снять и маркер базовой станции выжившей компании.',
    },
    rule: '1862 §7.5.6 (c)',
    standard: true,
    onSite: false,
  },
  finalTrainlessRounding: {
    name: { en: 'Half value of trainless companies’ shares', ru: 'Половина стоимости акций компаний без поездов' },
    effect: {
      en: 'Rounded down by share or by certificate.',
      ru: 'Округляется вниз для акции или для сертификата.',
    },
    rule: '1862 §10.4',
    values: ['perShare', 'perCertificate'],
    standard: 'perShare',
    onSite: 'perCertificate',
  },
  homeMarkerAfterLner: {
    name: { en: 'Home marker after the LNER', ru: 'Маркер базовой станции после LNER' },
    effect: {
      en: 'A company that floats after the LNER has formed may place its home marker.',
      ru: 'Компания, запущенная после формирования LNER, может поставить маркер базовой станции.',
    },
    rule: '1862 §10.3 (d)',
    standard: false,
    onSite: true,
  },
  treasuryOption: {
    name: { en: 'Own option in a refinancing', ru: 'Опцион компании при рефинансировании' },
    effect: {
      en: 'A company may not redeem its own option if it could then not pay for the train; or it is free to.',
      ru: 'Компания не выкупает свой опцион, если тогда не хватит на поезд; либо решает свободно.',
    },
    rule: '1862 §7.11.2 (c)',
    values: ['leavesTheTrain', 'free'],
    standard: 'leavesTheTrain',
    onSite: 'free',
  },
});

export const ruling = rulingReader(RULINGS);

export const PRESETS = definePresets({ house: RULINGS, recorded: RECORDED });
