/** §4.3.3: pay everything or withhold everything; the marker follows. §4.3(g): obsolete trains leave. */
import {
  companyOf,
  type CompanyId,
  defineStep,
  type Frame,
  frameOf,
  isPlayer,
  type Move,
  one,
  pop,
  rust,
  type State,
  stepMarker,
  trainsAt,
} from '@roundhouse/engine';
import { keepRevenue, payRevenue, type PayoutRules } from '../../common/dividends.ts';
import { ruling } from '../rulings.ts';
import { ranThisRound } from './slots.ts';

interface DividendFrame extends Frame {
  readonly company: CompanyId;
}

/** §4.3.3(a): players and, for the open market, the treasury; nothing for the initial offering. */
const payout: PayoutRules = {
  receiver: (_state, company, place) => {
    if (place === 'pool') return company;
    return isPlayer(place) ? place : null;
  },
  round: 'up',
};

const revenueOfTurn = (state: State): number => {
  const revenue = frameOf<Frame>(state, 'majorTurn')?.['revenue'];
  return typeof revenue === 'number' ? revenue : 0;
};

/** §4.3.3#3: one left, in the leftmost column one down. */
const moveLeft = (move: Move, company: CompanyId): void => stepMarker(move, company, 1, 'withheld', 'left', 'down');

/** §4.3.3#2: one right, at the end of the row one up. */
const moveRight = (move: Move, company: CompanyId): void => stepMarker(move, company, 1, 'paid', 'right', 'up');

export const dividend = defineStep<DividendFrame>({
  decider: (state, { company }) => companyOf(state, company).president,
  choices: {
    dividend: {
      options: (state, { company }) => {
        const by = companyOf(state, company).president;
        return by ? [one({ type: 'dividend', by, kind: 'pay' }), one({ type: 'dividend', by, kind: 'withhold' })] : [];
      },
      apply: (move, { company }, { kind }) => {
        const revenue = revenueOfTurn(move.state);
        pop(move);
        if (kind === 'pay') {
          payRevenue(move, company, revenue, payout);
          moveRight(move, company);
        } else {
          keepRevenue(move, company, revenue);
          moveLeft(move, company);
        }
      },
    },
  },
  settle: (move, { company }) => {
    if (revenueOfTurn(move.state) > 0) return false;
    pop(move);
    moveLeft(move, company);
    return true;
  },
});

/** Only of use where trains of the merged major may not run again. */
const noteRun = (move: Move, company: CompanyId): void => {
  if (ruling(move.state, 'mergedTrainsRunAgain')) return;
  const ids = trainsAt(move.state, company).map(({ id }) => id);
  if (ids.length > 0) ranThisRound.set(move, [...ranThisRound.get(move.state), ...ids]);
};

/** §4.3.4.1#2: an obsolete train leaves after its last run. */
export const retire = defineStep<DividendFrame>({
  decider: () => null,
  choices: {},
  settle: (move, { company }) => {
    pop(move);
    noteRun(move, company);
    rust(
      move,
      trainsAt(move.state, company).filter((each) => each.obsolete),
    );
    return true;
  },
});
