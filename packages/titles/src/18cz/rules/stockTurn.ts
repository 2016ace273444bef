/** §VII.1-2: a turn of the stock round: sell, then buy at most one certificate. */
import { type CompanyId, endPlayerTurn, type Move, one, type PlayerId, type State } from '@roundhouse/engine';
import { isOverCertificateLimit } from '../../common/limits.ts';
import { canBuy } from '../../common/purchases.ts';
import { canSell } from '../../common/sales.ts';
import { defineStockTurn, type StockTurnFrame } from '../../common/stockTurn.ts';
import { debtOf, repay, repayment } from './debts.ts';
import { PURCHASES, SALES, shareCompanies, STARTS } from './trading.ts';
import { soldThisRound } from './slots.ts';
import { STEP } from '../steps.ts';
import { cite, refuse } from '../vocabulary.ts';

export const stockTurnFrame = (player: PlayerId): StockTurnFrame => STEP.stockTurn.frame({ player, sold: [] });

export const canSellSome = (state: State, player: PlayerId): boolean =>
  shareCompanies(state).some((company) => canSell(state, player, company, SALES));

export const canBuySome = (state: State, player: PlayerId): boolean =>
  shareCompanies(state).some((company) => canBuy(state, player, company, PURCHASES));

/** Companies whose director certificate is still with the bank. */
export const unstarted = (state: State): readonly CompanyId[] =>
  Object.values(state.companies)
    .filter(({ status, size }) => (status === 'available' || status === 'waiting') && size !== 'private')
    .map(({ id }) => id);

/** §VII.4-3, §VII.4-4: forced sales, as long as something can be sold. */
const mustSell = (state: State, player: PlayerId): boolean =>
  isOverCertificateLimit(state, player) && canSellSome(state, player);

export const endStockTurn = (move: Move, { player, acted }: StockTurnFrame): void =>
  endPlayerTurn(move, STEP.stockRound, player, acted === true);

export const stockTurnStep = defineStockTurn({
  step: STEP.stockTurn,
  round: STEP.stockRound,
  order: 'sellThenBuy',
  companies: shareCompanies,
  sales: SALES,
  purchases: PURCHASES,
  par: { ...STARTS, companies: unstarted },
  soldThisRound,
  mayNotPass: (state, { player }) => (mustSell(state, player) ? refuse('18CZ §VII.4-3', 'mustSell') : undefined),
  choices: {
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
  },
  canDoMore: (state, { player }) => repayment(state, player) > 0,
  rules: { onePurchase: cite('18CZ §VII.1-2'), order: cite('18CZ §VII.1-2') },
});
