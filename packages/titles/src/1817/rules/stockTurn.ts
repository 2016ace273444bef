/** §sr, §cert, §corp: one player's turn in a stock round: for themselves, for one company, or nothing. */
import {
  type ActionOf,
  amend,
  type CompanyId,
  companyOf,
  defineStep,
  endPlayerTurn,
  firstRefusal,
  flatMap,
  type Frame,
  type Move,
  one,
  type Option,
  type PlayerId,
  type Refusal,
  type State,
  titleOf,
} from '@roundhouse/engine';
import { ruling } from '../rulings.ts';
import { option } from '../settings.ts';
import { certificatesHeld, sharesAt, shortsOut, sizeOf } from './certificates.ts';
import { mayTakeLoan, takeLoan, whyNoLoan } from './loans.ts';
import { askForStations, canBuyStations, stationsByThemselves } from './stations.ts';
import { openStart, startOptions } from './startCompany.ts';
import {
  buy,
  redeem,
  redeemOptions,
  saleOptions,
  samePurchase,
  sameSale,
  sell,
  sellShort,
  sharesForSale,
  whyOverLimits,
  whyTooDear,
} from './trading.ts';
import { isStarted, isWhite, zoneOf } from './zones.ts';
import { STEP } from '../steps.ts';
import { phaseHas, refuse, type RuleId } from '../vocabulary.ts';
import { startedNow, soldNow } from './slots.ts';

export interface StockTurnFrame extends Frame {
  readonly player: PlayerId;
  /** The player has acted for themselves. */
  readonly acted: boolean;
  readonly shorted: boolean;
  /** The company that the player acts for. */
  readonly acting: CompanyId | null;
  /** It has bought back shares: no more loans (corp.2). */
  readonly redeemed: boolean;
  readonly over: boolean;
  /** Who won the start auction of this turn. */
  readonly winner?: PlayerId;
}

export const stockTurnFrame = (player: PlayerId): StockTurnFrame =>
  STEP.stockTurn.frame({ player, acted: false, shorted: false, acting: null, redeemed: false, over: false });

const started = (state: State): readonly CompanyId[] =>
  Object.keys(state.companies).filter((id) => isStarted(state, id));

/** mkt.8: gray and red companies are not traded. */
const whyNotTraded = (state: State, company: CompanyId, rule: RuleId): Refusal | undefined =>
  isWhite(state, company) ? undefined : refuse(rule, 'notWhite', { company, zone: zoneOf(state, company) });

const whyTooNew = (state: State, company: CompanyId): Refusal | undefined =>
  startedNow.get(state).includes(company) ? refuse('1817 §ipo.12', 'startedNow', { company }) : undefined;

/** sr.2: who acts for a company does nothing for themselves. */
const whyActing = ({ acting }: StockTurnFrame): Refusal | undefined =>
  acting ? refuse('1817 §sr.2', 'actingFor', { company: acting }) : undefined;

const whyNotSell = (state: State, frame: StockTurnFrame, company: CompanyId): Refusal | undefined =>
  firstRefusal(
    () => whyActing(frame),
    () =>
      frame.shorted && !ruling(state, 'looseSellShortOrder') ? refuse('1817 §sr.3', 'sellBeforeShort') : undefined,
    () => whyNotTraded(state, company, '1817 §sell.2'),
    () => whyTooNew(state, company),
  );

const salesOf = (state: State, frame: StockTurnFrame, only?: CompanyId): readonly Option[] =>
  flatMap(
    started(state).filter((company) => only === undefined || only === company),
    (company) => saleOptions(state, frame.player, company, whyNotSell(state, frame, company)),
  );

/** cert.2: anyone who is above the limit sells first, as far as that is possible. */
export const mustSell = (state: State, frame: StockTurnFrame): boolean =>
  certificatesHeld(state, frame.player) > titleOf(state).certificateLimit(state) &&
  salesOf(state, frame).some((option) => !option.refusal);

const whySellFirst = (state: State, frame: StockTurnFrame): Refusal | undefined =>
  mustSell(state, frame)
    ? refuse('1817 §cert.2', 'sellFirst', { limit: titleOf(state).certificateLimit(state) })
    : undefined;

