/** 1817 part 7: what a table may decide where the print leaves room or most people play otherwise. */
import type { OptionValue } from '@roundhouse/engine';
import { declareRulings, definePresets, rulingReader } from '../common/rulings.ts';
import { RECORDED } from './recorded/rulings.ts';

export const RULINGS = declareRulings({
  looseSellShortOrder: {
    name: { en: 'Sell and short in any order', ru: 'Продажи и короткая продажа в любом порядке' },
    effect: {
      en: 'A player may sell shares after selling one short.',
      ru: 'Игрок может продавать акции после короткой продажи.',
    },
    rule: '1817 §sr.3',
    standard: false,
    onSite: true,
  },
  grayCompanyLoans: {
    name: { en: 'Loans of gray companies', ru: 'Займы компаний из серой зоны' },
    effect: {
      en: 'Gray and red companies may take loans in a stock round.',
      ru: 'Компании из серой и красной зон могут брать займы в фондовом раунде.',
    },
    rule: '1817 §corp.1',
    standard: false,
    onSite: true,
  },
  newPresidentBuysMany: {
    name: { en: 'A new president goes on buying', ru: 'Новый президент покупает дальше' },
    effect: {
      en: 'Whoever becomes president in the trading after a conversion may go on buying.',
      ru: 'Ставший президентом в торгах после преобразования или слияния может покупать дальше.',
    },
    rule: '1817 §post.4',
    standard: false,
    onSite: true,
  },
  initiatorSurvives: {
    name: { en: 'The initiator survives', ru: 'Выживает инициатор' },
    effect: {
      en: 'The company on turn always survives a merger.',
      ru: 'При слиянии всегда продолжает действовать компания, чей сейчас ход.',
    },
    rule: '1817 §mrg2.1',
    standard: false,
    onSite: true,
  },
  noConsent: {
    name: { en: 'No consent', ru: 'Без согласия' },
    effect: {
      en: 'Mergers and train sales between presidents need no consent.',
      ru: 'Слияния и продажи поездов между президентами не требуют согласия.',
    },
    rule: '1817 §cm.6',
    standard: false,
    onSite: true,
  },
  anyRoute: {
    name: { en: 'Any route', ru: 'Любой маршрут' },
    effect: {
      en: 'Trains may earn less than they could.',
      ru: 'Поезда могут заработать меньше возможного.',
    },
    rule: '1817 §route.1',
    standard: false,
    onSite: true,
  },
  noMaxExits: {
    name: { en: 'Any brown city', ru: 'Любой коричневый город' },
    effect: {
      en: 'A brown city need not have as many exits as possible.',
      ru: 'Коричневый город не обязан иметь наибольшее число выездов.',
    },
    rule: '1817 §track.6',
    standard: false,
    onSite: true,
  },
  parachuteOnlyOnSale: {
    name: { en: 'Parachute at sales only', ru: 'Парашют только при продаже' },
    effect: {
      en: 'Golden Parachute does not pay at mergers.',
      ru: 'Golden Parachute не платит при слияниях.',
    },
    rule: '1817 §vpriv.5',
    standard: false,
    onSite: true,
  },
  subsidyAsDiscount: {
    name: { en: 'Subsidy as a discount', ru: 'Субсидия как скидка' },
    effect: {
      en: 'Station Subsidy lowers the station bill instead of paying $50.',
      ru: 'Station Subsidy снижает счёт за станции вместо выплаты $50.',
    },
    rule: '1817 §vpriv.6',
    standard: false,
    onSite: true,
  },
  bankruptInterestToBank: {
    name: { en: 'Interest of bankrupts to the bank', ru: 'Проценты банкрота в Банк' },
    effect: {
      en: 'What a bankrupt president raised for interest goes to the bank.',
      ru: 'Собранное банкротом на проценты уходит в Банк.',
    },
    rule: '1817 §bankrupt.4',
    standard: false,
    onSite: true,
  },
  bankruptsKeepPrivates: {
    name: { en: 'Bankrupts keep privates', ru: 'Банкрот сохраняет частные компании' },
    effect: {
      en: 'Privates stay with a bankrupt player, without use, and count for his score.',
      ru: 'Частные компании остаются у банкрота без применения и входят в его счёт.',
    },
    rule: '1817 §bankrupt.1',
    standard: false,
    onSite: true,
  },
  fortyTwoTrains: {
    name: { en: 'Forty 2-trains', ru: 'Сорок П2' },
    effect: {
      en: 'There are forty 2-trains.',
      ru: 'П2 всего сорок.',
    },
    rule: '1817 §trn.2',
    standard: false,
    onSite: true,
  },
  exportsEights: {
    name: { en: 'Export in phase 8', ru: 'Экспорт в фазе 8' },
    effect: {
      en: 'Trains are exported in phase 8 too.',
      ru: 'Экспорт поездов продолжается и в фазе 8.',
    },
    rule: '1817 §or.6',
    standard: false,
    onSite: true,
  },
  redRises: {
    name: { en: 'Red companies rise', ru: 'Рост из красной зоны' },
    effect: {
      en: 'A sold-out red company leaves the red zone at the end of a stock round.',
      ru: 'Распроданная компания покидает красную зону в конце фондового раунда.',
    },
    rule: '1817 §mkt.3',
    standard: false,
    onSite: true,
  },
  sharkOnlyWithLoans: {
    name: { en: 'Loan Shark only with loans', ru: 'Loan Shark только с займами' },
    effect: {
      en: 'A company without loans pays nothing for Loan Shark.',
      ru: 'Компания без займов не платит за Loan Shark.',
    },
    rule: '1817 §vpriv.1',
    standard: false,
    onSite: false,
  },
  obsoleteWithoutRun: {
    name: { en: 'Obsolete trains leave without a run', ru: 'Устаревшие поезда уходят, даже если не ездили' },
    effect: {
      en: 'An obsolete 2+ leaves when revenue is distributed, even if it has not run.',
      ru: 'Устаревший П2+ выходит из игры при распределении прибыли, даже если не ездил.',
    },
    rule: '1817 §trn.6',
    standard: false,
    onSite: true,
  },
  newlyRedWaits: {
    name: { en: 'Newly red companies wait', ru: 'Попавшие в красную зону ждут' },
    effect: {
      en: 'A company that turns red in an M&A round is liquidated only in the next one, as the designer reads it.',
      ru: 'Компания, попавшая в красную зону по ходу махинационного раунда, ликвидируется лишь в следующем: так читает правила автор игры.',
    },
    rule: '1817 §ma.3',
    standard: false,
    onSite: true,
  },
  grayBuyerWaits: {
    name: { en: 'Gray buyers wait', ru: 'Покупатели из серой зоны ждут' },
    effect: {
      en: 'A buyer that falls into gray by loans of its purchase is not put up in the same M&A round.',
      ru: 'Покупатель, упавший в серую зону из-за займов при покупке, в том же махинационном раунде на аукцион не выставляется.',
    },
    rule: '1817 §ma.3',
    standard: false,
    onSite: true,
  },
  coversWhiteOnly: {
    name: { en: 'Market shorts of white companies only', ru: 'Короткие сертификаты на Рынке: только белая зона' },
    effect: {
      en: 'At the start of a stock round the bank covers market shorts of white companies only.',
      ru: 'В начале фондового раунда Банк закрывает короткие позиции на Рынке только у компаний из белой зоны.',
    },
    rule: '1817 §sr.6',
    standard: false,
    onSite: true,
  },
  presidentOnlyBuys: {
    name: { en: 'The president only buys', ru: 'Президент только покупает' },
    effect: {
      en: 'In the trading after a conversion or merger the president may buy but not sell.',
      ru: 'В торгах после преобразования или слияния президент может покупать, но не продавать.',
    },
    rule: '1817 §post.2',
    standard: false,
    onSite: true,
  },
  limitOfThree: {
    name: { en: 'Two players with the limit of three', ru: 'Двое с лимитом для троих' },
    effect: {
      en: 'When two players are left the certificate limit stays at 21 instead of 32.',
      ru: 'Когда остались двое, лимит сертификатов остаётся 21, а не 32.',
    },
    rule: '1817 §bankrupt.8',
    standard: false,
    onSite: true,
  },
  ranchAwayFromB: {
    name: { en: 'No ranch beside a B city', ru: 'Ранчо не рядом с B-городом' },
    effect: {
      en: 'A ranch may not stand beside a B city, Chicago or Atlanta, even with an ordinary city beside it.',
      ru: 'Ранчо нельзя ставить рядом с B-городом, Chicago или Atlanta, даже если рядом есть и обычный город.',
    },
    rule: '1817 §vpriv.10',
    standard: false,
    onSite: true,
  },
  stationsAtOnce: {
    name: { en: 'Stations at once', ru: 'Станции сразу' },
    effect: {
      en: 'Stations of a new company are bought by themselves as soon as its cash covers them.',
      ru: 'Станции новой компании покупаются сами, как только на её балансе хватает денег.',
    },
    rule: '1817 §ipo.10',
    standard: false,
    onSite: true,
  },
});

export const ruling = rulingReader(RULINGS);

/** `usual`: the designer’s word where the print says otherwise. */
export const PRESETS = definePresets(
  { house: RULINGS, recorded: RECORDED },
  { usual: { newlyRedWaits: true, grayBuyerWaits: true } },
);

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
] as const satisfies readonly (keyof typeof RULINGS | keyof typeof RECORDED)[];

/** The first said of 18xx.games what is not so; the second, now a matter of course, tells games by the preset of an older day. */
export const RETIRED = {
  winnerActedLast: (): Readonly<Record<string, OptionValue>> => ({}),
  cityPrivateStays: (value: OptionValue): Readonly<Record<string, OptionValue>> =>
    Object.fromEntries(SINCE.map((id) => [id, value])),
};
