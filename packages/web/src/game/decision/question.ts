/** The question in one sentence: who is asked, in whose name, what for. */
import {
  type ActionType,
  askedFor,
  cashOf,
  decider,
  type Option,
  type State,
  stepNameOf,
  topFrame,
} from '@roundhouse/engine';
import type { Formatter } from '../../i18n/formatter.tsx';
import type { Translate } from '../../i18n/words.ts';
import { DOT } from '../../i18n/dot.ts';
import { companyAsked, discardingCompany } from './describe.ts';
import { frameArgs } from './frameArgs.ts';
import { onesOf, typeOf } from './options.ts';

/** Where several kinds are open, the first of these names the step. */
const MAIN: readonly ActionType[] = [
  ...(['answer', 'discardTrain', 'bid', 'par', 'buyShares', 'sellShares', 'short', 'layTile', 'placeToken'] as const),
  ...(['runTrains', 'dividend', 'buyTrain', 'merge', 'convert', 'takeLoan', 'repayLoan', 'choose', 'actFor'] as const),
  ...([
    'removeToken',
    'buyToken',
    'turnTrain',
    'usePower',
    'buyPrivate',
    'sellPrivate',
    'bankrupt',
    'pass',
    'endGame',
  ] as const),
];

const VAGUE: readonly ActionType[] = ['pass', 'choose', 'usePower', 'par', 'bid', 'buyPrivate', 'sellPrivate'];

const IDLE: readonly ActionType[] = ['pass', 'buyPrivate', 'sellPrivate'];

export interface Question {
  /** The name of the one who is asked; null where that is the person at the screen, who needs none. */
  readonly who: string | null;
  readonly company: string | null;
  readonly what: string;
  /** Money at hand, of the company where it acts, else of the player; and what is still to be paid. */
  readonly purse: string;
}

/** The cheapest train of the bank, where it is to be bought and the money of the company, and of a president who may help, does not reach. */
export const dearTrain = (
  options: readonly Option[],
  state: State,
  company: string,
  by: string,
): { readonly train: string; readonly price: number; readonly missing: number; readonly isHelped: boolean } | null => {
  const ofBank = onesOf(options, 'buyTrain').filter(({ action }) => state.companies[action.from] === undefined);
  if (ofBank.some(({ refusal }) => !refusal)) return null;
  // Where only the company sells, its president pays nothing.
  const isHelped = onesOf(options, 'sellShares').some(({ action, refusal }) => !refusal && action.for === undefined);
  const purse = cashOf(state, company) + (isHelped ? cashOf(state, by) : 0);
  const [cheapest] = ofBank
    .flatMap(({ action }) => (action.price > purse ? [action] : []))
    .sort((a, b) => a.price - b.price);
  if (!cheapest) return null;
  const { train, side, price } = cheapest;
  const name = side ?? state.trains.find((each) => each.id === train)?.side ?? train;
  return { train: name, price, missing: price - purse, isHelped };
};

export const questionOf = (
  state: State,
  options: readonly Option[],
  formatter: Formatter,
  t: Translate,
): Question | null => {
  const by = decider(state);
  if (!by) return null;
  const open = options.filter((each) => !each.refusal).map(typeOf);
  // Track by the power of a private can be laid at any time: what the step asks for is the question.
  const ofStep = new Set<ActionType>(askedFor(state));
  const first =
    MAIN.find((each) => each !== 'pass' && ofStep.has(each) && open.includes(each)) ??
    MAIN.find((each) => open.includes(each)) ??
    'pass';
  // Who may start a company among other things is at the market as ever.
  const main = first === 'par' && (open.includes('buyShares') || open.includes('sellShares')) ? 'buyShares' : first;
  const step = `step.${stepNameOf(topFrame(state)) ?? ''}`;
  // A player who can do nothing at the market but trade with others should know it.
  const idle = state.round.kind === 'stock' && step === 'step.stockTurn' && IDLE.includes(main);
  const starts = state.round.kind === 'stock' && step === 'step.stockTurn' && main === 'par';
  // Where a step can ask for several things, the one that is open may have words of its own.
  const asked = `ask.${stepNameOf(topFrame(state)) ?? ''}`;
  const own = [`${asked}.${main}`, asked].find((key) => formatter.title.words[formatter.language][key] !== undefined);
  const shares = state.round.kind !== 'operating' && ['par', 'buyShares', 'sellShares', 'short'].includes(main);
  const discards = onesOf(options, 'discardTrain').flatMap(({ action, refusal }) => (refusal ? [] : [action]));
  // At the market the companies stand in the list; elsewhere it is about one of them.
  const atMarket = shares && (state.round.kind === 'stock' || main === 'par');
  const company = atMarket
    ? null
    : main === 'discardTrain'
      ? (discardingCompany(state, discards) ?? companyAsked(state))
      : companyAsked(state);
  // Bids and shares are paid from the player’s own cash, no matter what they are for.
  const purse = main === 'bid' || shares ? null : company;
  // Which company pays is what is asked.
  const payerAsked = main === 'actFor' && company !== null;
  const cash = formatter.money(cashOf(state, purse ?? by));
  const raising = main === 'sellShares' && company !== null ? dearTrain(options, state, company, by) : null;
  const mustBuy = main === 'buyTrain' && onesOf(options, 'pass').some(({ refusal }) => refusal);
  // A title may ask in its own words (1849 bonds, 1862 charters).
  // What the title calls the step says more where the kind of decision says little.
  const what = raising
    ? t('ask.raise', {
        name: raising.train,
        price: formatter.money(raising.price),
        missing: formatter.money(raising.missing),
      })
    : open.includes('bankrupt') && open.every((each) => each === 'bankrupt' || IDLE.includes(each))
      ? formatter.term('ask.bankrupt')
      : own !== undefined && !mustBuy
        ? formatter.refusal({ rule: '', key: own, args: frameArgs(topFrame(state)) })
        : idle
          ? t('ask.idle')
          : VAGUE.includes(main) && !starts && formatter.has(step)
            ? formatter.term(step)
            : // A company that can’t afford a train and may borrow is still there to buy one.
              t(
                main === 'takeLoan' && onesOf(options, 'buyTrain').length > 0
                  ? 'ask.loanForTrain'
                  : mustBuy
                    ? 'ask.mustBuy'
                    : // Nobody has to sell who may as well pass.
                      main === 'sellShares' && open.includes('pass')
                      ? 'ask.maySell'
                      : `ask.${main}`,
              );
  // What is to be paid before anything else is what the question is about.
  const owed = (formatter.title.duties?.(state) ?? [])
    .filter(({ player, kind }) => player === by && kind === 'due')
    .map(({ remark }) => formatter.refusal({ rule: '', ...remark }));
  return {
    who: by === formatter.you && /^\p{Lu}/u.test(what) ? null : formatter.holder(by),
    company,
    what,
    purse: [
      ...(raising?.isHelped
        ? [formatter.term('ask.both', { treasury: cash, cash: formatter.money(cashOf(state, by)) })]
        : payerAsked
          ? []
          : [purse === null ? t('ask.cash', { cash }) : formatter.term('ask.treasury', { cash })]),
      ...owed,
    ].join(DOT),
  };
};
