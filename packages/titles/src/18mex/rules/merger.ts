/** §5.3: when the first 5-train is bought at most one eligible major merges into NdM. */
import {
  addToken,
  amend,
  askToDiscard,
  BANK,
  cashOf,
  certificatesOf,
  changeTrain,
  type CompanyId,
  companyOf,
  defineStep,
  discardTrain,
  dropFrom,
  dropReservation,
  emit,
  type Frame,
  frameOf,
  isPlayer,
  type Move,
  one,
  percentAt,
  type PlacedToken,
  playerAfter,
  type PlayerId,
  playersFrom,
  pop,
  presidentsCertificate,
  push,
  removeAllTokens,
  removeMarker,
  replaceToken,
  type State,
  tokensOf,
  trainsAt,
  trainsOverLimit,
  transfer,
  updateCompany,
} from '@roundhouse/engine';
import { homeOf } from '../../common/homeToken.ts';
import { settlePresidency } from '../../common/presidency.ts';
import { ELIGIBLE, MERGER_CERTIFICATE, NDM } from '../companies.ts';
import { ruling } from '../rulings.ts';
import { hasFloated } from './floating.ts';
import { limitRaised, replacementTokens } from './slots.ts';
import { askNewPresident } from './trading.ts';
import { saleProceeds } from './scoring.ts';
import { STEP } from '../steps.ts';
import { pay, special } from '../vocabulary.ts';

const ndmPresident = (state: State): PlayerId | null => companyOf(state, NDM).president;

/** §5.3(i): without a merger the limit rises and the certificate can be bought. */
const noMerger = (move: Move): void => {
  transfer(move, NDM, [MERGER_CERTIFICATE], 'ipo');
  replacementTokens.set(move, 0);
  limitRaised.set(move, true);
  special(move, 'noMerger');
};

/** §5.3(b): floated eligible majors of a player. */
const offeredBy = (state: State, player: PlayerId): readonly CompanyId[] =>
  ELIGIBLE.filter((id) => hasFloated(state, id) && companyOf(state, id).president === player);

export const startMerger = (move: Move, buyer: CompanyId): void => {
  const { state } = move;
  const president = companyOf(state, buyer).president;
  if (!hasFloated(state, NDM) || !president) {
    noMerger(move);
    return;
  }
  const asked = playersFrom(state, playerAfter(state, president)).filter((each) => each !== ndmPresident(state));
  push(move, STEP.mergerQuery.frame({ asked }));
};

export interface QueryFrame extends Frame {
  readonly asked: readonly PlayerId[];
}

const beginMerger = (move: Move, company: CompanyId): void => {
  pop(move);
  merge(move, company);
};

export const mergerQueryStep = defineStep<QueryFrame>({
  decider: (_state, { asked }) => asked[0] ?? null,
  open: false,
  choices: {
    merge: {
      options: (state, { asked: [by] }) =>
        by ? offeredBy(state, by).map((company) => one({ type: 'merge', by, company, with: NDM })) : [],
      apply: (move, _frame, { company }) => beginMerger(move, company),
    },
    pass: {
      options: (_state, { asked: [by] }) => (by ? [one({ type: 'pass', by })] : []),
      apply: (move, { asked }, { by }) => {
        emit(move, { type: 'passed', player: by });
        amend(move, STEP.mergerQuery, { asked: asked.slice(1) });
      },
    },
  },
  settle: (move, { asked }) => {
    const [next] = asked;
    if (next && offeredBy(move.state, next).length > 0) return false;
    if (next) amend(move, STEP.mergerQuery, { asked: asked.slice(1) });
    else {
      pop(move);
      compel(move);
    }
    return true;
  },
});

/** §5.3(c): unfloated eligible majors; those whose president's certificate was never sold come first. */
const compulsory = (state: State): readonly CompanyId[] => {
  const open = ELIGIBLE.filter((id) => {
    const { status, president } = companyOf(state, id);
    return (status === 'available' || status === 'started') && president !== ndmPresident(state);
  });
  const unsold = open.filter((id) => companyOf(state, id).status === 'available');
  return unsold.length > 0 ? unsold : open;
};

/** Majors about which somebody is asked now. */
export const mergerCandidates = (state: State): readonly CompanyId[] => {
  const query = frameOf(state, STEP.mergerQuery);
  if (!query) return compulsory(state);
  const [player] = query.asked;
  return player ? offeredBy(state, player) : [];
};

const compel = (move: Move): void => {
  const [only, ...others] = compulsory(move.state);
  if (!only) noMerger(move);
  else if (others.length === 0) merge(move, only);
  else push(move, STEP.mergerChoice.frame({}));
};

export const mergerChoiceStep = defineStep({
  decider: (state) => ndmPresident(state),
  open: false,
  choices: {
    merge: {
      options: (state) => {
        const by = ndmPresident(state);
        return by ? compulsory(state).map((company) => one({ type: 'merge', by, company, with: NDM })) : [];
      },
      apply: (move, _frame, { company }) => beginMerger(move, company),
    },
  },
});

