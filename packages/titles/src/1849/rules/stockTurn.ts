/** 1849 §9: a player's turn in a stock round: first sell, then buy one certificate or found a corporation. */
import {
  amend,
  BANK,
  cashOf,
  certificate,
  type Certificate,
  certificatesAt,
  type CompanyId,
  defineStep,
  emit,
  endPlayerTurn,
  type Frame,
  type Move,
  one,
  type Option,
  type PlayerId,
  type Refusal,
  type State,
  titleOf,
  transfer,
} from '@roundhouse/engine';
import { isOverCertificateLimit } from '../../common/limits.ts';
import { canBuy, overLimits, type PurchaseRules, purchasesOf, samePurchase } from '../../common/purchases.ts';
import { sameSale } from '../../common/sales.ts';
import { found, startingValues } from './founding.ts';
import { settleHome } from './home.ts';
import { followShares, ordinariesAt } from './presidency.ts';
import { foundingQueue, nextToFound } from './queue.ts';
import { rememberOrder } from './prices.ts';
import { phaseNumber } from '../trains.ts';
import { canSell, saleOptions, sell } from './selling.ts';
import { foundedCorporations, soldThisRound } from './slots.ts';
import { OWNERSHIP_LIMIT } from './limits.ts';
import { STEP } from '../steps.ts';
import { cite, pay, refuse } from '../vocabulary.ts';
import { marketValue } from '../../common/values.ts';

/** §9.4-c: ordinary certificates that may be bought with the president's one. */
export const EXTRA_CERTIFICATES = 2;

export interface StockTurnFrame extends Frame {
  readonly player: PlayerId;
  readonly begun: boolean;
  /** Sold, bought or founded: the turn is no pass. */
  readonly acted: boolean;
  /** §9-b: what ends the turn has been done. */
  readonly bought: boolean;
  /** Founded in this turn; further certificates may be bought. */
  readonly founded: CompanyId | null;
  readonly extras: number;
}

export const stockTurnFrame = (player: PlayerId): StockTurnFrame =>
  STEP.stockTurn.frame({
    player,
    begun: false,
    acted: false,
    bought: false,
    founded: null,
    extras: 0,
  });

/** §9.3-c: the last certificate only where no ordinary one is in the same place. */
const underOrdinaries = (state: State, company: CompanyId, bought: Certificate): Refusal | undefined =>
  bought.kind === 'last' && ordinariesAt(state, bought.at, company).length > 0
    ? refuse('1849 §9.3-c', 'lastAfterOrdinaries', { company })
    : undefined;

export const purchases: PurchaseRules = {
  places: (_state, company) => [company, 'pool'],
  price: (state, company, { percent }) => marketValue(state, company, percent),
  seller: (_state, company, { at }) => (at === 'pool' ? BANK : company),
  mayNotBuy: (state, buyer, company, bought) =>
    soldThisRound.has(state, buyer, company)
      ? refuse('1849 §9.2-e', 'soldThisRound', { company })
      : underOrdinaries(state, company, bought),
  ownershipLimit: () => OWNERSHIP_LIMIT,
  rules: { cash: cite('1849 §9.3-a'), certificateLimit: cite('1849 §9.1-b'), ownershipLimit: cite('1849 §9.3-b') },
};

const extraOptions = (state: State, player: PlayerId, company: CompanyId): readonly Option[] =>
  purchasesOf(state, player, [company], purchases).filter(
    (option) =>
      option.kind === 'one' &&
      option.action.type === 'buyShares' &&
      option.action.certificates.every((id) => {
        const each = certificate(state, company, id);
        return each?.at === company && each.kind === 'ordinary';
      }),
  );

const buyOptions = (state: State, frame: StockTurnFrame, company?: CompanyId): readonly Option[] => {
  const { player, founded, extras, bought } = frame;
  if (founded !== null) return extras < EXTRA_CERTIFICATES ? extraOptions(state, player, founded) : [];
  if (bought) return [];
  const companies = foundedCorporations(state).filter((id) => company === undefined || id === company);
  return purchasesOf(state, player, companies, purchases);
};

/** §9.1-c: above the limit nothing but selling. */
const mustSell = (state: State, { player, bought }: StockTurnFrame): boolean =>
  !bought && isOverCertificateLimit(state, player) && canSell(state, player);

const unlessSelling = (state: State, frame: StockTurnFrame, options: readonly Option[]): readonly Option[] => {
  if (!mustSell(state, frame)) return options;
  const limit = titleOf(state).certificateLimit(state);
  return options.map((option) => ({ ...option, refusal: refuse('1849 §9.1-c', 'sellFirst', { limit }) }));
};

