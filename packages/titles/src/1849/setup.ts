/** 1849 §2: the state before the first turn. */
import {
  changedBoard,
  changedCertificate,
  type CompanyId,
  diceOf,
  newMove,
  setCertificates,
  type SetupRequest,
  type State,
  update,
  updateCompany,
} from '@roundhouse/engine';
import { initialState } from '../common/setup.ts';
import { COMPANIES, TRINACRIA } from './companies.ts';
import { factsFor } from './facts.ts';
import { privateSaleFrame } from './rules/privateSale.ts';
import { corporationsIn, roster } from './rules/slots.ts';
import { option } from './settings.ts';

/** Table 2.1. */
const STARTING_CASH: Readonly<Record<number, number>> = { 3: 500, 4: 375, 5: 300 };

export const ALL: readonly CompanyId[] = Object.keys(COMPANIES);

export const EARLIEST_IFT = 3;

/** §2.2-b: IFT goes to the fourth place and the others close the gap. */
export const delayTrinacria = (queue: readonly CompanyId[]): readonly CompanyId[] => {
  if (queue.indexOf(TRINACRIA) >= EARLIEST_IFT) return queue;
  const others = queue.filter((id) => id !== TRINACRIA);
  return [...others.slice(0, EARLIEST_IFT), TRINACRIA, ...others.slice(EARLIEST_IFT)];
};

/** §2.2-a: all six in the order of chance; `fixed.queue` where a file says it already. */
const drawQueue = ({ rules, seed, fixed }: SetupRequest): readonly CompanyId[] => {
  const given = fixed?.['queue'];
  if (Array.isArray(given) && given.every((id) => typeof id === 'string' && id in COMPANIES))
    return given as CompanyId[];
  const shuffled = diceOf(seed).shuffle(ALL);
  return option({ rules }, 'delayedIft') ? delayTrinacria(shuffled) : shuffled;
};

export const setup = (request: SetupRequest): State => {
  const { rules, seats } = request;
  const facts = factsFor(rules);
  const [first] = seats;
  if (!first) throw new Error('nobody plays');
  const queue = drawQueue(request).slice(0, corporationsIn(rules));
  const state = initialState(request, facts, {
    cash: STARTING_CASH[seats.length] ?? 0,
    phase: '4H',
    round: { kind: 'auction', set: 1, number: 1, of: 0 },
    agenda: [privateSaleFrame(first)],
    company: () => ({ status: 'waiting' }),
  });
  const move = newMove(state);
  roster.set(move, queue);
  for (const id of Object.keys(COMPANIES).filter((each) => !queue.includes(each))) {
    // §2.2-a, §10.4-h: it is out of the game, and its home city is open.
    updateCompany(move, id, { status: 'closed', tokens: [] });
    setCertificates(
      move,
      id,
      (move.state.certificates[id] ?? []).map((each) => changedCertificate(each, { at: 'out' })),
    );
    const { board } = move.state;
    update(move, {
      board: changedBoard(board, { reservations: board.reservations.filter((each) => each.company !== id) }),
    });
  }
  return move.state;
};
