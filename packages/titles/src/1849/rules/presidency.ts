/** 1849 §9.5, §9.6: the presidency follows the shares; the outgoing president chooses what is given for it. */
import {
  type Certificate,
  certificatesAt,
  type CompanyId,
  companyOf,
  defineStep,
  type Frame,
  type Move,
  one,
  percentAt,
  type PlayerId,
  playersFrom,
  pop,
  presidentsCertificate,
  push,
  rightfulPresident,
  setPresident,
  type State,
  transfer,
} from '@roundhouse/engine';
import { STEP } from '../steps.ts';

export const ordinariesAt = (state: State, place: string, company: CompanyId): readonly Certificate[] =>
  certificatesAt(state, place as PlayerId, company).filter((each) => each.kind === 'ordinary');

export const lastAt = (state: State, place: string, company: CompanyId): Certificate | undefined =>
  certificatesAt(state, place as PlayerId, company).find((each) => each.kind === 'last');

/** §9.5-f: the largest other shareholder; among equals the first to the left of the president. */
export const heirOf = (state: State, company: CompanyId): PlayerId | undefined => {
  const { president } = companyOf(state, company);
  if (!president) return undefined;
  const others = playersFrom(state, president).filter((each) => each !== president);
  const most = Math.max(0, ...others.map((each) => percentAt(state, each, company)));
  return most === 0 ? undefined : others.find((each) => percentAt(state, each, company) === most);
};

export interface SwapFrame extends Frame {
  readonly company: CompanyId;
  /** The outgoing president, who chooses. */
  readonly chooser: PlayerId;
  readonly heir: PlayerId;
  /** Where the last certificate went: the outgoing president, or the pool where it was sold at once. */
  readonly at: string;
}

/** What the heir gives: the last certificate where there is one, else two ordinary ones. */
export const givenByHeir = (state: State, company: CompanyId, heir: PlayerId): readonly Certificate[] => {
  const last = lastAt(state, heir, company);
  return last ? [last] : ordinariesAt(state, heir, company).slice(0, 2);
};

/**
 * §9.5-b, -c: the president's certificate against 20% of others, which go to `at`. An heir with the last certificate and two
 * ordinary ones gives the last certificate, unless the outgoing president then chooses otherwise.
 */
export const swapPresidency = (
  move: Move,
  company: CompanyId,
  heir: PlayerId,
  at: PlayerId | 'pool',
  given = givenByHeir(move.state, company, heir),
): void => {
  const { state } = move;
  const presidents = presidentsCertificate(state, company);
  const { president } = companyOf(state, company);
  if (!presidents || !president) throw new Error(`${company} has no president`);
  const choice = given.some((each) => each.kind === 'last') && ordinariesAt(state, heir, company).length >= 2;
  transfer(
    move,
    company,
    given.map((each) => each.id),
    at,
  );
  transfer(move, company, [presidents.id], heir);
  setPresident(move, company, heir);
  if (choice) push(move, STEP.presidencySwap.frame({ company, chooser: president, heir, at }));
};

/** §9.5-a: anyone who holds strictly more than the president takes over at once. */
export const followShares = (move: Move, company: CompanyId): void => {
  const { president } = companyOf(move.state, company);
  const rightful = rightfulPresident(move.state, company);
  if (president && rightful && rightful !== president) swapPresidency(move, company, rightful, president);
};

export const presidencySwapStep = defineStep<SwapFrame>({
  decider: (_state, { chooser }) => chooser,
  open: false,
  choices: {
    choose: {
      options: (_state, { chooser }) => [
        one({ type: 'choose', by: chooser, choice: 'lastCertificate' }),
        one({ type: 'choose', by: chooser, choice: 'twoOrdinary' }),
      ],
      apply: (move, { company, heir, at }, { choice }) => {
        pop(move);
        if (choice !== 'twoOrdinary') return;
        const last = lastAt(move.state, at, company);
        if (!last) throw new Error(`the last certificate of ${company} is not at ${at}`);
        const two = ordinariesAt(move.state, heir, company).slice(0, 2);
        transfer(move, company, [last.id], heir);
        transfer(
          move,
          company,
          two.map((each) => each.id),
          at,
        );
      },
    },
  },
});
