/** 1817 part 5 (options) and part 7 (rulings): what may be chosen when a game is created. */
import type { OptionValue, Rules, Setting, State, Variant } from '@roundhouse/engine';

const PLAYERS: readonly number[] = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

type Text = readonly [en: string, ru: string];

const onOff = (id: string, [en, ru]: Text, [effect, effectRu]: Text, more: Partial<Setting> = {}): Setting => ({
  id,
  name: { en, ru },
  effect: { en: effect, ru: effectRu },
  values: [false, true],
  standard: false,
  ...more,
});

export const OPTIONS = [
  onOff(
    'uncappedPrivates',
    ['Bids above face value', 'Ставки выше номинала'],
    [
      'Bids for privates may exceed face value, and face value does not win at once.',
      'Ставки за ЧК могут превышать номинал, и номинал не выигрывает сразу.',
    ],
    { rule: '1817 §auc.4' },
  ),
  onOff(
    'tenShorts',
    ['Ten shorts', 'Десять коротких'],
    [
      'Up to ten shorts of a large company instead of five.',
      'До десяти коротких сертификатов крупной компании вместо пяти.',
    ],
    { rule: '1817 §short.3', peer: 'five_shorts' },
  ),
  onOff(
    'shortSqueeze',
    ['Short Squeeze', 'Short Squeeze'],
    [
      'A company of which players hold more than 100% rises two steps at the end of a stock round.',
      'Компания, которой игроки владеют более чем на 100%, растёт на два шага в конце ФР.',
    ],
    { rule: '1817 §srend.2', peer: 'short_squeeze' },
  ),
  onOff(
    'modernTrains',
    ['Modern trains', 'Современные поезда'],
    [
      'Every 7-train earns $10, every 8-train $20 more for each city with an own station.',
      'Каждый поезд 7 приносит на $10, каждый поезд 8 на $20 больше за город с собственной станцией.',
    ],
    { rule: '1817 §opt.1', peer: 'modern_trains' },
  ),
  onOff(
    'volatility',
    ['Volatility', 'Volatility'],
    [
      'Thirteen more privates, auctioned in a pyramid without seed money.',
      'Ещё тринадцать ЧК, аукцион пирамидой без Посевного Фонда.',
    ],
    { rule: '1817 §vauc.1', peer: 'volatility' },
  ),
] as const satisfies readonly Setting[];

