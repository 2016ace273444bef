/** How 18xx.games works where its games could not be replayed otherwise. These come with its preset; no table asks for them. */
import { declareRulings, rulingReader } from '../../common/rulings.ts';

export const RECORDED = declareRulings({
  siteSetup: {
    name: { en: 'Draw as on 18xx.games', ru: 'Жребий как на 18xx.games' },
    effect: {
      en: 'Companies and permits are drawn from the seed as that site draws them.',
      ru: 'Компании и разрешения определяются по числу жребия так же, как на том сайте.',
    },
    rule: '1862 §2.4.1-§2.4.4',
    standard: false,
    onSite: true,
  },
  homeUpgradeBeforeMerge: {
    name: { en: 'Home upgrade before merging', ru: 'Улучшение базы до слияния' },
    effect: {
      en: 'A blocked home is upgraded before the company may merge; by the rulebook it is the build of the turn.',
      ru: 'Занятая база улучшается до слияния; по правилам это строительство хода.',
    },
    rule: '1862 §7.2 (d)',
    standard: false,
    onSite: true,
  },
  homeTileFirst: {
    name: { en: 'Home tile before anything else', ru: 'Сначала тайл базы' },
    effect: {
      en: 'With an empty home hex no small station may be built instead of the home tile.',
      ru: 'Пока гекс базы пуст, вместо тайла базы нельзя строить малую станцию.',
    },
    rule: '1862 §7.2 (b)',
    standard: true,
    onSite: false,
  },
  displaceMarker: {
    name: { en: 'Marker displaced by a home marker', ru: 'Какой маркер вытесняет маркер базовой станции' },
    effect: {
      en: 'The one placed last, or the one in the last slot.',
      ru: 'Поставленный последним или стоящий в последней ячейке.',
    },
    rule: '1862 §7.2 (e)',
    values: ['lastPlaced', 'lastSlot'],
    standard: 'lastPlaced',
    onSite: 'lastSlot',
  },
  freightGrouping: {
    name: { en: 'Which Freights run as one', ru: 'Какие Грузовые идут одной цепью' },
    effect: {
      en: 'Permanent Freights run alone or joined, as the director says; or all that share an end are joined.',
      ru: 'Постоянные Грузовые идут порознь или цепью, как решит директор; или соединены все, у кого общий конец.',
    },
    rule: '1862 §7.8.1 (i)',
    values: ['asItPays', 'sharedEnds'],
    standard: 'asItPays',
    onSite: 'sharedEnds',
  },
  receivershipTotalLimit: {
    name: { en: 'Total limit in receivership', ru: 'Общий лимит при внешнем управлении' },
    effect: {
      en: 'The limit of phases G and H holds for purchases in receivership.',
      ru: 'Лимит фаз G и H действует и для покупок при внешнем управлении.',
    },
    rule: '1862 §8 (e)',
    standard: true,
    onSite: false,
  },
  splitDirector: {
    name: { en: 'Splitting the director’s certificate', ru: 'Размен сертификата директора' },
    effect: {
      en: 'With certificates of the pool and those sold with it; or with those of the pool only if fewer than three are sold.',
      ru: 'Сертификатами из пула и продаваемыми вместе с ним; или только из пула, если продают меньше трёх.',
    },
    rule: '1862 §6.3 (e)',
    values: ['poolAndSold', 'pool'],
    standard: 'poolAndSold',
    onSite: 'pool',
  },
  receivershipRun: {
    name: { en: 'Runs in receivership', ru: 'Маршруты при внешнем управлении' },
    effect: {
      en: 'The best run by itself, or entered by the majority shareholder.',
      ru: 'Лучшие маршруты сами собой или их вводит мажоритарный акционер.',
    },
    rule: '1862 §7.3 (c)',
    values: ['optimal', 'chosen'],
    standard: 'optimal',
    onSite: 'chosen',
  },
  runsAfterMergerWithoutDirector: {
    name: { en: 'Run after a merger without a director', ru: 'Маршруты после слияния без директора' },
    effect: {
      en: 'A company that a merger leaves without a director runs its trains in that turn, or only from the next one.',
      ru: 'Компания, оставшаяся после слияния без директора, составляет маршруты в этот ход или только со следующего.',
    },
    rule: '1862 §7.5 (b)',
    standard: true,
    onSite: false,
  },
  alwaysAskMergers: {
    name: { en: 'Mergers without a partner', ru: 'Слияния без партнёра' },
    effect: {
      en: 'Directors are asked for mergers and acquisitions although there is nobody to merge with.',
      ru: 'Директоров спрашивают о слияниях и поглощениях, даже если объединяться не с кем.',
    },
    rule: '1862 §7.5 (a)',
    standard: false,
    onSite: true,
  },
  trainsOfBankrupt: {
    name: { en: 'Trains of bankrupt companies', ru: 'Поезда обанкротившихся компаний' },
    effect: {
      en: 'They are removed from the game; or others may buy them as before, and the money waits for the company founded anew.',
      ru: 'Выходят из игры; или другие могут купить их, как прежде, а деньги ждут вновь созданную компанию.',
    },
    rule: '1862 §7.12 (c)',
    values: ['leave', 'forSale'],
    standard: 'leave',
    onSite: 'forSale',
  },
  asksInVain: {
    name: { en: 'Asked though nothing can be done', ru: 'Вопрос, когда сделать ничего нельзя' },
    effect: {
      en: 'Whoever could only pass is asked all the same.',
      ru: 'Того, кто может только спасовать, всё равно спрашивают.',
    },
    rule: '1862 §7.1 (c)',
    standard: false,
    onSite: true,
  },
  mergedAtZero: {
    name: { en: 'A merger at £0', ru: 'Слияние со стоимостью £0' },
    effect: {
      en: 'A company whose merged price is 0 is bankrupt; or it goes on.',
      ru: 'Компания, чья стоимость после слияния равна 0, — банкрот; или она продолжает.',
    },
    rule: '1862 §7.5.3 (b)',
    values: ['bankrupt', 'goesOn'],
    standard: 'bankrupt',
    onSite: 'goesOn',
  },
  redemptionAfterRefinancing: {
    name: { en: 'Redemption after a refinancing', ru: 'Выкуп акции после рефинансирования' },
    effect: {
      en: 'Possible; or, where nobody had a choice and an option was asked about, only if it could be paid at that moment.',
      ru: 'Возможен; или, если выбора не было и спрашивали об опционе, лишь если его можно было оплатить в тот момент.',
    },
    rule: '1862 §7.13',
    values: ['always', 'ifPayableBefore'],
    standard: 'always',
    onSite: 'ifPayableBefore',
  },
  stationsSeenOnce: {
    name: { en: 'Freed cities are seen late', ru: 'Освободившиеся города видны не сразу' },
    effect: {
      en: 'A company that found no city for a marker is asked again only after somebody has laid a tile or placed a marker, although a bankruptcy has freed one.',
      ru: 'Компания, не нашедшая города для маркера, снова получает такой выбор лишь после чьего-либо тайла или маркера, хотя банкротство освободило город.',
    },
    rule: '1862 §7.7 (b)',
    standard: false,
    onSite: true,
  },
  // Only some of its games need what follows; the import says which. Until about August 2021 that site measured to the hex of
  // the area itself.
  freightDistance: {
    name: { en: 'Straight line to an area', ru: 'Прямая до области' },
    effect: {
      en: 'Measured by the last hex on the board, which counts; or to the hex of the area, as 18xx.games did until 2021.',
      ru: 'Измеряется от последнего гекса на поле, и он считается; или до гекса области, как на 18xx.games до 2021 года.',
    },
    rule: '1862 §7.8.1 (e)',
    values: ['lastHex', 'areaHex'],
    standard: 'lastHex',
    onSite: 'lastHex',
  },
  // What that site lets pass, or let pass once.
  strictBuilding: {
    name: { en: 'Building by the book', ru: 'Строительство строго по правилам' },
    effect: {
      en: 'An empty home hex must be built in, and tiles with lines run out; or neither, as in recorded games.',
      ru: 'Пустой гекс базы обязательно застроить, а тайлы с линиями конечны; или ни то ни другое, как в записанных партиях.',
    },
    rule: '1862 §7.2 (b)',
    standard: true,
    onSite: true,
  },
  // People cannot do that there, but an order given in advance can.
  charterShares: {
    name: { en: 'Shares bought with a charter', ru: 'Акции, покупаемые при создании чартерной компании' },
    effect: {
      en: 'Of the company that was won; or of any, as orders given in advance buy them on 18xx.games.',
      ru: 'Только выигранной компании; или любой, как их покупают на 18xx.games распоряжения, отданные заранее.',
    },
    rule: '1862 §4.2',
    values: ['own', 'any'],
    standard: 'own',
    onSite: 'own',
  },
});

/** What a recorded game goes by. */
export const recorded = rulingReader(RECORDED);
