/**
 * The presidency follows the shares: anyone who holds strictly more takes the president's certificate and gives others of
 * the same percentage for it. Who can give in several ways is asked.
 */
import {
  type Certificate,
  certificatesAt,
  companyOf,
  type CompanyId,
  defineStep,
  type Frame,
  handOverPresidency,
  type Move,
  one,
  percentAt,
  percentOf,
  picksWorth,
  type PlayerId,
  playersFrom,
  pop,
  presidentsCertificate,
  push,
  rightfulPresident,
  type State,
  stepHandle,
  transfer,
} from '@roundhouse/engine';

export interface PresidencyFrame extends Frame {
  readonly company: CompanyId;
  readonly to: PlayerId;
}

export interface ReturnFrame extends Frame {
  readonly company: CompanyId;
  readonly seller: PlayerId;
  /** Percent of what was received for the president's certificate that goes on to the pool. */
  readonly percent: number;
}

export const PRESIDENCY = stepHandle<PresidencyFrame, 'presidency'>('presidency');
export const RETURN_SHARES = stepHandle<ReturnFrame, 'returnShares'>('returnShares');

/** `10+5+5`: how a pick is named in a choice. */
export const pickName = (pick: readonly Certificate[]): string =>
  pick
    .map((each) => each.percent)
    .sort((a, b) => b - a)
    .join('+');

const waysToGive = (state: State, company: CompanyId, to: PlayerId): readonly (readonly Certificate[])[] => {
  const presidents = presidentsCertificate(state, company);
  if (!presidents) return [];
  return picksWorth(certificatesAt(state, to, company), presidents.percent);
};

const ids = (pick: readonly Certificate[]): readonly string[] => pick.map((each) => each.id);

/** Larger certificates are given first where nobody is asked. */
const fewest = (picks: readonly (readonly Certificate[])[]): readonly Certificate[] | undefined =>
  [...picks].sort((a, b) => a.length - b.length)[0];

/** Hands the presidency to a player; asks what is given for it when there is a choice and `ask` says so. */
export const makePresident = (move: Move, company: CompanyId, to: PlayerId, ask: boolean): void => {
  const picks = waysToGive(move.state, company, to);
  if (ask && picks.length > 1) {
    push(move, PRESIDENCY.frame({ company, to }));
    return;
  }
  const pick = fewest(picks);
  if (!pick) throw new Error(`${to} cannot give certificates for the presidency of ${company}`);
  handOverPresidency(move, company, to, ids(pick));
};

/** After certificates have moved: the presidency goes to the player who holds strictly more than the president. */
export const settlePresidency = (move: Move, company: CompanyId, ask = false): void => {
  const rightful = rightfulPresident(move.state, company);
  if (rightful && rightful !== companyOf(move.state, company).president) makePresident(move, company, rightful, ask);
};

/** Who would be president if the president's holding fell to this percentage; null: nobody else. */
export const successorAt = (state: State, company: CompanyId, left: number): PlayerId | null => {
  const { president } = companyOf(state, company);
  const needed = presidentsCertificate(state, company)?.percent ?? 0;
  if (!president) return null;
  let best: PlayerId | null = null;
  let most = left;
  for (const player of playersFrom(state, president)) {
    const percent = player === president ? 0 : percentAt(state, player, company);
    if (percent > most && percent >= needed) {
      best = player;
      most = percent;
    }
  }
  return best;
};

/** Whether a president would lose the office by selling so much: another player would hold strictly more. */
export const losesPresidency = (state: State, seller: PlayerId, company: CompanyId, percent: number): boolean => {
  if (companyOf(state, company).president !== seller) return false;
  const left = percentAt(state, seller, company) - percent;
  return playersFrom(state, seller).some((each) => each !== seller && percentAt(state, each, company) > left);
};

const waysToReturn = (
  state: State,
  { company, seller, percent }: Pick<ReturnFrame, 'company' | 'seller' | 'percent'>,
) =>
  picksWorth(
    certificatesAt(state, seller, company).filter((each) => each.kind !== 'president'),
    percent,
  );

/**
 * The president's certificate is sold, wholly or in part: the successor takes it, and of what they give for it the seller
 * passes on what was sold. With `ask` both are decisions where there is a choice.
 */
export const sellPresidency = (
  move: Move,
  company: CompanyId,
  seller: PlayerId,
  successor: PlayerId,
  percent: number,
  ask: boolean,
): void => {
  // What comes on top of the agenda is done first: the exchange, then the return of what was sold.
  if (ask && percent > 0) push(move, RETURN_SHARES.frame({ company, seller, percent }));
  makePresident(move, company, successor, ask);
  if (ask || percent === 0) return;
  const pick = fewest(waysToReturn(move.state, { company, seller, percent }));
  if (!pick) throw new Error(`${seller} has no ${percent} percent of ${company} to return`);
  transfer(move, company, ids(pick), 'pool');
};

/** The new president chooses what is given for the president's certificate. */
export const presidencyStep = defineStep<PresidencyFrame>({
  decider: (_state, { to }) => to,
  open: false,
  choices: {
    choose: {
      options: (state, { company, to }) =>
        waysToGive(state, company, to).map((pick) => one({ type: 'choose', by: to, choice: pickName(pick) })),
      apply: (move, { company, to }, { choice }) => {
        const pick = waysToGive(move.state, company, to).find((each) => pickName(each) === choice);
        if (!pick) throw new Error(`nothing to give: ${choice}`);
        pop(move);
        handOverPresidency(move, company, to, ids(pick));
      },
    },
  },
});

/** The seller chooses which of the certificates received go to the pool. */
export const returnStep = defineStep<ReturnFrame>({
  decider: (_state, { seller }) => seller,
  open: false,
  choices: {
    choose: {
      options: (state, frame) =>
        waysToReturn(state, frame).map((pick) => one({ type: 'choose', by: frame.seller, choice: pickName(pick) })),
      apply: (move, frame, { choice }) => {
        const pick = waysToReturn(move.state, frame).find((each) => pickName(each) === choice);
        if (!pick) throw new Error(`nothing to return: ${choice}`);
        pop(move);
        transfer(move, frame.company, ids(pick), 'pool');
      },
    },
  },
  settle: (move, frame) => {
    const [only, ...others] = waysToReturn(move.state, frame);
    if (!only) throw new Error(`${frame.seller} has no ${frame.percent} percent of ${frame.company} to return`);
    if (others.length > 0 && percentOf(only) > 0) return false;
    pop(move);
    transfer(move, frame.company, ids(only), 'pool');
    return true;
  },
});

/** The steps a title lists when it uses this file. */
export const presidencySteps = { presidency: presidencyStep, returnShares: returnStep } as const;
