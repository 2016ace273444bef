/** Rulings of 1862: where 18xx.games departs from the rulebook (part 7). The rulebook is the standard. */
import type { OptionValue, Setting, State, Words } from '@roundhouse/engine';

const ruling = (
  id: string,
  rule: string,
  standard: OptionValue,
  there: OptionValue,
  name: Words,
  effect: Words,
): Setting & { readonly there: OptionValue } => ({
  id,
  rule,
  standard,
  values: [standard, there],
  name,
  effect,
  there,
});

const all = [
  ruling(
    'siteSetup',
    '1862 A.1',
    false,
    true,
    { en: 'Draw as on 18xx.games', ru: 'Жребий как на 18xx.games' },
    {
      en: 'Companies and permits are drawn from the seed as that site draws them.',
      ru: 'Компании и разрешения определяются по зерну так же, как на том сайте.',
    },
  ),
  ruling(
    'restackOnOperateWithoutMove',
    '1862 V-01',
    true,
    false,
    { en: 'Operating puts the token under the stack', ru: 'После хода жетон уходит под стопку' },
    {
      en: 'A company that operates goes to the bottom of its cell even if its price stays.',
      ru: 'Компания после хода ложится вниз стопки, даже если цена не изменилась.',
    },
  ),
  ruling(
    'charteredTokenPlacedAt',
    '1862 V-02',
    'float',
    'par',
    { en: 'Chartered companies enter the market', ru: 'Чартерная компания выходит на рынок' },
    {
      en: 'When the company floats, or as soon as its par value is set.',
      ru: 'Когда компания запущена или сразу при выборе номинала.',
    },
  ),
  ruling(
    'homeUpgradeBeforeMerge',
    '1862 V-03',
    false,
    true,
    { en: 'Home upgrade before merging', ru: 'Улучшение базы до слияния' },
    {
      en: 'A blocked home is upgraded before the company may merge; by the rulebook it is the build of the turn.',
      ru: 'Занятая база улучшается до слияния; по правилам это строительство хода.',
    },
  ),
  ruling(
    'homeTileFirst',
    '1862 V-04',
    true,
    false,
    { en: 'Home tile before anything else', ru: 'Сначала тайл базы' },
    {
      en: 'With an empty home hex no small station may be built instead of the home tile.',
      ru: 'Пока гекс базы пуст, вместо тайла базы нельзя строить малую станцию.',
    },
  ),
  ruling(
    'displaceMarker',
    '1862 V-05',
    'lastPlaced',
    'lastSlot',
    { en: 'Marker displaced by a home marker', ru: 'Какой маркер вытесняет маркер базы' },
    {
      en: 'The one placed last, or the one in the last slot.',
      ru: 'Поставленный последним или стоящий в последней ячейке.',
    },
  ),
  ruling(
    'routesMeetAt',
    '1862 V-06',
    'largeStation',
    'anyStop',
    { en: 'Where routes meet', ru: 'Где встречаются маршруты' },
    {
      en: 'At large stations only, or at any common stop; Freights are joined there too.',
      ru: 'Только на больших станциях или в любом общем пункте; там же соединяют Грузовые.',
    },
  ),
  ruling(
    'freightGrouping',
    '1862 V-07',
    'asItPays',
    'sharedEnds',
    { en: 'Which Freights run as one', ru: 'Какие Грузовые идут одной цепью' },
    {
      en: 'Permanent Freights run alone or joined, as it pays best; or all that share an end are joined.',
      ru: 'Постоянные Грузовые идут порознь или цепью, как выгоднее; или соединены все, у кого общий конец.',
    },
  ),
  ruling(
    'unexchangeableOptionRounding',
    '1862 V-10',
    'up',
    'down',
    { en: 'Options that cannot be exchanged', ru: 'Опционы, которые нельзя обменять' },
    { en: 'The bank’s price is rounded up, or down.', ru: 'Цена банка округляется вверх или вниз.' },
  ),
  ruling(
    'failedCharterAvailable',
    '1862 V-11',
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
    '1862 V-12',
    false,
    true,
    { en: 'Shares of this round pay fines', ru: 'Акции этого раунда в уплату штрафа' },
    {
      en: 'Shares bought in the stock round that ends may be sold for a fine.',
      ru: 'Акции, купленные в заканчивающемся фондовом раунде, можно продать в уплату штрафа.',
    },
  ),
  ruling(
    'fineSells',
    '1862 V-47',
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
    '1862 V-13',
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
    '1862 V-14',
    false,
    true,
    { en: 'Treasury sales after the LNER', ru: 'Продажа акций компанией после LNER' },
    {
      en: 'Treasury shares sold for a train lower the price after the LNER has formed too.',
      ru: 'Акции, проданные компанией ради поезда, снижают цену и после формирования LNER.',
    },
  ),
  ruling(
    'receivershipTotalLimit',
    '1862 V-15',
    true,
    false,
    { en: 'Total limit in receivership', ru: 'Общий лимит при внешнем управлении' },
    {
      en: 'The limit of phases G and H holds for purchases in receivership.',
      ru: 'Лимит фаз G и H действует и для покупок при внешнем управлении.',
    },
  ),
  ruling(
    'splitDirector',
    '1862 V-16',
    'poolAndSold',
    'pool',
    { en: 'Splitting the director’s certificate', ru: 'Размен сертификата директора' },
    {
      en: 'With certificates of the pool and those sold with it; or with those of the pool only if fewer than three are sold.',
      ru: 'Сертификатами из пула и продаваемыми вместе с ним; или только из пула, если продают меньше трёх.',
    },
  ),
  ruling(
    'markersAtFlotation',
    '1862 V-17',
    'limit',
    'seven',
    { en: 'Markers bought at flotation', ru: 'Покупка маркеров при запуске' },
    { en: 'Up to the limit of the game, or always up to seven.', ru: 'До лимита игры или всегда до семи.' },
  ),
  ruling(
    'homeMarkerMayGo',
    '1862 V-20',
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
    '1862 V-21',
    'perShare',
    'perCertificate',
    { en: 'Value of trainless companies’ shares', ru: 'Стоимость акций компаний без поездов' },
    {
      en: 'Half, rounded down by share or by certificate.',
      ru: 'Половина, округлённая вниз для акции или для сертификата.',
    },
  ),
  ruling(
    'receivershipRun',
    '1862 V-22',
    'optimal',
    'chosen',
    { en: 'Runs in receivership', ru: 'Маршруты при внешнем управлении' },
    {
      en: 'The best run by itself, or entered by the majority shareholder.',
      ru: 'Лучший маршрут сам собой или его вводит мажоритарный акционер.',
    },
  ),
  ruling(
    'runsAfterMergerWithoutDirector',
    '1862 V-22',
    true,
    false,
    { en: 'Run after a merger without a director', ru: 'Маршруты после слияния без директора' },
    {
      en: 'A company that a merger leaves without a director runs its trains in that turn, or only from the next one.',
      ru: 'Компания, оставшаяся после слияния без директора, запускает поезда в этот ход или только со следующего.',
    },
  ),
  ruling(
    'homeMarkerAfterLner',
    '1862 V-27',
    false,
    true,
    { en: 'Home marker after the LNER', ru: 'Маркер базы после LNER' },
    {
      en: 'A company that floats after the LNER has formed may place its home marker.',
      ru: 'Компания, запущенная после формирования LNER, может поставить маркер базы.',
    },
  ),
  ruling(
    'alwaysAskMergers',
    '1862 V-40',
    false,
    true,
    { en: 'Mergers without a partner', ru: 'Слияния без партнёра' },
    {
      en: 'Directors are asked for mergers and acquisitions although there is nobody to merge with.',
      ru: 'Директоров спрашивают о слияниях и поглощениях, даже если объединяться не с кем.',
    },
  ),
  ruling(
    'treasuryOption',
    '1862 V-38',
    'leavesTheTrain',
    'free',
    { en: 'Own option in a refinancing', ru: 'Опцион компании при рефинансировании' },
    {
      en: 'A company may not redeem its own option if it could then not pay for the train; or it is free to.',
      ru: 'Компания не выкупает свой опцион, если тогда не хватит на поезд; либо решает свободно.',
    },
  ),
  ruling(
    'trainsOfBankrupt',
    '1862 §7.12 (c)',
    'leave',
    'forSale',
    { en: 'Trains of bankrupt companies', ru: 'Поезда обанкротившихся компаний' },
    {
      en: 'They leave the game; or others may buy them as before, and the money waits for the company founded anew.',
      ru: 'Выходят из игры; или другие могут купить их, как прежде, а деньги ждут вновь основанную компанию.',
    },
  ),
  ruling(
    'redemptionAfterRefinancing',
    '1862 §7.13',
    'always',
    'ifPayableBefore',
    { en: 'Redemption after a refinancing', ru: 'Выкуп акции после рефинансирования' },
    {
      en: 'Possible; or, where nobody had a choice and an option was asked about, only if it could be paid at that moment.',
      ru: 'Возможен; или, если выбора не было и спрашивали об опционе, лишь если его можно было оплатить в тот момент.',
    },
  ),
] as const;