const foundOptions = (state: State, frame: StockTurnFrame, about?: CompanyId): readonly Option[] => {
  const { player, bought } = frame;
  if (bought) return [];
  const next = nextToFound(state);
  const asked = about ?? next;
  if (asked === undefined || !foundingQueue(state).includes(asked)) return [];
  const president = certificatesAt(state, asked, asked).find((each) => each.kind === 'president');
  return startingValues(state).map(({ cell, value, from, allowed }) => {
    const cash = cashOf(state, player);
    const notNext =
      asked !== next
        ? refuse('1849 §9.4-a', next === undefined ? 'noneToFound' : 'notFirstInQueue', { company: next ?? asked })
        : undefined;
    const refusal =
      notNext ??
      (allowed ? undefined : refuse('1849 §9.4-b', 'startingValueLater', { value, phase: phaseNumber(from) })) ??
      (cash < 2 * value ? refuse('1849 §9.4-c', 'notEnoughCash', { cost: 2 * value, cash }) : undefined) ??
      (president ? overLimits(state, player, asked, president, purchases) : undefined);
    return one({ type: 'par', by: player, company: asked, cell }, refusal);
  });
};

const sellOptions: NonNullable<Parameters<typeof defineStep<StockTurnFrame>>[0]['choices']['sellShares']>['options'] = (
  state,
  { player, bought },
  about,
) => {
  const options = saleOptions(state, player, about);
  if (!bought) return options;
  return about ? options.map((option) => ({ ...option, refusal: refuse('1849 §9-b', 'sellBeforeBuying') })) : [];
};

const isOpen = (options: readonly Option[]): boolean => options.some((option) => !option.refusal);

/** Whether any of the `buyOptions` is open. */
const canBuySome = (state: State, frame: StockTurnFrame): boolean => {
  const { player, founded, bought } = frame;
  if (founded !== null || bought) return isOpen(buyOptions(state, frame));
  return foundedCorporations(state).some((company) => canBuy(state, player, company, purchases));
};

/** Whether the player can do anything but end the turn. */
const canAct = (state: State, frame: StockTurnFrame): boolean =>
  canBuySome(state, frame) || (!frame.bought && (isOpen(foundOptions(state, frame)) || canSell(state, frame.player)));

const buy = (move: Move, { player }: StockTurnFrame, company: CompanyId, id: string): void => {
  const bought = certificate(move.state, company, id);
  if (!bought) throw new Error(`no certificate ${id}`);
  const price = purchases.price(move.state, company, bought);
  pay(move, player, purchases.seller(move.state, company, bought), price, 'shares');
  transfer(move, company, [id], player);
  const { percent, at } = bought;
  emit(move, { type: 'sharesBought', who: player, company, certificates: [id], percent, from: at, price });
  followShares(move, company);
};

export const stockTurnStep = defineStep<StockTurnFrame>({
  decider: (_state, { player }) => player,
  choices: {
    sellShares: {
      options: sellOptions,
      same: sameSale,
      apply: (move, { player }, action) => {
        amend(move, STEP.stockTurn, { acted: true });
        soldThisRound.note(move, player, action.company);
        sell(move, action);
      },
    },
    buyShares: {
      options: (state, frame, about) => unlessSelling(state, frame, buyOptions(state, frame, about?.company)),
      same: samePurchase,
      apply: (move, frame, { company, certificates }) => {
        const [id] = certificates;
        if (id === undefined) throw new Error('nothing is bought');
        amend(move, STEP.stockTurn, {
          acted: true,
          bought: true,
          extras: frame.founded === null ? 0 : frame.extras + 1,
        });
        buy(move, frame, company, id);
      },
    },
    par: {
      options: (state, frame, about) => unlessSelling(state, frame, foundOptions(state, frame, about?.company)),
      apply: (move, { player }, { company, cell }) => {
        amend(move, STEP.stockTurn, { acted: true, bought: true, founded: company });
        found(move, company, player, cell, player);
        settleHome(move, company);
      },
    },
    pass: {
      options: (state, frame) => unlessSelling(state, frame, [one({ type: 'pass', by: frame.player })]),
      apply: (move, { player, acted }) => endPlayerTurn(move, STEP.stockRound, player, acted),
    },
  },
  settle: (move, frame) => {
    const { player, begun, acted } = frame;
    if (!begun) {
      amend(move, STEP.stockTurn, { begun: true });
      rememberOrder(move);
      return true;
    }
    if (!move.state.out.includes(player) && canAct(move.state, frame)) return false;
    endPlayerTurn(move, STEP.stockRound, player, acted);
    return true;
  },
});
