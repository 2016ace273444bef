/** House rulings of 1862: what a table may decide otherwise than the rulebook. How 18xx.games works is in `recorded/`. */
import { house, type HouseRuling, type OptionValue, type State } from '@roundhouse/engine';
import { recordedThere } from './recorded/rulings.ts';
import { ruling, settingOf, thereOf } from './ruling.ts';

const all = [
  ruling(
    'restackOnOperateWithoutMove',
    '§7.1 (b)',
    true,
    false,
    { en: 'Operating puts the token under the stack', ru: 'После хода жетон уходит под стопку' },
    {
      en: 'A company that operates goes to the bottom of its cell even if its price stays.',
      ru: 'После хода жетон компании ложится под стопку, даже если стоимость акций не изменилась.',
    },
  ),
  ruling(
    'charteredTokenPlacedAt',
    '§4.2',
    'float',
    'par',
    { en: 'Chartered companies enter the market', ru: 'Чартерная компания выходит на рынок акций' },
    {
      en: 'When the company floats, or as soon as its par value is set.',
      ru: 'Когда компания запущена или сразу при выборе номинальной стоимости.',
    },
  ),
  ruling(
    'routesMeetAt',
    '§7.8 (b)',
    'largeStation',
    'anyStop',
    { en: 'Where routes meet', ru: 'Где пересекаются маршруты' },
    {
      en: 'At large stations only, or at any common stop; Freights are joined there too.',
      ru: 'Только на больших станциях или в любом общем пункте; там же соединяют Грузовые.',
    },
  ),
  ruling(
    'unexchangeableOptionRounding',
    '§5.2.4',
    'up',
    'down',
    { en: 'Options that cannot be exchanged', ru: 'Опционы, которые нельзя обменять' },
    { en: 'The bank’s price is rounded up, or down.', ru: 'Цена банка округляется вверх или вниз.' },
  ),
  ruling(
    'failedCharterAvailable',
    '§4.3 (e)',
    'nextStockRound',
    'immediately',
    { en: 'Company of a missed obligation', ru: 'Компания после невыполненного обязательства' },
    {
      en: 'Available again from the next stock round, or at once.',
      ru: 'Снова доступна со следующего фондового раунда или сразу.',
    },
  ),
  ruling(
    'fineMaySellThisRoundsShares',
    '§4.3 (f)',
    true,
    true,
    { en: 'Shares of this round pay fines', ru: 'Акции этого раунда в уплату штрафа' },
    {
      en: 'Shares bought in the stock round that ends may be sold for a fine; or they must be kept.',
      ru: 'Акции, купленные в завершающемся фондовом раунде, можно продать в уплату штрафа; или их нужно сохранить.',
    },
    false,
  ),
  ruling(
    'fineSells',
    '§4.3 (d)',
    'shares',
    'certificates',
    { en: 'Shares of the failed company', ru: 'Акции несостоявшейся компании' },
    {
      en: 'They pay the fine share by share, or certificate by certificate.',
      ru: 'Идут в уплату штрафа по одной акции или целыми сертификатами.',
    },
  ),
  ruling(
    'consentRequired',
    '§7.5.1 (a)',
    true,
    false,
    { en: 'Consent', ru: 'Согласие' },
    {
      en: 'The other director is asked for mergers and train sales; otherwise consent is taken for granted.',
      ru: 'Другого директора спрашивают о слияниях и продаже поездов; иначе согласие подразумевается.',
    },
  ),
  ruling(
    'mustRun',
    '§7.8 (k)',
    true,
    false,
    { en: 'Trains that could earn must run', ru: 'Поезд, который может принести прибыль, обязан ехать' },
    {
      en: 'A train stays at home only where no run of its own would add to the profit; or the director may leave any train at home.',
      ru: 'Поезд остаётся без маршрута, только если никакой маршрут не прибавит прибыли; или директор может оставить любой поезд.',
    },
  ),
  ruling(
    'freightChains',
    '§7.8.1 (k)',
    'oneTrain',
    'legByLeg',
    { en: 'Chains of Freights', ru: 'Цепь Грузовых' },
    {
      en: 'A chain is one train and does not go from port to port or from red area to red area; or only each single train may not.',
      ru: 'Цепь — один поезд и не идёт из порта в порт или из красной области в красную; или этого нельзя только каждому поезду в отдельности.',
    },
  ),
  ruling(
    'usedTrainFirst',
    '§7.11 (c)',
    true,
    false,
    { en: 'A train of a sister company first', ru: 'Сначала поезд своей же компании' },
    {
      en: 'No money is raised, and no company goes bankrupt, while its director can sell it an affordable train of another company of his; or he is free.',
      ru: 'Деньги не привлекают и банкротства нет, пока директор может продать ей посильный поезд другой своей компании; или он решает свободно.',
    },
  ),
  ruling(
    'homeInReceivership',
    '§7.2 (j)',
    true,
    false,
    { en: 'Home marker in receivership', ru: 'Маркер базовой станции при внешнем управлении' },
    {
      en: 'A company whose first turn is in receivership places its home marker; or only in its first turn with a director.',
      ru: 'Компания, чей первый ход пришёлся на внешнее управление, ставит маркер базовой станции; или только в первый ход с директором.',
    },
  ),
  ruling(
    'pricesFallUntil',
    '§9 (e)',
    'phaseH',
    'lner',
    { en: 'Until when sales lower prices', ru: 'До каких пор продажи снижают стоимость' },
    {
      en: 'Until the first H train is bought; or until the LNER has formed.',
      ru: 'До покупки первого поезда H; или до формирования LNER.',
    },
  ),
  ruling(
    'unfloatedAtLner',
    '§10.3 (b)',
    'leave',
    'stay',
    { en: 'Companies not launched when the LNER forms', ru: 'Незапущенные компании при формировании LNER' },
    {
      en: 'All their certificates leave the game, founded or not; or founded ones stay and may still be launched.',
      ru: 'Все их сертификаты выходят из игры, создана компания или нет; или созданные остаются и ещё могут быть запущены.',
    },
  ),
  ruling(
    'redemptionAfterLner',
    '§10.3 (d)',
    false,
    true,
    { en: 'Redemption after the LNER', ru: 'Выкуп акций после LNER' },
    {
      en: 'After the LNER has formed companies only run and buy trains; or they may redeem shares as well.',
      ru: 'После формирования LNER компании только составляют маршруты и покупают поезда; или могут и выкупать акции.',
    },
  ),
  ruling(
    'trainlessAtEnd',
    '§10.4',
    'full',
    'half',
    { en: 'Shares of companies without a train at the end', ru: 'Акции компаний без поездов в конце игры' },
    {
      en: 'They count at the full price; or at half of it.',
      ru: 'Считаются по полной стоимости; или за половину.',
    },
  ),
  ruling(
    'treasurySaleDropAfterLner',
    '§10.3 (d)',
    false,
    true,
    { en: 'Treasury sales after the LNER', ru: 'Продажа акций компанией после LNER' },
    {
      en: 'Treasury shares sold for a train lower the price after the LNER has formed too.',
      ru: 'Акции, проданные компанией ради поезда, снижают стоимость и после формирования LNER.',
    },
  ),
  ruling(
    'markersAtFlotation',
    '§6.5.4.2 (b)',
    'limit',
    'seven',
    { en: 'Markers bought at flotation', ru: 'Покупка маркеров при запуске' },
    { en: 'Up to the limit of the game, or always up to seven.', ru: 'До лимита игры или всегда до семи.' },
  ),
  ruling(
    'homeMarkerMayGo',
    '§7.5.6 (c)',
    true,
    false,
    { en: 'Home marker among the excess', ru: 'Маркер базовой станции среди лишних' },
    {
      en: 'When markers are above the limit the survivor’s home marker may be given up as well.',
      ru: 'Если маркеров больше лимита, можно снять и маркер базовой станции выжившей компании.',
    },
  ),
  ruling(
    'finalTrainlessRounding',
    '§10.4',
    'perShare',
    'perCertificate',
    { en: 'Half value of trainless companies’ shares', ru: 'Половина стоимости акций компаний без поездов' },
    {
      en: 'Rounded down by share or by certificate.',
      ru: 'Округляется вниз для акции или для сертификата.',
    },
  ),
  ruling(
    'homeMarkerAfterLner',
    '§10.3 (d)',
    false,
    true,
    { en: 'Home marker after the LNER', ru: 'Маркер базовой станции после LNER' },
    {
      en: 'A company that floats after the LNER has formed may place its home marker.',
      ru: 'Компания, запущенная после формирования LNER, может поставить маркер базовой станции.',
    },
  ),
  ruling(
    'treasuryOption',
    '§7.11.2 (c)',
    'leavesTheTrain',
    'free',
    { en: 'Own option in a refinancing', ru: 'Опцион компании при рефинансировании' },
    {
      en: 'A company may not redeem its own option if it could then not pay for the train; or it is free to.',
      ru: 'Компания не выкупает свой опцион, если тогда не хватит на поезд; либо решает свободно.',
    },
  ),
] as const;

export type RulingId = (typeof all)[number]['id'];

export const rulings: readonly HouseRuling[] = all.map((each) => house(settingOf(each)));

/** All that 18xx.games does otherwise, whoever may choose it. */
export const peerRulings: Readonly<Record<string, OptionValue>> = { ...thereOf(all), ...recordedThere };

export const rulingOf = (state: State, id: RulingId): OptionValue | undefined => state.rules.rulings[id];
