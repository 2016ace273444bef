/** 1862 §4.1, §4.2: Parliament rounds. Charters are auctioned; the winner sets par and may buy two more shares. */
import {
  amend,
  defineAuction,
  BANK,
  cashOf,
  certificatesCounted,
  type CompanyId,
  companyOf,
  defineStep,
  emit,
  endPlayerTurn,
  type Frame,
  frameOf,
  type Move,
  one,
  type Option,
  type PlayerId,
  type PlayerRoundFrame,
  pop,
  push,
  type Refusal,
  type State,
  logPassed,
  titleOf,
} from '@roundhouse/engine';
import { PARS } from '../market.ts';
import { closing, reason } from './closing.ts';
import { floatIfDue, foundChartered, parCell, unfounded, whyNotFounded } from './founding.ts';
import { obligations } from './slots.ts';
import { hand, ordinaryAt, SHARE } from './certificates.ts';
import { STEP } from '../steps.ts';
import { cite, pay, refuse, special } from '../vocabulary.ts';

export interface ParliamentFrame extends PlayerRoundFrame {
  /** §4.1 (d): who won a charter in this round. */
  readonly won: readonly PlayerId[];
}

export interface ParliamentTurnFrame extends Frame {
  readonly player: PlayerId;
}

const BID_STEP = 5;
/** §4.1 (b): three times the lowest par must be left. */
const LEAST_LEFT = 3 * PARS[0];

const atLimit = (state: State, player: PlayerId): boolean =>
  certificatesCounted(state, player) >= titleOf(state).certificateLimit(state);

/** §4.1 (b), (c): the highest bid a player can make; negative: they must pass. */
export const highestBid = (state: State, player: PlayerId): number => {
  const left = cashOf(state, player) - LEAST_LEFT;
  return left < 0 || atLimit(state, player) ? -BID_STEP : left - (left % BID_STEP);
};

const whyNoBid = (state: State, player: PlayerId): Refusal | undefined => {
  if (atLimit(state, player))
    return refuse('1862 §4.1 (c)', 'certificateLimit', { limit: titleOf(state).certificateLimit(state) });
  if (highestBid(state, player) < 0)
    return refuse('1862 §4.1 (b)', 'notEnoughCash', { cost: LEAST_LEFT, cash: cashOf(state, player) });
  return undefined;
};

const openings = (state: State, player: PlayerId): readonly Option[] => {
  const never = whyNoBid(state, player);
  const max = highestBid(state, player);
  return unfounded(state).map((company): Option => {
    const action = { type: 'bid', by: player, item: company, price: 0 } as const;
    const refusal = never ?? whyNotFounded(state, company);
    return refusal
      ? one(action, refusal)
      : {
          kind: 'price',
          action,
          min: 0,
          max,
          step: BID_STEP,
          purse: { cash: cashOf(state, player) - LEAST_LEFT, rule: cite('1862 §4.1 (b)') },
        };
  });
};

const hasWon = (state: State, player: PlayerId): boolean =>
  frameOf(state, STEP.parliament)?.won.includes(player) ?? false;

/** §4.1: start an auction or pass. */
const startOrPass = defineStep<ParliamentTurnFrame>({
  decider: (_state, { player }) => player,
  choices: {
    bid: {
      options: (state, { player }, about) =>
        openings(state, player).filter(
          (each) =>
            !about ||
            (each.kind !== 'lay' && each.kind !== 'run' && 'item' in each.action && each.action.item === about.item),
        ),
      apply: (move, { player }, { item, price }) => {
        emit(move, { type: 'bid', player, item, price });
        const { seats } = move.state;
        const next = seats[(seats.indexOf(player) + 1) % seats.length] ?? player;
        const frame = STEP.auction.frame({
          item,
          bidders: seats,
          leader: player,
          price,
          turn: next,
          passes: 0,
        });
        push(move, frame);
      },
    },
    pass: {
      options: (_state, { player }) => [one({ type: 'pass', by: player })],
      apply: (move, { player }) => endPlayerTurn(move, STEP.parliament, player, false),
    },
  },
  settle: (move, { player }) => {
    // §4.1 (d): who has won a charter cannot start another auction.
    if (!hasWon(move.state, player)) return false;
    special(move, 'closed.hasCharter', { player });
    endPlayerTurn(move, STEP.parliament, player, false);
    return true;
  },
});