/** short.3: five; of a large company ten with that option. */
export const mostShorts = (state: State, company: CompanyId): number =>
  option(state, 'tenShorts') ? sizeOf(state, company) : 5;

const whyNotShort = (state: State, frame: StockTurnFrame, company: CompanyId): Refusal | undefined => {
  const { player, shorted } = frame;
  return firstRefusal(
    () => whyActing(frame),
    () => (shorted ? refuse('1817 §short.5', 'oneShort') : undefined),
    () => (ruling(state, 'looseSellShortOrder') ? undefined : whySellFirst(state, frame)),
    () => (phaseHas(state, 'noNewShorts') ? refuse('1817 §short.4', 'noNewShorts') : undefined),
    () => (sizeOf(state, company) === 2 ? refuse('1817 §short.1', 'smallCompany', { company }) : undefined),
    () => whyNotTraded(state, company, '1817 §short.1'),
    () => whyTooNew(state, company),
    () => (sharesAt(state, player, company) > 0 ? refuse('1817 §short.2', 'holdsShares', { company }) : undefined),
    () => {
      const limit = mostShorts(state, company);
      return shortsOut(state, company) >= limit ? refuse('1817 §short.3', 'shortLimit', { company, limit }) : undefined;
    },
  );
};

const whyNotBuy = (state: State, frame: StockTurnFrame, company: CompanyId): Refusal | undefined =>
  firstRefusal(
    () => whyActing(frame),
    () => whySellFirst(state, frame),
    () => whyNotTraded(state, company, '1817 §buy.2'),
    () => (soldNow.has(state, frame.player, company) ? refuse('1817 §buy.3', 'soldThisRound', { company }) : undefined),
    () => whyTooDear(state, frame.player, company),
    () => whyOverLimits(state, frame.player, company),
  );

/** corp.1, corp.5: instead of acting for themselves, for one company, white when the turn begins. */
const whyNotActFor = (state: State, frame: StockTurnFrame, company: CompanyId): Refusal | undefined =>
  firstRefusal(
    () => (frame.acted ? refuse('1817 §sr.2', 'actedForHimself') : undefined),
    () => whySellFirst(state, frame),
    () =>
      frame.acting && frame.acting !== company
        ? refuse('1817 §corp.1', 'actingFor', { company: frame.acting })
        : undefined,
  );

const whyNotBorrow = (state: State, frame: StockTurnFrame, company: CompanyId): Refusal | undefined =>
  firstRefusal(
    () => whyNotActFor(state, frame, company),
    () =>
      frame.acting === company || ruling(state, 'grayCompanyLoans')
        ? undefined
        : whyNotTraded(state, company, '1817 §corp.1'),
    () => (frame.redeemed ? refuse('1817 §corp.2', 'loansFirst') : undefined),
    () => whyNoLoan(state, company),
  );

const whyNotRedeem = (state: State, frame: StockTurnFrame, company: CompanyId): Refusal | undefined =>
  firstRefusal(
    () => whyNotActFor(state, frame, company),
    // corp.4: loans that bring it into gray rule this out.
    () => whyNotTraded(state, company, '1817 §corp.4'),
  );

const presided = (state: State, player: PlayerId): readonly CompanyId[] =>
  started(state).filter((company) => companyOf(state, company).president === player);

const lackingStations = (state: State, player: PlayerId): readonly CompanyId[] =>
  presided(state, player).filter((company) => canBuyStations(state, company));

const purchasesOf = (state: State, frame: StockTurnFrame, only?: CompanyId): readonly Option[] =>
  flatMap(
    started(state).filter((company) => only === undefined || only === company),
    (company) => {
      const lots = sharesForSale(state, company);
      if (lots.length === 0) return [];
      const refusal = whyNotBuy(state, frame, company);
      return lots.map(({ id }) => one({ type: 'buyShares', by: frame.player, company, certificates: [id] }, refusal));
    },
  );

const redemptionsOf = (state: State, frame: StockTurnFrame, only?: CompanyId): readonly Option[] =>
  flatMap(
    presided(state, frame.player).filter((company) => only === undefined || only === company),
    (company) => redeemOptions(state, frame.player, company, whyNotRedeem(state, frame, company)),
  );

