/** How 18xx.games works, where a game recorded there could not be replayed otherwise. No table asks for these. */
import { type OptionValue, recorded, type RecordedRuling, type Rules } from '@roundhouse/engine';
import { ruling, settingOf, thereOf } from '../ruling.ts';

/** What holds for every game of that site. */
const always = [
  ruling(
    'siteSetup',
    '§2.4.1-§2.4.4',
    false,
    true,
    { en: 'Draw as on 18xx.games', ru: 'Жребий как на 18xx.games' },
    {
      en: 'Companies and permits are drawn from the seed as that site draws them.',
      ru: 'Компании и разрешения определяются по числу жребия так же, как на том сайте.',
    },
  ),
  ruling(
    'homeUpgradeBeforeMerge',
    '§7.2 (d)',
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
    '§7.2 (b)',
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
    '§7.2 (e)',
    'lastPlaced',
    'lastSlot',
    { en: 'Marker displaced by a home marker', ru: 'Какой маркер вытесняет маркер базовой станции' },
    {
      en: 'The one placed last, or the one in the last slot.',
      ru: 'Поставленный последним или стоящий в последней ячейке.',
    },
  ),
  ruling(
    'freightGrouping',
    '§7.8.1 (i)',
    'asItPays',
    'sharedEnds',
    { en: 'Which Freights run as one', ru: 'Какие Грузовые идут одной цепью' },
    {
      en: 'Permanent Freights run alone or joined, as the director says; or all that share an end are joined.',
      ru: 'Постоянные Грузовые идут порознь или цепью, как решит директор; или соединены все, у кого общий конец.',
    },
  ),
  ruling(
    'receivershipTotalLimit',
    '§8 (e)',
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
    '§6.3 (e)',
    'poolAndSold',
    'pool',
    { en: 'Splitting the director’s certificate', ru: 'Размен сертификата директора' },
    {
      en: 'With certificates of the pool and those sold with it; or with those of the pool only if fewer than three are sold.',
      ru: 'Сертификатами из пула и продаваемыми вместе с ним; или только из пула, если продают меньше трёх.',
    },
  ),
  ruling(
    'receivershipRun',
    '§7.3 (c)',
    'optimal',
    'chosen',
    { en: 'Runs in receivership', ru: 'Маршруты при внешнем управлении' },
    {
      en: 'The best run by itself, or entered by the majority shareholder.',
      ru: 'Лучшие маршруты сами собой или их вводит мажоритарный акционер.',
    },
  ),
  ruling(
    'runsAfterMergerWithoutDirector',
    '§7.5 (b)',
    true,
    false,
    { en: 'Run after a merger without a director', ru: 'Маршруты после слияния без директора' },
    {
      en: 'A company that a merger leaves without a director runs its trains in that turn, or only from the next one.',
      ru: 'Компания, оставшаяся после слияния без директора, составляет маршруты в этот ход или только со следующего.',
    },
  ),
  ruling(
    'alwaysAskMergers',
    '§7.5 (a)',
    false,
    true,
    { en: 'Mergers without a partner', ru: 'Слияния без партнёра' },
    {
      en: 'Directors are asked for mergers and acquisitions although there is nobody to merge with.',
      ru: 'Директоров спрашивают о слияниях и поглощениях, даже если объединяться не с кем.',
    },
  ),
  ruling(
    'trainsOfBankrupt',
    '§7.12 (c)',
    'leave',
    'forSale',
    { en: 'Trains of bankrupt companies', ru: 'Поезда обанкротившихся компаний' },
    {
      en: 'They leave the game; or others may buy them as before, and the money waits for the company founded anew.',
      ru: 'Выходят из игры; или другие могут купить их, как прежде, а деньги ждут вновь созданную компанию.',
    },
  ),
  ruling(
    'asksInVain',
    '§7.1 (c)',
    false,
    true,
    { en: 'Asked though nothing can be done', ru: 'Вопрос, когда сделать ничего нельзя' },
    {
      en: 'Whoever could only pass is asked all the same.',
      ru: 'Того, кто может только спасовать, всё равно спрашивают.',
    },
  ),
  ruling(
    'mergedAtZero',
    '§7.5.3 (b)',
    'bankrupt',
    'goesOn',
    { en: 'A merger at £0', ru: 'Слияние со стоимостью £0' },
    {
      en: 'A company whose merged price is 0 is bankrupt; or it goes on.',
      ru: 'Компания, чья стоимость после слияния равна 0, — банкрот; или она продолжает.',
    },
  ),
  ruling(
    'redemptionAfterRefinancing',
    '§7.13',
    'always',
    'ifPayableBefore',
    { en: 'Redemption after a refinancing', ru: 'Выкуп акции после рефинансирования' },
    {
      en: 'Possible; or, where nobody had a choice and an option was asked about, only if it could be paid at that moment.',
      ru: 'Возможен; или, если выбора не было и спрашивали об опционе, лишь если его можно было оплатить в тот момент.',
    },
  ),
  ruling(
    'stationsSeenOnce',
    '§7.7 (b)',
    false,
    true,
    { en: 'Freed cities are seen late', ru: 'Освободившиеся города видны не сразу' },
    {
      en: 'A company that found no city for a marker is asked again only after somebody has laid a tile or placed a marker, although a bankruptcy has freed one.',
      ru: 'Компания, не нашедшая города для маркера, снова получает такой выбор лишь после чьего-либо тайла или маркера, хотя банкротство освободило город.',
    },
  ),
] as const;

/** What only some of its games need; the import says which. */
const sometimes = [
  // Until about August 2021 that site measured to the hex of the area itself.
  ruling(
    'freightDistance',
    '§7.8.1 (e)',
    'lastHex',
    'areaHex',
    { en: 'Straight line to an area', ru: 'Прямая до области' },
    {
      en: 'Measured by the last hex on the board, which counts; or to the hex of the area, as 18xx.games did until 2021.',
      ru: 'Измеряется от последнего гекса на поле, и он считается; или до гекса области, как на 18xx.games до 2021 года.',
    },
  ),
  // What that site lets pass, or let pass once.
  ruling(
    'strictBuilding',
    '§7.2 (b)',
    true,
    false,
    { en: 'Building by the book', ru: 'Строительство строго по правилам' },
    {
      en: 'An empty home hex must be built in, and tiles with lines run out; or neither, as in recorded games.',
      ru: 'Пустой гекс базы обязательно застроить, а тайлы с линиями конечны; или ни то ни другое, как в записанных партиях.',
    },
  ),
  // People cannot do that there, but an order given in advance can.
  ruling(
    'charterShares',
    '§4.2',
    'own',
    'any',
    { en: 'Shares bought with a charter', ru: 'Акции, покупаемые при создании чартерной компании' },
    {
      en: 'Of the company that was won; or of any, as orders given in advance buy them on 18xx.games.',
      ru: 'Только выигранной компании; или любой, как их покупают на 18xx.games распоряжения, отданные заранее.',
    },
  ),
] as const;

type RecordedId = (typeof always)[number]['id'] | (typeof sometimes)[number]['id'];

export const recordedRulings: readonly RecordedRuling[] = [...always, ...sometimes].map((each) =>
  recorded(settingOf(each)),
);

export const recordedThere = thereOf(always);

/** Whether the game is one of 18xx.games in this respect; a state, or the rules before there is one. */
export const asThere = (rules: Rules, id: RecordedId, there: OptionValue): boolean => rules.rulings[id] === there;