/** V-23: until about August 2021 that site measured to the hex of the area itself; its games of that time need it. */
const freightDistance: Setting = {
  id: 'freightDistance',
  rule: '1862 V-23',
  values: ['lastHex', 'areaHex'],
  standard: 'lastHex',
  name: { en: 'Straight line to an area', ru: 'Прямая до области' },
  effect: {
    en: 'Measured by the last hex on the board, which counts; or to the hex of the area, as 18xx.games did until 2021.',
    ru: 'Измеряется от последнего гекса на поле, и он считается; или до гекса области, как на 18xx.games до 2021 года.',
  },
};

/** V-04, V-44: what that site lets pass, or let pass once: its recorded games need it, games played here do not. */
const strictBuilding: Setting = {
  id: 'strictBuilding',
  rule: '1862 V-04',
  values: [true, false],
  standard: true,
  name: { en: 'Building by the book', ru: 'Строительство строго по правилам' },
  effect: {
    en: 'An empty home hex must be built in, and tiles with lines run out; or neither, as in recorded games.',
    ru: 'Пустой гекс базы обязательно застроить, и тайлы с линиями кончаются; или ни то ни другое, как в записанных партиях.',
  },
};

export const rulings: readonly Setting[] = [
  ...all.map(({ there: _there, ...setting }) => setting),
  freightDistance,
  strictBuilding,
];