export const RULINGS = [
  onOff(
    'looseSellShortOrder',
    ['Sell and short in any order', 'Продажа и шорт в любом порядке'],
    ['A player may sell shares after selling one short.', 'Игрок может продавать акции после короткой продажи.'],
    { rule: '1817 §sr.3' },
  ),
  onOff(
    'grayCompanyLoans',
    ['Loans of gray companies', 'Займы серых компаний'],
    ['Gray and red companies may take loans in a stock round.', 'Серые и красные компании могут брать займы в ФР.'],
    { rule: '1817 §corp.1' },
  ),
  onOff(
    'newPresidentBuysMany',
    ['A new president goes on buying', 'Новый президент покупает дальше'],
    [
      'Whoever becomes president in the trading after a conversion may go on buying.',
      'Ставший президентом в торгах после преобразования может покупать дальше.',
    ],
    { rule: '1817 §post.4' },
  ),
  onOff(
    'initiatorSurvives',
    ['The initiator survives', 'Инициатор выживает'],
    ['The company on turn always survives a merger.', 'При слиянии всегда выживает компания, чей ход.'],
    { rule: '1817 §mrg2.1' },
  ),
  onOff(
    'noConsent',
    ['No consent', 'Без согласия'],
    [
      'Mergers and train sales between presidents need no consent.',
      'Слияния и продажи поездов между президентами не требуют согласия.',
    ],
    { rule: '1817 §cm.6' },
  ),
  onOff(
    'anyRoute',
    ['Any route', 'Любой маршрут'],
    ['Trains may earn less than they could.', 'Поезда могут заработать меньше возможного.'],
    { rule: '1817 §route.1' },
  ),
  onOff(
    'noMaxExits',
    ['Any brown city', 'Любой коричневый город'],
    [
      'A brown city need not have as many exits as possible.',
      'Коричневый город не обязан иметь наибольшее число выездов.',
    ],
    { rule: '1817 §track.6' },
  ),
  onOff(
    'parachuteOnlyOnSale',
    ['Parachute at sales only', 'Парашют только при продаже'],
    ['Golden Parachute does not pay at mergers.', 'Golden Parachute не платит при слияниях.'],
    { rule: '1817 §vpriv.5' },
  ),
  onOff(
    'lateInventor',
    ['Late Inventor', 'Поздний Inventor'],
    [
      'Inventor is also paid later for types that came out before a company owned it.',
      'Inventor получает и позже за типы, вышедшие до его передачи компании.',
    ],
    { rule: '1817 §vpriv.3' },
  ),
  onOff(
    'subsidyAsDiscount',
    ['Subsidy as a discount', 'Субсидия как скидка'],
    [
      'Station Subsidy lowers the station bill instead of paying $50.',
      'Station Subsidy снижает счёт за станции вместо выплаты $50.',
    ],
    { rule: '1817 §vpriv.6' },
  ),
  onOff(
    'bankruptInterestToBank',
    ['Interest of bankrupts to the bank', 'Проценты банкрота в Банк'],
    [
      'What a bankrupt president raised for interest goes to the bank.',
      'Собранное банкротом на проценты уходит в Банк.',
    ],
    { rule: '1817 §bankrupt.4' },
  ),
  onOff(
    'bankruptsKeepPrivates',
    ['Bankrupts keep privates', 'Банкрот сохраняет ЧК'],
    [
      'Privates stay with a bankrupt player, without use, and count for his score.',
      'ЧК остаются у банкрота без применения и входят в его счёт.',
    ],
    { rule: '1817 §bankrupt.1' },
  ),
  onOff('fortyTwoTrains', ['Forty 2-trains', 'Сорок поездов 2'], ['There are forty 2-trains.', 'Поездов 2 сорок.'], {
    rule: '1817 §trn.2',
  }),
  onOff(
    'exportsEights',
    ['Export in phase 8', 'Экспорт в фазе 8'],
    ['Trains are exported in phase 8 too.', 'Экспорт поездов продолжается и в фазе 8.'],
    { rule: '1817 §or.6' },
  ),
  onOff(
    'redRises',
    ['Red companies rise', 'Красные компании растут'],
    [
      'A sold-out red company leaves the red zone at the end of a stock round.',
      'Распроданная красная компания покидает красную зону в конце ФР.',
    ],
    { rule: '1817 §mkt.3' },
  ),
  onOff(
    'sharkOnlyWithLoans',
    ['Loan Shark only with loans', 'Loan Shark только с займами'],
    ['A company without loans pays nothing for Loan Shark.', 'Компания без займов не платит за Loan Shark.'],
    { rule: '1817 §vpriv.1' },
  ),
  onOff(
    'earlyBridges',
    ['Bridges before interest', 'Мосты до процентов'],
    ['Bridges are built before interest is paid.', 'Мосты строят до выплаты процентов.'],
    { rule: '1817 §priv.6' },
  ),
  onOff(
    'cityPrivateStays',
    ['City privates stay', 'Городские ЧК остаются'],
    [
      'A private for a special city is not closed when an ordinary city is built there; it is of no use any more.',
      'ЧК особого города не закрывается, когда там строят обычный город; пользы от неё уже нет.',
    ],
    { rule: '1817 §priv.4' },
  ),
  onOff(
    'crisesWait',
    ['Crises wait', 'Кассовый разрыв ждёт'],
    [
      'In acquisitions a cash crisis is resolved when the next decision is due: settlements before it may help.',
      'При поглощениях кассовый разрыв разрешают перед следующим решением: расчёты до него могут помочь.',
    ],
    { rule: '1817 §crisis.1' },
  ),
  onOff(
    'staleNetworks',
    ['Closed stations block a while', 'Закрытые станции ещё мешают'],
    [
      'A station that leaves the map still blocks companies that have operated since the last tile or station, until the next one is placed.',
      'Станция, ушедшая с карты, ещё мешает компаниям, ходившим после последнего жетона или станции, пока не поставят следующие.',
    ],
    { rule: '1817 §tok.1' },
  ),
  onOff(
    'skipsTrains',
    ['No train to afford, no train step', 'Нет денег на поезд — нет шага'],
    [
      'A company that could not pay any train, even with all its loans, comes to its interest at once.',
      'Компания, которой не хватит ни на один поезд даже со всеми займами, сразу переходит к процентам.',
    ],
    { rule: '1817 §loan.4' },
  ),
  onOff(
    'unaskedTurnFree',
    ['A turn without a question is free', 'Ход без вопросов бесплатен'],
    [
      'A company that is asked nothing in its operating turn pays no interest and does not turn red for want of a train.',
      'Компания, которую за её ход ни о чём не спросили, не платит процентов и не краснеет из-за отсутствия поезда.',
    ],
    { rule: '1817 §int.1' },
  ),
  onOff(
    'contributionToTreasury',
    ['Contribution up to the treasury', 'Взнос до размера баланса'],
    [
      'Privates may be contributed up to the cash of the new company, Loan Shark included.',
      'ЧК можно вносить в пределах денег новой компании, включая Loan Shark.',
    ],
    { rule: '1817 §ipo.7' },
  ),
] as const satisfies readonly Setting[];

