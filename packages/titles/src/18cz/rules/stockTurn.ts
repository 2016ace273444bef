/** §VII.1-2: a turn of the stock round: sell, then buy at most one certificate. */
import {
  amend,
  type CompanyId,
  defineStep,
  endPlayerTurn,
  flatMap,
  type Frame,
  type Move,
  one,
  type Option,
  type PlayerId,
  type State,
} from '@roundhouse/engine';
import { buy, canBuy, purchasesOf, samePurchase } from '../../common/purchases.ts';
import { canSell, salesOf, sameSale, sell } from '../../common/sales.ts';
import { debtOf, repay, repayment } from './debts.ts';
import {
  mayNotStart,
  overCertificateLimit,
  PURCHASES,
  SALES,
  shareCompanies,
  startCompany,
  startingCells,
  tooDearToStart,
} from './shares.ts';
import { soldThisRound } from './slots.ts';
import { STEP } from '../steps.ts';
import { refuse } from '../vocabulary.ts';

export interface StockTurnFrame extends Frame {
  readonly player: PlayerId;
  /** Companies sold in this turn. */
  readonly sold: readonly CompanyId[];
  readonly bought: boolean;
}

export const stockTurnFrame = (player: PlayerId): StockTurnFrame =>
  STEP.stockTurn.frame({
    player,
    sold: [],
    bought: false,
  });

const isOpen = (option: Option): boolean => !option.refusal;

export const canSellSome = (state: State, player: PlayerId): boolean =>
  shareCompanies(state).some((company) => canSell(state, player, company, SALES));

export const canBuySome = (state: State, player: PlayerId): boolean =>
  shareCompanies(state).some((company) => canBuy(state, player, company, PURCHASES));

/** Companies whose director certificate is still with the bank. */
export const unstarted = (state: State): readonly CompanyId[] =>
  Object.values(state.companies)
    .filter(({ status, size }) => (status === 'available' || status === 'waiting') && size !== 'private')
    .map(({ id }) => id);

const startsBy = (state: State, by: PlayerId, company: CompanyId): readonly Option[] => {
  const never = mayNotStart(state, by, company);
  return startingCells(state, company).map((cell) =>
    one({ type: 'par', by, company, cell: cell.id }, never ?? tooDearToStart(state, by, cell.price)),
  );
};

/** §VII.4-3, §VII.4-4: forced sales, as long as something can be sold. */
const mustSell = (state: State, player: PlayerId): boolean =>
  overCertificateLimit(state, player) && canSellSome(state, player);

const couldStart = (state: State, player: PlayerId): boolean =>
  unstarted(state).some((company) => startsBy(state, player, company).some(isOpen));

/** §VII.2-4 */
const canDoSomething = (state: State, { player, bought }: StockTurnFrame): boolean => {
  if (bought) return false;
  return (
    repayment(state, player) > 0 || canSellSome(state, player) || canBuySome(state, player) || couldStart(state, player)
  );
};

export const endStockTurn = (move: Move, { player, sold, bought }: StockTurnFrame): void =>
  endPlayerTurn(move, STEP.stock, player, bought || sold.length > 0);

const remember = (move: Move, frame: StockTurnFrame, company: CompanyId): void => {
  const all = soldThisRound.get(move.state);
  const mine = all[frame.player] ?? [];
  if (!mine.includes(company)) soldThisRound.set(move, { ...all, [frame.player]: [...mine, company] });
};

export const stockTurnStep = defineStep<StockTurnFrame>({
  decider: (_state, { player }) => player,
  choices: {
    sellShares: {
      options: (state, { player }, about) => salesOf(state, player, shareCompanies(state), SALES, about),
      same: sameSale,
      apply: (move, frame, { by, company, certificates, percent }) => {
        amend(move, STEP.stockTurn, { sold: [...frame.sold.filter((each) => each !== company), company] });
        remember(move, frame, company);
        sell(move, by, company, certificates, percent, SALES);
      },
    },
    buyShares: {
      options: (state, { player }, about) => purchasesOf(state, player, shareCompanies(state), PURCHASES, about),
      same: samePurchase,
      apply: (move, _frame, { by, company, certificates }) => {
        const [certificate] = certificates;
        if (certificate === undefined) throw new Error('nothing is bought');
        amend(move, STEP.stockTurn, { bought: true });
        buy(move, by, company, certificate, PURCHASES);
      },
    },
    par: {
      options: (state, { player }, about) =>
        flatMap(
          unstarted(state).filter((company) => !about || about.company === company),
          (company) => startsBy(state, player, company),
        ),
      apply: (move, _frame, { by, company, cell }) => {
        amend(move, STEP.stockTurn, { bought: true });
        startCompany(move, by, company, cell);
      },
    },
    repayLoan: {
      options: (state, { player }) => {
        if (debtOf(state, player) === 0) return [];
        const poor =
          repayment(state, player) === 0
            ? refuse('18CZ §VIII.11-10', 'notEnoughCash', { cost: debtOf(state, player), cash: 0 })
            : undefined;
        return [one({ type: 'repayLoan', by: player, count: 1 }, poor)];
      },
      apply: (move, _frame, { by }) => repay(move, by),
    },
    pass: {
      options: (state, { player }) => [
        one({ type: 'pass', by: player }, mustSell(state, player) ? refuse('18CZ §VII.4-3', 'mustSell') : undefined),
      ],
      apply: (move, frame) => endStockTurn(move, frame),
    },
  },
  settle: (move, frame) => {
    if (canDoSomething(move.state, frame)) return false;
    endStockTurn(move, frame);
    return true;
  },
});
