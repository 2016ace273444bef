/** The reasons of a decision that the judge valued, in the words of the game. */
import {
  type Action,
  type ActionOf,
  apply,
  cashOf,
  certificate,
  companyAtWork,
  factsOf,
  isRefusal,
  offers,
  priceOf,
  type State,
  train,
  trainsAt,
} from '@roundhouse/engine';
import type { Reason } from './bot.ts';
import type { View } from './insight.ts';
import { perPercent } from './judge.ts';
import { outlookOf } from './outlook.ts';

const companyInTurn = (state: State): string => {
  const company = companyAtWork(state);
  return typeof company === 'string' ? company : '';
};

const nextPrice = (state: State): number => {
  const next = state.trains.find((each) => each.at === 'depot');
  return factsOf(state).trains.find((each) => each.name === next?.name)?.price ?? 0;
};

/** Whether trains of other companies rust: all of their kind go, not only those of a company that closes. */
const rustsSome = (before: State, after: State, company: string): boolean =>
  before.trains.some((was, index) => {
    const owner = after.companies[was.at];
    const isLost =
      owner !== undefined &&
      owner.status !== 'closed' &&
      was.at !== company &&
      was.at !== 'out' &&
      after.trains[index]?.at === 'out';
    return isLost && after.trains.every((each) => each.side !== was.side || each.at === 'out');
  });

/** What follows from every choice is not said of one: a company that must buy may find nothing that rusts less. */
const mayPass = (state: State): boolean => offers(state, 'pass').length > 0;

/** Whether the price is still higher when all that follows at once is done: interest may cost what a dividend brought. */
const risesFor = (state: State, action: Action, company: string): boolean => {
  const result = apply(state, action);
  return !isRefusal(result) && priceOf(result.state, company) > priceOf(state, company);
};

/** What is paid for a share of this many percent: before a company is in the market it has no price there. */
const costOf = (state: State, action: ActionOf<'buyShares'>, after: State, percent: number): number => {
  const bought = action.certificates.reduce(
    (sum, id) => sum + (certificate(state, action.company, id)?.percent ?? 0),
    0,
  );
  const buyer = action.for ?? action.by;
  const paid = cashOf(state, buyer) - cashOf(after, buyer);
  return paid > 0 && bought > 0 ? Math.round((paid * percent) / bought) : priceOf(state, action.company);
};

export const reasonFor = (view: View, action: Action, after: State, value: number): readonly Reason[] => {
  const { state, insight, horizon } = view;
  const company = companyInTurn(state);
  switch (action.type) {
    case 'buyShares': {
      const percent = insight.sharePercent(state, action.company);
      const cost = costOf(state, action, after, percent);
      const worth =
        perPercent(after, insight, action.company, outlookOf(after, insight, action.company, horizon)) * percent;
      return [{ key: 'reason.shareEarns', args: { company: action.company, cost, worth: Math.round(worth) } }];
    }
    case 'sellShares':
      if (action.for !== undefined)
        return [
          {
            key: 'reason.raises',
            args: { company: action.for, proceeds: cashOf(after, action.for) - cashOf(state, action.for) },
          },
        ];
      return [
        {
          key: 'reason.sellsBetter',
          args: {
            company: action.company,
            proceeds: Math.round(
              (priceOf(state, action.company) * action.percent) / view.insight.sharePercent(state, action.company),
            ),
          },
        },
      ];
    case 'par': {
      const price = factsOf(state).market.cells[action.cell]?.price ?? priceOf(after, action.company);
      return [{ key: 'reason.starts', args: { company: action.company, price } }];
    }
    case 'dividend':
      if (action.kind === 'withhold')
        return cashOf(state, company) < nextPrice(state)
          ? [{ key: 'reason.saves', args: { company, cost: nextPrice(state) } }]
          : [{ key: 'reason.judged', args: {} }];
      return priceOf(after, company) > priceOf(state, company) && risesFor(state, action, company)
        ? [{ key: 'reason.pays', args: { company } }]
        : [{ key: 'reason.paysHolders', args: { company } }];
    case 'buyTrain': {
      const name = action.side ?? train(state, action.train).side;
      const first: Reason =
        trainsAt(state, company).length === 0
          ? { key: 'reason.firstTrain', args: { company } }
          : { key: 'reason.moreTrains', args: { train: name, company } };
      return rustsSome(state, after, company) && mayPass(state)
        ? [first, { key: 'reason.rusts', args: { train: name } }]
        : [first];
    }
    case 'answer':
      return [{ key: action.accept === value >= 0 ? 'reason.priceRight' : 'reason.priceWrong', args: {} }];
    default:
      return [{ key: 'reason.judged', args: {} }];
  }
};
