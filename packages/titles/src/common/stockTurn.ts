/**
 * A player's turn in a stock round: any number of sales, at most one purchase (a certificate or the start of a company), or a
 * pass. `order` says how they follow each other; a player who can do nothing is not asked.
 *
 * Plain: give the companies that are traded, the rules of sales and purchases (`sales.ts`, `purchases.ts`), those of starting
 * (`parAndFloat.ts`), and where sales are remembered (`soldThisRound.ts`). Whatever else may be done in a turn is listed in
 * `choices`, which also replaces the plain choices of a title that trades otherwise.
 */
import {
  type ActionOf,
  amend,
  type Choices,
  type CompanyId,
  defineStep,
  endPlayerTurn,
  type Frame,
  frameOf,
  type Move,
  type PlayerRoundFrame,
  type TypedStep,
  one,
  type Option,
  type PlayerId,
  type Refusal,
  refuse,
  type RuleRef,
  type State,
  type StepOf,
} from '@roundhouse/engine';
import { type ParRules, parOptions, startCompany } from './parAndFloat.ts';
import { buy, canBuy, type PurchaseRules, purchasesOf, samePurchase } from './purchases.ts';
import { canSell, sameSale, type SaleRules, salesOf, sell } from './sales.ts';
import type { SoldThisRound } from './soldThisRound.ts';

export interface StockTurnFrame extends Frame {
  readonly player: PlayerId;
  /** Companies of which something was sold in this turn. */
  readonly sold?: readonly CompanyId[];
  /** The purchase of the turn has been made. */
  readonly bought?: boolean;
  /** Something was sold before the purchase, or at all while there is none. */
  readonly soldFirst?: boolean;
  /** The turn is no pass. */
  readonly acted?: boolean;
}

export interface StockTurnRules<F extends StockTurnFrame = StockTurnFrame> {
  /** The names of this step and of the round it belongs to. */
  readonly step: TypedStep<StockTurnFrame>;
  readonly round: TypedStep<PlayerRoundFrame>;
  /**
   * `sellThenBuy`: the purchase ends the turn. `buyFirstOrLast`: it comes before all sales or after all of them.
   */
  readonly order: 'sellThenBuy' | 'buyFirstOrLast';
  /** Companies whose shares are traded. */
  readonly companies: (state: State) => readonly CompanyId[];
  readonly sales: SaleRules;
  readonly purchases: PurchaseRules;
  readonly par?: ParRules;
  /** Where sales are noted; absent: `sales` sees to it. */
  readonly soldThisRound?: SoldThisRound;
  /** Why nothing may be bought now, beyond the one purchase (a player above a limit sells first). */
  readonly mayNotBuy?: (state: State, frame: F) => Refusal | undefined;
  /** Why the turn may not end. */
  readonly mayNotPass?: (state: State, frame: F) => Refusal | undefined;
  /** Further choices, and others in place of the plain ones. */
  readonly choices?: Choices<F>;
  /** Whether any of the further choices is open. */
  readonly canDoMore?: (state: State, frame: F) => boolean;
  /** The turn ends; its frame has not left yet. */
  readonly ending?: (move: Move, frame: F) => void;
  readonly rules: {
    /** One purchase a turn. */
    readonly onePurchase: RuleRef;
    /** The order of sales and purchase. */
    readonly order: RuleRef;
    /** Shares of a company are sold once a turn, as one block; absent: as often as one likes. */
    readonly oneBlock?: RuleRef;
  };
}

/** Why nothing may be sold now. */
export const closedToSell = (
  { order, rules }: StockTurnRules,
  { bought, soldFirst }: StockTurnFrame,
): Refusal | undefined =>
  order === 'buyFirstOrLast' && bought && soldFirst ? refuse(rules.order, 'sellBuySell') : undefined;

/** Why nothing may be bought now. */
export const closedToBuy = <F extends StockTurnFrame>(
  { rules, mayNotBuy }: StockTurnRules<F>,
  state: State,
  frame: F,
): Refusal | undefined => (frame.bought ? refuse(rules.onePurchase, 'onePurchase') : mayNotBuy?.(state, frame));

/** Every option refused for the same reason, unless it has one of its own. */
export const withRefusal = (options: readonly Option[], refusal: Refusal | undefined): readonly Option[] =>
  refusal ? options.map((each) => ({ ...each, refusal: each.refusal ?? refusal })) : options;

