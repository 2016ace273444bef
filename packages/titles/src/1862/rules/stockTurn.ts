/** 1862 §6.2: in their turn a player sells, then buys one share or founds a company. */
import {
  amend,
  type CompanyId,
  defineStep,
  endPlayerTurn,
  type Frame,
  one,
  type Option,
  type PlayerId,
  type Refusal,
  type State,
  titleOf,
} from '@roundhouse/engine';
import { isOverCertificateLimit } from '../../common/limits.ts';
import { samePurchase } from '../../common/purchases.ts';
import { buy, foundInStockRound, foundingOptions, purchaseOptions } from './buying.ts';
import { closing, reason } from './closing.ts';
import { lnerFormed } from './slots.ts';
import { saleOptions, sameSale, sell } from './selling.ts';
import { STEP } from '../steps.ts';
import { refuse } from '../vocabulary.ts';

export interface StockTurnFrame extends Frame {
  readonly player: PlayerId;
  /** Companies of which shares were sold in this turn. */
  readonly sold: readonly CompanyId[];
}

/** §6.5.2 (b), (c): above the limit they must sell first; not after the LNER has formed. */
const mustSellFirst = (state: State, player: PlayerId): Refusal | undefined => {
  if (lnerFormed(state) || !isOverCertificateLimit(state, player)) return undefined;
  return refuse('1862 §6.5.2 (b)', 'sellFirst', { limit: titleOf(state).certificateLimit(state) });
};

const closed = (options: readonly Option[], refusal: Refusal | undefined): readonly Option[] =>
  refusal ? options.map((each) => ({ ...each, refusal })) : options;

const sales = (state: State, { player, sold }: StockTurnFrame, about?: Parameters<typeof saleOptions>[3]) =>
  saleOptions(state, player, { done: sold }, about);

/** They may stop above the limit only when nothing can be sold. */
const whyNotPass = (state: State, frame: StockTurnFrame): Refusal | undefined => {
  const refusal = mustSellFirst(state, frame.player);
  return refusal && sales(state, frame).some((each) => !each.refusal) ? refusal : undefined;
};

const step = defineStep<StockTurnFrame>({
  decider: (_state, { player }) => player,
  choices: {
    sellShares: {
      options: sales,
      same: sameSale,
      apply: (move, { player, sold }, action) => {
        amend(move, STEP.stockTurn, { sold: [...sold, action.company] });
        sell(move, player, action);
      },
    },
    buyShares: {
      options: (state, { player }, about) =>
        closed(purchaseOptions(state, player, about), mustSellFirst(state, player)),
      same: samePurchase,
      apply: (move, { player }, action) => {
        // What the purchase brings (markers to choose) comes on top of the round.
        endPlayerTurn(move, STEP.stockRound, player, true);
        buy(move, player, action);
      },
    },
    par: {
      options: (state, { player }, about) =>
        closed(foundingOptions(state, player, about), mustSellFirst(state, player)),
      apply: (move, { player }, action) => {
        endPlayerTurn(move, STEP.stockRound, player, true);
        foundInStockRound(move, player, action);
      },
    },
    pass: {
      options: (state, frame) => [one({ type: 'pass', by: frame.player }, whyNotPass(state, frame))],
      // §6.2 (b): selling only is not a pass.
      apply: (move, { player, sold }) => endPlayerTurn(move, STEP.stockRound, player, sold.length > 0),
    },
  },
});

export const stockTurnStep = closing<StockTurnFrame>(step, (_state, _frame, by) => reason('nothing', { who: by }));
