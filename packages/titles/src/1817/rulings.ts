/** 1817 part 7: what a table may decide where the print leaves room or most people play otherwise. */
import type { OptionValue, Setting } from '@roundhouse/engine';
import { RECORDED, type RecordedId } from './recorded/rulings.ts';
import { onOff, type Ruled } from './settings.ts';

export const RULINGS = [
  onOff(
    'looseSellShortOrder',
    ['Sell and short in any order', 'Продажи и короткая продажа в любом порядке'],
    ['A player may sell shares after selling one short.', 'Игрок может продавать акции после короткой продажи.'],
    { rule: '1817 §sr.3' },
  ),
  onOff(
    'grayCompanyLoans',
    ['Loans of gray companies', 'Займы компаний из серой зоны'],
    [
      'Gray and red companies may take loans in a stock round.',
      'Компании из серой и красной зон могут брать займы в фондовом раунде.',
    ],
    { rule: '1817 §corp.1' },
  ),
  onOff(
    'newPresidentBuysMany',
    ['A new president goes on buying', 'Новый президент покупает дальше'],
    [
      'Whoever becomes president in the trading after a conversion may go on buying.',
      'Ставший президентом в торгах после преобразования или слияния может покупать дальше.',
    ],
    { rule: '1817 §post.4' },
  ),
  onOff(
    'initiatorSurvives',
    ['The initiator survives', 'Выживает инициатор'],
    [
      'The company on turn always survives a merger.',
      'При слиянии всегда продолжает действовать компания, чей сейчас ход.',
    ],
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
    ['Bankrupts keep privates', 'Банкрот сохраняет частные компании'],
    [
      'Privates stay with a bankrupt player, without use, and count for his score.',
      'Частные компании остаются у банкрота без применения и входят в его счёт.',
    ],
    { rule: '1817 §bankrupt.1' },
  ),
  onOff('fortyTwoTrains', ['Forty 2-trains', 'Сорок П2'], ['There are forty 2-trains.', 'П2 всего сорок.'], {
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
    ['Red companies rise', 'Рост из красной зоны'],
    [
      'A sold-out red company leaves the red zone at the end of a stock round.',
      'Распроданная компания покидает красную зону в конце фондового раунда.',
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
    'obsoleteWithoutRun',
    ['Obsolete trains leave without a run', 'Устаревшие поезда уходят, даже если не ездили'],
    [
      'An obsolete 2+ leaves when revenue is distributed, even if it has not run.',
      'Устаревший П2+ выходит из игры при распределении прибыли, даже если не ездил.',
    ],
    { rule: '1817 §trn.6' },
  ),
  onOff(
    'newlyRedWaits',
    ['Newly red companies wait', 'Попавшие в красную зону ждут'],
    [
      'A company that turns red in an M&A round is liquidated only in the next one, as the designer reads it.',
      'Компания, попавшая в красную зону по ходу махинационного раунда, ликвидируется лишь в следующем: так читает правила автор игры.',
    ],
    { rule: '1817 §ma.3' },
  ),
  onOff(
    'grayBuyerWaits',
    ['Gray buyers wait', 'Покупатели из серой зоны ждут'],
    [
      'A buyer that falls into gray by loans of its purchase is not put up in the same M&A round.',
      'Покупатель, упавший в серую зону из-за займов при покупке, в том же махинационном раунде на аукцион не выставляется.',
    ],
    { rule: '1817 §ma.3' },
  ),
  onOff(
    'coversWhiteOnly',
    ['Market shorts of white companies only', 'Короткие сертификаты на Рынке: только белая зона'],
    [
      'At the start of a stock round the bank covers market shorts of white companies only.',
      'В начале фондового раунда Банк закрывает короткие позиции на Рынке только у компаний из белой зоны.',
    ],
    { rule: '1817 §sr.6' },
  ),
  onOff(
    'presidentOnlyBuys',
    ['The president only buys', 'Президент только покупает'],
    [
      'In the trading after a conversion or merger the president may buy but not sell.',
      'В торгах после преобразования или слияния президент может покупать, но не продавать.',
    ],
    { rule: '1817 §post.2' },
  ),
  onOff(
    'limitOfThree',
    ['Two players with the limit of three', 'Двое с лимитом для троих'],
    [
      'When two players are left the certificate limit stays at 21 instead of 32.',
      'Когда остались двое, лимит сертификатов остаётся 21, а не 32.',
    ],
    { rule: '1817 §bankrupt.8' },
  ),
  onOff(
    'ranchAwayFromB',
    ['No ranch beside a B city', 'Ранчо не рядом с B-городом'],
    [
      'A ranch may not stand beside a B city, Chicago or Atlanta, even with an ordinary city beside it.',
      'Ранчо нельзя ставить рядом с B-городом, Chicago или Atlanta, даже если рядом есть и обычный город.',
    ],
    { rule: '1817 §vpriv.10' },
  ),
  onOff(
    'stationsAtOnce',
    ['Stations at once', 'Станции сразу'],
    [
      'Stations of a new company are bought by themselves as soon as its cash covers them.',
      'Станции новой компании покупаются сами, как только на её балансе хватает денег.',
    ],
    { rule: '1817 §ipo.10' },
  ),
] as const satisfies readonly Setting[];

type RulingId = (typeof RULINGS)[number]['id'];

export const hasRuling = ({ rules }: Ruled, id: RulingId): boolean => rules.rulings[id] === true;

/** Not in the preset: a table's own affair, and what only some games of 18xx.games show. */
const OWN: readonly (RulingId | RecordedId)[] = ['sharkOnlyWithLoans', 'actsInAuction'];

const settings: readonly Setting[] = [...RULINGS, ...RECORDED];

/** `usual`: the designer's word where the print says otherwise. `18xx.games` sets all that is so there; imported games use it. */
export const PRESETS = {
  rulebook: {},
  usual: { newlyRedWaits: true, grayBuyerWaits: true },
  '18xx.games': Object.fromEntries(settings.flatMap(({ id }) => (OWN.some((own) => own === id) ? [] : [[id, true]]))),
} as const;

/** What was so in every game before it became a ruling; older games by that preset have none of these names. */
const SINCE = [
  'obsoleteWithoutRun',
  'newlyRedWaits',
  'grayBuyerWaits',
  'coversWhiteOnly',
  'presidentOnlyBuys',
  'limitOfThree',
  'ranchAwayFromB',
  'stationsAtOnce',
  'asksAll',
] as const;

/** The first said of 18xx.games what is not so; the second, now a matter of course, tells games by the preset of an older day. */
export const RETIRED = {
  winnerActedLast: (): Readonly<Record<string, OptionValue>> => ({}),
  cityPrivateStays: (value: OptionValue): Readonly<Record<string, OptionValue>> =>
    Object.fromEntries(SINCE.map((id) => [id, value])),
};
