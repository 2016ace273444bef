/** 1817 part 7: what a table may decide where the print leaves room or most people play otherwise. */
import type { OptionValue } from '@roundhouse/engine';
import { declareRulings, definePresets, rulingReader } from '../common/rulings.ts';
import { RECORDED } from './recorded/rulings.ts';

export const RULINGS = declareRulings({
  looseSellShortOrder: {
    name: { en: 'Sell and short in any order', ru: 'Продажи и короткая в любом порядке' },
    effect: {
      en: 'By the rules: ordinary sales before the short. Instead: in any order.',
      ru: 'По правилам: сначала обычные продажи, потом короткая. Вместо этого: в любом порядке.',
    },
    rule: '1817 §sr.3',
    standard: false,
    onSite: true,
  },
  grayCompanyLoans: {
    name: { en: 'Loans for gray and red companies', ru: 'Займы из серой и красной зон' },
    effect: {
      en: 'By the rules: gray and red companies don’t act in a stock round. Instead: they can take loans.',
      ru: 'По правилам: компании из серой и красной зон не действуют в фондовом раунде. Вместо этого: они могут брать займы.',
    },
    rule: '1817 §corp.1',
    standard: false,
    onSite: true,
  },
  newPresidentBuysMany: {
    name: { en: 'A new president keeps buying', ru: 'Новый президент покупает дальше' },
    effect: {
      en: 'By the rules: only the first president buys several shares after a conversion or merger. Instead: a player who becomes president then can, too.',
      ru: 'По правилам: после преобразования или слияния несколько акций покупает только прежний президент. Вместо этого: ставший президентом в этих торгах — тоже.',
    },
    rule: '1817 §post.4',
    standard: false,
    onSite: true,
  },
  initiatorSurvives: {
    name: { en: 'The initiator survives', ru: 'Остаётся инициатор' },
    effect: {
      en: 'By the rules: the president who proposes a merger chooses which company survives. Instead: always the company whose turn it is.',
      ru: 'По правилам: инициатор слияния выбирает, какая компания останется. Вместо этого: всегда та, чей сейчас ход.',
    },
    rule: '1817 §mrg2.1',
    standard: false,
    onSite: true,
  },
  noConsent: {
    name: { en: 'No consent', ru: 'Без согласия' },
    effect: {
      en: 'By our reading: the other president has to agree to a merger or a train sale. Instead: no consent needed.',
      ru: 'По нашей трактовке: на слияние и продажу поезда нужно согласие другого президента. Вместо этого: согласие не нужно.',
    },
    rule: '1817 §cm.6',
    standard: false,
    onSite: true,
  },
  anyRoute: {
    name: { en: 'Any legal routes', ru: 'Любые допустимые маршруты' },
    effect: {
      en: 'By the rules: trains run for the highest revenue. Instead: they can run for less.',
      ru: 'По правилам: поезда приносят наибольшую возможную прибыль. Вместо этого: можно и меньше.',
    },
    rule: '1817 §route.1',
    standard: false,
    onSite: true,
  },
  noMaxExits: {
    name: { en: 'Any brown city', ru: 'Любой коричневый город' },
    effect: {
      en: 'By the rules: a brown city gets as many exits as possible. Instead: any that fits.',
      ru: 'По правилам: у коричневого города наибольшее возможное число выездов. Вместо этого: любое подходящее.',
    },
    rule: '1817 §track.6',
    standard: false,
    onSite: true,
  },
  parachuteOnlyOnSale: {
    name: { en: 'Parachute at sales only', ru: 'Golden Parachute только при продаже' },
    effect: {
      en: 'By the rules: Golden Parachute also pays at a merger. Instead: only at sales and liquidations.',
      ru: 'По правилам: Golden Parachute платит и при слиянии. Вместо этого: только при продаже и ликвидации.',
    },
    rule: '1817 §vpriv.5',
    standard: false,
    onSite: true,
  },
  subsidyAsDiscount: {
    name: { en: 'Subsidy as a discount', ru: 'Субсидия как скидка' },
    effect: {
      en: 'By the rules: Station Subsidy pays $50 at each conversion. Instead: it lowers the price of the tokens.',
      ru: 'По правилам: Station Subsidy приносит $50 при каждом преобразовании. Вместо этого: станции обходятся дешевле.',
    },
    rule: '1817 §vpriv.6',
    standard: false,
    onSite: true,
  },
  bankruptInterestToBank: {
    name: { en: 'Interest from a bankruptcy goes to the bank', ru: 'Проценты банкрота — в банк' },
    effect: {
      en: 'By the rules: what a bankrupt president raised for interest goes to the company. Instead: to the bank.',
      ru: 'По правилам: деньги, собранные банкротом на проценты, идут на баланс компании. Вместо этого: в банк.',
    },
    rule: '1817 §bankrupt.4',
    standard: false,
    onSite: true,
  },
  bankruptsKeepPrivates: {
    name: { en: 'Bankrupt players keep privates', ru: 'Банкрот сохраняет частные компании' },
    effect: {
      en: 'By our reading: privates of a bankrupt player are removed. Instead: they stay, can’t be used, and count for that player’s score.',
      ru: 'По нашей трактовке: частные компании банкрота выходят из игры. Вместо этого: они остаются у банкрота и входят в его состояние, но применить их нельзя.',
    },
    rule: '1817 §bankrupt.1',
    standard: false,
    onSite: true,
  },
  fortyTwoTrains: {
    name: { en: 'Forty 2-trains', ru: 'Сорок П2' },
    effect: {
      en: 'By the rules: 2-trains never run out. Instead: there are 40.',
      ru: 'По правилам: П2 бесконечно много. Вместо этого: их 40.',
    },
    rule: '1817 §trn.2',
    standard: false,
    onSite: true,
  },
  exportsEights: {
    name: { en: 'Export in phase 8', ru: 'Экспорт в фазе 8' },
    effect: {
      en: 'By the rules: train export stops in phase 8. Instead: it continues.',
      ru: 'По правилам: в фазе 8 экспорта поездов нет. Вместо этого: он продолжается.',
    },
    rule: '1817 §or.6',
    standard: false,
    onSite: true,
  },
  redRises: {
    name: { en: 'Red companies rise', ru: 'Рост из красной зоны' },
    effect: {
      en: 'By the rules: a red company leaves the red zone only when it closes. Instead: a sold-out one moves up at the end of a stock round.',
      ru: 'По правилам: из красной зоны выходят, только закрывшись. Вместо этого: распроданная компания поднимается в конце фондового раунда.',
    },
    rule: '1817 §mkt.3',
    standard: false,
    onSite: true,
  },
  sharkOnlyWithLoans: {
    name: { en: 'Loan Shark only with loans', ru: 'Loan Shark только с займами' },
    effect: {
      en: 'By the rules: Loan Shark costs $10 even without loans. Instead: a company without loans doesn’t pay it.',
      ru: 'По правилам: за Loan Shark платят $10 даже без займов. Вместо этого: компания без займов не платит.',
    },
    rule: '1817 §vpriv.1',
    standard: false,
    onSite: false,
  },
  obsoleteWithoutRun: {
    name: { en: 'Obsolete trains go without a run', ru: 'Устаревшие поезда не ждут поездки' },
    effect: {
      en: 'By the rules: an obsolete 2+ stays until it runs once more. Instead: it goes at the next dividend, even without a run.',
      ru: 'По правилам: устаревший П2+ остаётся, пока не проедет ещё раз. Вместо этого: уходит при ближайшем распределении прибыли, даже если не ездил.',
    },
    rule: '1817 §trn.6',
    standard: false,
    onSite: true,
  },
  newlyRedWaits: {
    name: { en: 'Newly red companies wait', ru: 'Попавшие в красную зону ждут' },
    effect: {
      en: 'By the rules: a company that turns red in a merger or acquisition round is liquidated in it. Instead: in the next one, as the designer reads it.',
      ru: 'По правилам: компанию, попавшую в красную зону в махинационном раунде, ликвидируют в нём же. Вместо этого: в следующем, так читает правила автор игры.',
    },
    rule: '1817 §ma.3',
    standard: false,
    onSite: true,
  },
  grayBuyerWaits: {
    name: { en: 'A buyer that turns gray waits', ru: 'Покупатели из серой зоны ждут' },
    effect: {
      en: 'By the rules: a buyer that drops into the gray zone because of its purchase may be sold in the same acquisition round. Instead: it waits for the next one.',
      ru: 'По правилам: покупателя, упавшего из-за покупки в серую зону, могут продать в том же раунде поглощений. Вместо этого: он ждёт следующего.',
    },
    rule: '1817 §ma.3',
    standard: false,
    onSite: true,
  },
  coversWhiteOnly: {
    name: { en: 'Market shorts of white companies only', ru: 'Короткие сертификаты на рынке: только белая зона' },
    effect: {
      en: 'By the rules: at the start of a stock round the bank covers all shorts in the market. Instead: only those of white companies.',
      ru: 'По правилам: в начале фондового раунда банк закрывает все короткие позиции на рынке. Вместо этого: только по компаниям из белой зоны.',
    },
    rule: '1817 §sr.6',
    standard: false,
    onSite: true,
  },
  presidentOnlyBuys: {
    name: { en: 'No sales by the president', ru: 'Президент только покупает' },
    effect: {
      en: 'By the rules: after a conversion or merger the president can also sell shares. Instead: the president can only buy.',
      ru: 'По правилам: после преобразования или слияния президент может и продавать. Вместо этого: только покупать.',
    },
    rule: '1817 §post.2',
    standard: false,
    onSite: true,
  },
  limitOfThree: {
    name: { en: 'Three-player limit for two', ru: 'Двое с лимитом для троих' },
    effect: {
      en: 'By our reading: when two players are left, their certificate limit is 32. Instead: it stays at 21.',
      ru: 'По нашей трактовке: когда остались двое, лимит сертификатов — 32. Вместо этого: остаётся лимит троих, 21.',
    },
    rule: '1817 §bankrupt.8',
    standard: false,
    onSite: true,
  },
  ranchAwayFromB: {
    name: { en: 'No ranch next to a B city', ru: 'Ранчо не рядом с B-городом' },
    effect: {
      en: 'By the rules: a ranch needs an ordinary city or off-board next to it. Instead: there also can’t be a B city, Chicago, or Atlanta next to it.',
      ru: 'По правилам: рядом с ранчо должен быть обычный город или внешнее направление, остальные соседи не мешают. Вместо этого: B-город, Chicago и Atlanta мешают.',
    },
    rule: '1817 §vpriv.10',
    standard: false,
    onSite: true,
  },
  stationsAtOnce: {
    name: { en: 'Tokens right away', ru: 'Станции сразу' },
    effect: {
      en: 'By the rules: the president chooses when a new company buys its tokens. Instead: it buys them as soon as it has the money.',
      ru: 'По правилам: президент выбирает, когда новая компания купит станции. Вместо этого: она покупает их, как только хватает денег.',
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

/** The first was wrong about 18xx.games. The second is always true now, and marks games saved under an earlier preset. */
export const RETIRED = {
  winnerActedLast: (): Readonly<Record<string, OptionValue>> => ({}),
  cityPrivateStays: (value: OptionValue): Readonly<Record<string, OptionValue>> =>
    Object.fromEntries(SINCE.map((id) => [id, value])),
};