/** The turn remembers a sale; `idle`: it does not keep the round going. A sale after the purchase does not forbid others. */
export const noteSale = (
  move: Move,
  { step }: Pick<StockTurnRules, 'step'>,
  company?: CompanyId,
  idle = false,
): void => {
  const turn = frameOf(move.state, step);
  if (!turn) return;
  const sold = (turn.sold ?? []).filter((each) => each !== company);
  amend(move, step, {
    ...(idle ? {} : { acted: true }),
    ...(turn.bought ? {} : { soldFirst: true }),
    ...(company === undefined ? {} : { sold: [...sold, company] }),
  });
};

/** The turn remembers its purchase. */
export const notePurchase = (move: Move, { step }: Pick<StockTurnRules, 'step'>, idle = false): void =>
  amend(move, step, { ...(idle ? {} : { acted: true }), bought: true });

const endTurn = <F extends StockTurnFrame>(move: Move, frame: F, { round, ending }: StockTurnRules<F>): void => {
  ending?.(move, frame);
  endPlayerTurn(move, round, frame.player, frame.acted === true);
};

const isOpen = (option: Option): boolean => !option.refusal;

/** Why this company may no longer be sold in this turn. */
const whyNotAgain = <F extends StockTurnFrame>(
  { rules }: StockTurnRules<F>,
  { sold }: F,
  company: CompanyId,
): Refusal | undefined =>
  rules.oneBlock !== undefined && sold?.includes(company)
    ? refuse(rules.oneBlock, 'soldThisTurn', { company })
    : undefined;

/** Whether anything but a pass is possible. One answer is enough, so that what is likely and soon known is asked first. */
const canTrade = <F extends StockTurnFrame>(state: State, frame: F, rules: StockTurnRules<F>): boolean => {
  const { player } = frame;
  if (rules.order === 'sellThenBuy' && frame.bought) return false;
  const companies = rules.companies(state);
  if (!closedToSell(rules as unknown as StockTurnRules, frame))
    if (companies.some((each) => !whyNotAgain(rules, frame, each) && canSell(state, player, each, rules.sales)))
      return true;
  if (!closedToBuy(rules, state, frame)) {
    if (companies.some((company) => canBuy(state, player, company, rules.purchases))) return true;
    if (rules.par && parOptions(state, player, rules.par).some(isOpen)) return true;
  }
  return rules.canDoMore?.(state, frame) ?? false;
};

const plainChoices = <F extends StockTurnFrame>(rules: StockTurnRules<F>): Choices<F> => ({
  sellShares: {
    options: (state, frame, about?: ActionOf<'sellShares'>) =>
      withRefusal(
        salesOf(state, frame.player, rules.companies(state), rules.sales, about),
        closedToSell(rules as unknown as StockTurnRules, frame),
      ).map((each) =>
        each.kind === 'one' && each.action.type === 'sellShares' && !each.refusal
          ? { ...each, refusal: whyNotAgain(rules, frame, each.action.company) }
          : each,
      ),
    same: sameSale,
    apply: (move, { player }, { company, certificates, percent }) => {
      noteSale(move, rules, company);
      rules.soldThisRound?.note(move, player, company);
      sell(move, player, company, certificates, percent, rules.sales);
    },
  },
  buyShares: {
    options: (state, frame, about) =>
      withRefusal(
        purchasesOf(state, frame.player, rules.companies(state), rules.purchases, about),
        closedToBuy(rules, state, frame),
      ),
    same: samePurchase,
    apply: (move, { player }, { company, certificates }) => {
      const [id] = certificates;
      if (id === undefined) throw new Error('nothing is bought');
      notePurchase(move, rules);
      buy(move, player, company, id, rules.purchases);
    },
  },
  ...(rules.par ? { par: parChoice(rules, rules.par) } : {}),
});

const parChoice = <F extends StockTurnFrame>(
  rules: StockTurnRules<F>,
  par: ParRules,
): NonNullable<Choices<F>['par']> => ({
  options: (state, frame, about) =>
    parOptions(state, frame.player, par, closedToBuy(rules, state, frame), about?.company),
  apply: (move, { player }, { company, cell }) => {
    notePurchase(move, rules);
    startCompany(move, player, company, cell, par);
  },
});

export const defineStockTurn = <F extends StockTurnFrame = StockTurnFrame>(rules: StockTurnRules<F>): StepOf<F> =>
  defineStep<F>({
    decider: (_state, { player }) => player,
    choices: {
      ...plainChoices(rules),
      ...rules.choices,
      pass: {
        options: (state, frame) => [one({ type: 'pass', by: frame.player }, rules.mayNotPass?.(state, frame))],
        apply: (move, frame) => endTurn(move, frame, rules),
      },
    },
    settle: (move, frame) => {
      if (canTrade(move.state, frame, rules)) return false;
      endTurn(move, frame, rules);
      return true;
    },
  });