/** Why nobody can be asked to start an auction. */
export const parliamentTurnStep = closing<ParliamentTurnFrame>(startOrPass, (state, { player }) => {
  if (atLimit(state, player)) return reason('noBidRoom', { player, limit: titleOf(state).certificateLimit(state) });
  const cash = cashOf(state, player);
  return cash < LEAST_LEFT ? reason('noBidMoney', { player, cost: LEAST_LEFT, cash }) : reason('noCompany', { player });
});

/** §4.1, steps 3 and 4: raise or be out. */
export const auctionStep = defineAuction({
  rule: cite('1862 §4.1 (a)'),
  min: (_state, { price }) => price + BID_STEP,
  max: (state, _frame, player) => highestBid(state, player),
  step: BID_STEP,
  passFinal: () => true,
  skipUnable: true,
  won: (move, { item }, winner, price) => {
    pay(move, winner, BANK, price, 'charter');
    special(move, 'charterWon', { player: winner, company: item, price });
    obligations.set(move, { ...obligations.get(move.state), [item]: winner });
    push(move, STEP.charter.frame({ player: winner, company: item, extra: 0 }));
  },
});

export interface CharterFrame extends Frame {
  readonly player: PlayerId;
  readonly company: CompanyId;
  /** Further shares bought. */
  readonly extra: number;
}

export const MOST_EXTRA = 2;

const parOptions = (state: State, { player, company }: CharterFrame): readonly Option[] => {
  if (companyOf(state, company).par !== null) return [];
  const cash = cashOf(state, player);
  return PARS.map((par) =>
    one(
      { type: 'par', by: player, company, cell: parCell(state, par) },
      3 * par > cash ? refuse('1862 §4.2', 'notEnoughCash', { cost: 3 * par, cash }) : undefined,
    ),
  );
};

const extraOptions = (state: State, { player, company }: CharterFrame): readonly Option[] => {
  const { par } = companyOf(state, company);
  const [next] = ordinaryAt(state, 'ipo', company);
  if (par === null || !next) return [];
  const limit = titleOf(state).certificateLimit(state);
  const refusal = atLimit(state, player) ? refuse('1862 §6.5.2 (a)', 'certificateLimit', { limit }) : undefined;
  return [one({ type: 'buyShares', by: player, company, certificates: [next.id] }, refusal)];
};

/** §4.2: the winner chooses par and may buy one or two shares more; then the turn goes to their left. */
const parAndShares = defineStep<CharterFrame>({
  decider: (_state, { player }) => player,
  open: false,
  choices: {
    par: {
      options: parOptions,
      apply: (move, { company, player }, { cell }) => {
        const par = PARS.find((each) => parCell(move.state, each) === cell);
        if (par === undefined) throw new Error(`no par in ${cell}`);
        foundChartered(move, company, player, par);
      },
    },
    buyShares: {
      options: extraOptions,
      same: (_state, offered, action) =>
        offered.by === action.by && offered.company === action.company && action.certificates.length === 1,
      apply: (move, { company, player, extra }) => {
        const { par } = companyOf(move.state, company);
        const [bought] = ordinaryAt(move.state, 'ipo', company);
        if (!bought || par === null) throw new Error(`no share of ${company} is left`);
        pay(move, player, BANK, par, 'shares');
        hand(move, company, [bought], player);
        emit(move, {
          type: 'sharesBought',
          who: player,
          company,
          certificates: [bought.id],
          percent: SHARE,
          from: 'ipo',
          price: par,
        });
        amend(move, STEP.charter, { extra: extra + 1 });
        floatIfDue(move, company);
      },
    },
    pass: {
      options: (state, { player, company }) => [
        one(
          { type: 'pass', by: player },
          companyOf(state, company).par === null ? refuse('1862 §4.2', 'mustAct') : undefined,
        ),
      ],
      apply: (move, frame, { by }) => {
        leaveCharter(move, frame);
        logPassed(move, by, { company: frame.company, step: 'charter' });
      },
    },
  },
  settle: (move, frame) => {
    const { par } = companyOf(move.state, frame.company);
    if (par === null) return false;
    if (frame.extra < MOST_EXTRA && cashOf(move.state, frame.player) >= par) return false;
    leaveCharter(move, frame);
    return true;
  },
});

export const charterStep = closing<CharterFrame>(parAndShares, (_state, { player }) =>
  reason('nothing', { who: player }),
);

/** §4.1, step 5: the next turn belongs to the player to the left of the winner. */
const leaveCharter = (move: Move, { player }: CharterFrame): void => {
  pop(move);
  const round = frameOf(move.state, STEP.parliament);
  amend(move, STEP.parliament, { won: [...(round?.won ?? []), player] });
  endPlayerTurn(move, STEP.parliament, player, true);
};