/** §5.3(d): the owner of the president's certificate receives the NdM 10%; then the presidency of NdM is settled. */
const merge = (move: Move, company: CompanyId): void => {
  emit(move, { type: 'companiesMerged', survivor: NDM, absorbed: company });
  const presidents = presidentsCertificate(move.state, company);
  const owner = presidents && isPlayer(presidents.at) ? presidents.at : null;
  // It is given up now and leaves the game with the other shares, after a choice about the presidency of NdM.
  if (presidents) transfer(move, company, [presidents.id], 'reserved');
  updateCompany(move, company, { president: null });
  transfer(move, NDM, [MERGER_CERTIFICATE], owner ?? 'ipo');
  push(move, STEP.mergerRest.frame({ company, worth: owner !== null, stage: 'shares' }));
  settlePresidency(move, NDM, askNewPresident(move.state, NDM));
};

export interface RestFrame extends Frame {
  readonly company: CompanyId;
  readonly worth: boolean;
  readonly stage: 'shares' | 'tokens' | 'finish';
  /** Stations besides the home that may still be replaced. */
  readonly left?: number;
}

/** §5.3(e): half the market value, each player's total rounded up. */
const paySharesOut = (move: Move, company: CompanyId, worth: boolean): void => {
  for (const player of move.state.seats) {
    const percent = percentAt(move.state, player, company);
    if (percent > 0 && worth)
      pay(move, BANK, player, Math.ceil(saleProceeds(move.state, company, percent) / 2), 'merger');
  }
  transfer(
    move,
    company,
    certificatesOf(move.state, company).map((each) => each.id),
    'out',
  );
};

/** AMB-10: Mexico City counts as a hex with an NdM station before NdM has placed its own. */
const ndmIsIn = (state: State, hex: string): boolean =>
  hex === homeOf(state, NDM) || tokensOf(state.board, NDM).some((each) => each.hex === hex);

const useReplacement = (move: Move): void => replacementTokens.set(move, replacementTokens.get(move.state) - 1);

const takeOver = (move: Move, token: PlacedToken): void => {
  replaceToken(move, token, NDM);
  useReplacement(move);
  emit(move, { type: 'tokenPlaced', company: NDM, hex: token.hex, city: token.city, cost: 0 });
};

/** §5.3(f): the home station, or the circle kept for it. */
const replaceHome = (move: Move, company: CompanyId): void => {
  const home = homeOf(move.state, company);
  if (ndmIsIn(move.state, home)) return;
  const token = tokensOf(move.state.board, company).find((each) => each.hex === home);
  if (token) {
    takeOver(move, token);
    return;
  }
  dropReservation(move, company);
  addToken(move, NDM, home, 0);
  useReplacement(move);
  emit(move, { type: 'tokenPlaced', company: NDM, hex: home, city: 0, cost: 0 });
};

const replaceable = (state: State, company: CompanyId): readonly PlacedToken[] =>
  tokensOf(state.board, company).filter((each) => each.hex !== homeOf(state, company) && !ndmIsIn(state, each.hex));

/** §5.3(g): treasury and trains go over at once, whichever stations are chosen afterwards. */
const handOver = (move: Move, company: CompanyId): void => {
  pay(move, company, NDM, cashOf(move.state, company), 'merger');
  for (const { id } of trainsAt(move.state, company)) changeTrain(move, id, { at: NDM });
  removeMarker(move, company);
  updateCompany(move, company, { president: null });
};

/** §5.3(h) */
const finish = (move: Move, company: CompanyId): void => {
  removeAllTokens(move, company);
  dropReservation(move, company);
  const spare = replacementTokens.get(move.state);
  const { tokens } = companyOf(move.state, NDM);
  updateCompany(move, NDM, { tokens: [...tokens, ...Array.from({ length: spare }, () => 80)] });
  replacementTokens.set(move, 0);
  updateCompany(move, company, { status: 'closed', tokens: [] });
  // AMB-14: the turn of a major that is gone is over.
  if (frameOf(move.state, STEP.operatingTurn)?.company === company) dropFrom(move, STEP.operatingTurn);
  // §5.3(g): what is too much; by the ruling, to the letter, everything.
  if (ruling(move.state, 'mergerDiscards') === 'all' && trainsOverLimit(move.state, NDM) > 0)
    for (const { id } of trainsAt(move.state, NDM)) discardTrain(move, NDM, id, 'pool');
  else askToDiscard(move, [NDM]);
};

export const mergerRestStep = defineStep<RestFrame>({
  decider: (state) => ndmPresident(state),
  open: false,
  choices: {
    placeToken: {
      options: (state, { company }) => {
        const by = ndmPresident(state);
        return by ? replaceable(state, company).map(({ hex, city }) => one({ type: 'placeToken', by, hex, city })) : [];
      },
      apply: (move, { company, left = 0 }, { hex, city }) => {
        const token = replaceable(move.state, company).find((each) => each.hex === hex && each.city === city);
        if (!token) throw new Error(`no station of ${company} in ${hex}`);
        takeOver(move, token);
        amend(move, STEP.mergerRest, { left: left - 1 });
      },
    },
  },
  settle: (move, { company, worth, stage, left = 0 }) => {
    if (stage === 'shares') {
      paySharesOut(move, company, worth);
      replaceHome(move, company);
      handOver(move, company);
      const spare = replacementTokens.get(move.state);
      amend(move, STEP.mergerRest, {
        stage: 'tokens',
        left: ruling(move.state, 'mergerTokens') === 'one' ? Math.min(1, spare) : spare,
      });
      return true;
    }
    const stations = replaceable(move.state, company);
    const [first] = stations;
    if (!first || left === 0) {
      pop(move);
      finish(move, company);
      return true;
    }
    if (stations.length > left) return false;
    takeOver(move, first);
    amend(move, STEP.mergerRest, { left: left - 1 });
    return true;
  },
});