const canGoOn = (state: State, frame: StockTurnFrame, company: CompanyId): boolean =>
  (!frame.redeemed && mayTakeLoan(state, company)) ||
  canBuyStations(state, company) ||
  redemptionsOf(state, frame, company).some((each) => !each.refusal);

const shortOptions = (state: State, frame: StockTurnFrame, only?: CompanyId): readonly Option[] =>
  started(state)
    .filter((company) => only === undefined || only === company)
    .map((company) => one({ type: 'short', by: frame.player, company }, whyNotShort(state, frame, company)));

const startsOf = (state: State, frame: StockTurnFrame, only?: ActionOf<'bid'>): readonly Option[] => {
  const refusal = whyActing(frame) ?? whySellFirst(state, frame);
  const found = startOptions(state, frame.player, only);
  return refusal ? found.slice(0, 1).map((option) => ({ ...option, refusal })) : found;
};

/** A turn that ends after a purchase, a start, or `pass`. srend.1: the initiator of a start has acted, no matter who won. */
const end = (move: Move, { player, acted, acting, winner }: StockTurnFrame): void => {
  const did = acted || acting !== null;
  endPlayerTurn(move, STEP.stockRound, player, did);
  if (did) amend(move, STEP.stockRound, { lastWinner: winner ?? player });
};

export const stockTurnStep = defineStep<StockTurnFrame>({
  decider: (_state, { player }) => player,
  choices: {
    sellShares: {
      options: (state, frame, about) => salesOf(state, frame, about?.company),
      same: sameSale,
      apply: (move, frame, action) => {
        amend(move, STEP.stockTurn, { acted: true });
        soldNow.note(move, frame.player, action.company);
        sell(move, action);
      },
    },
    short: {
      options: (state, frame, about) => shortOptions(state, frame, about?.company),
      apply: (move, { player }, { company }) => {
        amend(move, STEP.stockTurn, { acted: true, shorted: true });
        // short.8: it counts as having sold.
        soldNow.note(move, player, company);
        sellShort(move, player, company);
      },
    },
    buyShares: {
      options: (state, frame, about) => [
        ...(about?.for === undefined ? purchasesOf(state, frame, about?.company) : []),
        ...(about && about.for === undefined ? [] : redemptionsOf(state, frame, about?.company)),
      ],
      same: samePurchase,
      apply: (move, frame, action) => {
        if (action.for !== undefined) {
          amend(move, STEP.stockTurn, { acting: action.company, redeemed: true });
          redeem(move, action);
          return;
        }
        amend(move, STEP.stockTurn, { acted: true, over: true });
        buy(move, action);
        stationsByThemselves(move, action.company);
      },
    },
    bid: {
      options: startsOf,
      apply: (move, frame, { item, price }) => {
        // ipo.11: the initiator has acted; the turn passes to their left.
        amend(move, STEP.stockTurn, { acted: true, over: true });
        openStart(move, item, frame.player, price);
      },
    },
    // ipo.10: no action of the turn.
    choose: {
      options: (state, { player }) =>
        lackingStations(state, player).length > 0 ? [one({ type: 'choose', by: player, choice: 'buyStations' })] : [],
      apply: (move, { player }) => {
        for (const company of lackingStations(move.state, player)) askForStations(move, company);
      },
    },
    takeLoan: {
      options: (state, frame, about) =>
        presided(state, frame.player)
          .filter((company) => !about || about.company === company)
          .map((company) =>
            one({ type: 'takeLoan', by: frame.player, count: 1, company }, whyNotBorrow(state, frame, company)),
          ),
      apply: (move, _frame, { company }) => {
        if (company === undefined) return;
        amend(move, STEP.stockTurn, { acting: company });
        takeLoan(move, company);
        stationsByThemselves(move, company);
      },
    },
    pass: {
      options: (state, frame) => [one({ type: 'pass', by: frame.player }, whySellFirst(state, frame))],
      apply: end,
    },
  },
  settle: (move, frame) => {
    if (!frame.over && (frame.acting === null || canGoOn(move.state, frame, frame.acting))) return false;
    end(move, frame);
    return true;
  },
});