const all = (value: OptionValue): Readonly<Record<string, OptionValue>> =>
  Object.fromEntries(RULINGS.map(({ id }) => [id, value]));

/** It said of 18xx.games what is not so. */
export const RETIRED = { winnerActedLast: (): Readonly<Record<string, OptionValue>> => ({}) };

/** `18xx.games` sets every ruling; imported games use it. */
export const PRESETS = { rulebook: {}, '18xx.games': all(true) } as const;

const variant = (id: string, [en, ru]: Text, [effect, effectRu]: Text, options: Variant['options']): Variant => ({
  id,
  name: { en, ru },
  effect: { en: effect, ru: effectRu },
  players: PLAYERS,
  options,
});

const USUAL = { uncappedPrivates: true, tenShorts: true } as const;

export const VARIANTS: readonly Variant[] = [
  variant('base', ['Base rules', 'Базовые правила'], ['Exactly by the rulebook.', 'Строго по правилам.'], {}),
  variant(
    'usual',
    ['Usual (recommended)', 'Обычный (рекомендуется)'],
    [
      'Uncapped bids for privates and ten shorts: as most people play.',
      'Ставки без потолка и десять коротких: так играет большинство.',
    ],
    USUAL,
  ),
  variant(
    'volatility',
    ['Volatility', 'Volatility'],
    [
      'The expansion with thirteen more privates and the pyramid auction.',
      'Дополнение: ещё тринадцать ЧК и аукцион пирамидой.',
    ],
    { ...USUAL, volatility: true },
  ),
  variant(
    'short-squeeze',
    ['Short Squeeze', 'Short Squeeze'],
    [
      'The usual rules; companies held above 100% rise two steps.',
      'Обычные правила; компании сверх 100% растут на два шага.',
    ],
    { ...USUAL, shortSqueeze: true },
  ),
  variant(
    'modern-trains',
    ['Modern trains', 'Современные поезда'],
    [
      'The usual rules; 7- and 8-trains earn more at own stations.',
      'Обычные правила; поезда 7 и 8 зарабатывают больше на своих станциях.',
    ],
    { ...USUAL, modernTrains: true },
  ),
];

export const PLAYER_COUNTS = PLAYERS;

type Ruled = { readonly rules: Rules };
export const hasOption = ({ rules }: Ruled, id: string): boolean => rules.options[id] === true;
export const hasRuling = (state: Ruled | State, id: string): boolean => state.rules.rulings[id] === true;
