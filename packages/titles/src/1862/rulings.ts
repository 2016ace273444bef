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
    { en: 'Chartered companies enter the market', ru: 'Чартерная компания выходит на Рынок Акций' },
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
    false,
    true,
    { en: 'Shares of this round pay fines', ru: 'Акции этого раунда в уплату штрафа' },
    {
      en: 'Shares bought in the stock round that ends may be sold for a fine.',
      ru: 'Акции, купленные в завершающемся фондовом раунде, можно продать в уплату штрафа.',
    },
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
    { en: 'Home marker among the excess', ru: 'Маркер базы среди лишних' },
    {
      en: 'When markers are above the limit the survivor’s home marker may be given up as well.',
      ru: 'Если маркеров больше лимита, можно снять и маркер базы выжившей компании.',
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
    { en: 'Home marker after the LNER', ru: 'Маркер базы после LNER' },
    {
      en: 'A company that floats after the LNER has formed may place its home marker.',
      ru: 'Компания, запущенная после формирования LNER, может поставить маркер базы.',
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
