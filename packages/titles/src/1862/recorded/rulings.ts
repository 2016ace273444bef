/** How 18xx.games works where its games could not be replayed otherwise. These come with its preset; no table asks for them. */
import { declareRulings, rulingReader } from '../../common/rulings.ts';

export const RECORDED = declareRulings({
  siteSetup: {
    name: { en: 'Draw as on 18xx.games', ru: 'Жребий как на 18xx.games' },
    effect: {
      en: 'Companies and permits are drawn from the seed the way 18xx.games does it.',
      ru: 'Компании и разрешения определяются по коду расклада так же, как на 18xx.games.',
    },
    rule: '1862 §2.4.1-§2.4.4',
    standard: false,
    onSite: true,
  },
  homeUpgradeBeforeMerge: {
    name: { en: 'Home upgrade before merging', ru: 'Улучшение базы до слияния' },
    effect: {
      en: 'By the rules: upgrading a blocked home is the company’s track for the turn. Instead: the home is upgraded before the company may merge.',
      ru: 'По правилам: улучшение занятой базы и есть строительство этого хода. Вместо этого: её улучшают до слияния.',
    },
    rule: '1862 §7.2 (d)',
    standard: false,
    onSite: true,
  },
  homeTileFirst: {
    name: { en: 'Home tile first', ru: 'Сначала тайл базы' },
    effect: {
      en: 'By the rules: while the home hex is empty, you lay the home tile before any town (small station). Instead: you may build the town first.',
      ru: 'По правилам: пока гекс базы пуст, вместо тайла базы нельзя строить малую станцию. Вместо этого: можно.',
    },
    rule: '1862 §7.2 (b)',
    standard: true,
    onSite: false,
  },
  displaceMarker: {
    name: { en: 'Token displaced by a home token', ru: 'Какой маркер вытесняет маркер базовой станции' },
    effect: {
      en: 'By the rules: the one placed last. Instead: the one in the last slot.',
      ru: 'По правилам: поставленный последним. Вместо этого: стоящий в последней ячейке.',
    },
    rule: '1862 §7.2 (e)',
    values: ['lastPlaced', 'lastSlot'],
    standard: 'lastPlaced',
    onSite: 'lastSlot',
  },
  freightGrouping: {
    name: { en: 'Which Freights run as one', ru: 'Какие грузовые идут одной цепью' },
    effect: {
      en: 'By the rules: permanent Freights run alone or joined, as the president chooses. Instead: all that share an end are joined.',
      ru: 'По правилам: постоянные грузовые идут порознь или цепью, как выберет директор. Вместо этого: соединены все, у кого общий конец.',
    },
    rule: '1862 §7.8.1 (i)',
    values: ['asItPays', 'sharedEnds'],
    standard: 'asItPays',
    onSite: 'sharedEnds',
  },
  receivershipTotalLimit: {
    name: { en: 'Total limit in receivership', ru: 'Общий лимит при внешнем управлении' },
    effect: {
      en: 'By the rules: the limit of phases G and H also applies to purchases in receivership. Instead: it doesn’t.',
      ru: 'По правилам: лимит фаз G и H действует и для покупок при внешнем управлении. Вместо этого: не действует.',
    },
    rule: '1862 §8 (e)',
    standard: true,
    onSite: false,
  },
  splitDirector: {
    name: { en: 'Splitting the president’s certificate', ru: 'Размен сертификата директора' },
    effect: {
      en: 'By the rules: with certificates from the pool and those sold along with it. Instead: with those from the pool only, if fewer than three are sold.',
      ru: 'По правилам: сертификатами из пула и продаваемыми вместе с ним. Вместо этого: только из пула, если продают меньше трёх.',
    },
    rule: '1862 §6.3 (e)',
    values: ['poolAndSold', 'pool'],
    standard: 'poolAndSold',
    onSite: 'pool',
  },
  receivershipRun: {
    name: { en: 'Routes in receivership', ru: 'Маршруты при внешнем управлении' },
    effect: {
      en: 'By the rules: the best routes are found automatically. Instead: the largest shareholder enters them.',
      ru: 'По правилам: лучшие маршруты находит программа. Вместо этого: их вводит крупнейший акционер.',
    },
    rule: '1862 §7.3 (c)',
    values: ['optimal', 'chosen'],
    standard: 'optimal',
    onSite: 'chosen',
  },
  runsAfterMergerWithoutDirector: {
    name: { en: 'Run after a merger without a president', ru: 'Маршруты после слияния без директора' },
    effect: {
      en: 'By the rules: a company that a merger leaves without a president runs its trains that turn. Instead: only from its next turn.',
      ru: 'По правилам: компания, оставшаяся после слияния без директора, составляет маршруты в этот же ход. Вместо этого: только со следующего.',
    },
    rule: '1862 §7.5 (b)',
    standard: true,
    onSite: false,
  },
  alwaysAskMergers: {
    name: { en: 'Mergers without a partner', ru: 'Слияния без партнёра' },
    effect: {
      en: 'Presidents get the merger step even if there is nobody to merge with.',
      ru: 'Шаг слияний и поглощений даётся директорам, даже если слиться не с кем.',
    },
    rule: '1862 §7.5 (a)',
    standard: false,
    onSite: true,
  },
  trainsOfBankrupt: {
    name: { en: 'Trains of bankrupt companies', ru: 'Поезда обанкротившихся компаний' },
    effect: {
      en: 'By the rules: they are removed from the game. Instead: others may still buy them, and the money waits for the company when it is started again.',
      ru: 'По правилам: выходят из игры. Вместо этого: другие могут купить их, как прежде, а деньги ждут заново созданную компанию.',
    },
    rule: '1862 §7.12 (c)',
    values: ['leave', 'forSale'],
    standard: 'leave',
    onSite: 'forSale',
  },
  asksInVain: {
    name: { en: 'Turns with nothing to do', ru: 'Ход, когда делать нечего' },
    effect: {
      en: 'A player who can only pass still gets the turn.',
      ru: 'Тот, кто может только спасовать, всё равно получает ход.',
    },
    rule: '1862 §7.1 (c)',
    standard: false,
    onSite: true,
  },
  mergedAtZero: {
    name: { en: 'A merger at £0', ru: 'Слияние со стоимостью £0' },
    effect: {
      en: 'By the rules: a company whose merged price is 0 is bankrupt. Instead: it continues.',
      ru: 'По правилам: компания, чья стоимость после слияния равна 0, — банкрот. Вместо этого: она играет дальше.',
    },
    rule: '1862 §7.5.3 (b)',
    values: ['bankrupt', 'goesOn'],
    standard: 'bankrupt',
    onSite: 'goesOn',
  },
  redemptionAfterRefinancing: {
    name: { en: 'Redemption after a refinancing', ru: 'Выкуп акции после рефинансирования' },
    effect: {
      en: 'By the rules: always possible. Instead: after a refinancing that left nobody a choice about an option, only if the company could pay for the share at that moment.',
      ru: 'По правилам: всегда возможен. Вместо этого: если при рефинансировании никто не выбирал, что делать с опционной акцией, — только когда компания могла оплатить выкуп в тот момент.',
    },
    rule: '1862 §7.13',
    values: ['always', 'ifPayableBefore'],
    standard: 'always',
    onSite: 'ifPayableBefore',
  },
  stationsSeenOnce: {
    name: { en: 'Freed slots open late', ru: 'Освободившееся место — не сразу' },
    effect: {
      en: 'A company that had no city for a token gets the step again only after someone lays a tile or places a token, even if a bankruptcy has freed a slot.',
      ru: 'Компания, которой негде было поставить маркер, снова получает этот шаг лишь после чьего-нибудь тайла или маркера, даже если банкротство освободило город.',
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
      en: 'By the rules: measured to the last hex on the board, which counts. Instead: to the hex of the area, as on 18xx.games until 2021.',
      ru: 'По правилам: измеряют до последнего гекса на поле, и он считается. Вместо этого: до гекса области, как на 18xx.games до 2021 года.',
    },
    rule: '1862 §7.8.1 (e)',
    values: ['lastHex', 'areaHex'],
    standard: 'lastHex',
    onSite: 'lastHex',
  },
  // What that site lets pass, or let pass once.
  strictBuilding: {
    name: { en: 'Track by the book', ru: 'Строительство строго по правилам' },
    effect: {
      en: 'By the rules: the first tile must go in an empty home hex, and plain track tiles are limited. Instead: the company may lay elsewhere, and those tiles never run out.',
      ru: 'По правилам: на пустом гексе базы строить обязательно, а число тайлов с линиями ограничено. Вместо этого: ни то ни другое, как в записанных партиях.',
    },
    rule: '1862 §7.2 (b)',
    standard: true,
    onSite: true,
  },
  // People cannot do that there, but an order given in advance can.
  charterShares: {
    name: { en: 'Shares bought with a charter', ru: 'Акции, покупаемые при создании чартерной компании' },
    effect: {
      en: 'By the rules: only shares of the company you won. Instead: of any company, as auto-actions buy them on 18xx.games.',
      ru: 'По правилам: только акции выигранной компании. Вместо этого: любой, как делают автоходы 18xx.games.',
    },
    rule: '1862 §4.2',
    values: ['own', 'any'],
    standard: 'own',
    onSite: 'own',
  },
});

/** What a recorded game goes by. */
export const recorded = rulingReader(RECORDED);