export const peerRulings: Readonly<Record<string, OptionValue>> = Object.fromEntries(
  all.map(({ id, there }) => [id, there]),
);

export type RulingId =
  | 'siteSetup'
  | 'restackOnOperateWithoutMove'
  | 'charteredTokenPlacedAt'
  | 'homeUpgradeBeforeMerge'
  | 'homeTileFirst'
  | 'strictBuilding'
  | 'displaceMarker'
  | 'routesMeetAt'
  | 'freightGrouping'
  | 'freightDistance'
  | 'unexchangeableOptionRounding'
  | 'failedCharterAvailable'
  | 'fineMaySellThisRoundsShares'
  | 'fineSells'
  | 'consentRequired'
  | 'treasurySaleDropAfterLner'
  | 'receivershipTotalLimit'
  | 'splitDirector'
  | 'markersAtFlotation'
  | 'homeMarkerMayGo'
  | 'finalTrainlessRounding'
  | 'receivershipRun'
  | 'runsAfterMergerWithoutDirector'
  | 'homeMarkerAfterLner'
  | 'alwaysAskMergers'
  | 'treasuryOption'
  | 'trainsOfBankrupt'
  | 'redemptionAfterRefinancing';

export const rulingOf = (state: State, id: RulingId): OptionValue | undefined => state.rules.rulings[id];
