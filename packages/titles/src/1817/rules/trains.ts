/** §buyt, §trn: trains from the bank, the market and other companies; phases, discards, Inventor and Scrapper. */
import {
  BANK,
  changedTrain,
  changeTrain,
  type CompanyId,
  companyOf,
  defineStep,
  emit,
  flatMap,
  type Frame,
  type Move,
  nextTrain,
  one,
  type PlayerId,
  pop,
  type PrivateId,
  push,
  type State,
  takeFromDepot,
  logTrainMoved,
  titleOf,
  type Train,
  train,
  trainsAt,
  trainsOverLimit,
  update,
} from '@roundhouse/engine';
import { atTrainLimit, trainProposals, type TrainRules } from '../../common/trainPurchase.ts';
import { defineTrainStep } from '../../common/trainStep.ts';
import { choosing } from '../../common/wrapping.ts';
import { INVENTOR, SCRAP, SCRAPPER } from '../privates.ts';
import { ruling } from '../rulings.ts';
import { buyingPower } from './loans.ts';
import { isRed, isStarted } from './zones.ts';
import { STEP } from '../steps.ts';
import { cite, pay, refuse, special, triggerEnd } from '../vocabulary.ts';
import { inventorDone } from './slots.ts';

export interface TrainsFrame extends Frame {
  readonly company: CompanyId;
}

/** The company that owns a private; players have no use of it (auc.1). */
export const companyWith = (state: State, id: PrivateId): CompanyId | null => {
  const found = state.privates[id];
  return found?.owner && !found.closed && state.companies[found.owner] ? found.owner : null;
};

/** vpriv.3: $10 × type for the first train of every type, nothing for the 2+. */
export const payInventor = (move: Move, name: string): void => {
  const done = inventorDone.get(move.state);
  const owner = companyWith(move.state, INVENTOR);
  if (name === '2+' || done.includes(name) || !move.state.privates[INVENTOR]) return;
  inventorDone.set(move, [...done, name]);
  if (owner) pay(move, BANK, owner, 10 * Number(name), 'inventor');
};

/** vpriv.4: for each of its own trains that rusts the owner of Scrapper is paid. */
const payScrapper = (move: Move, owners: readonly (readonly [owner: string, name: string])[]): void => {
  const scrapper = companyWith(move.state, SCRAPPER);
  const amount = owners.reduce((sum, [owner, name]) => sum + (owner === scrapper ? (SCRAP[name] ?? 0) : 0), 0);
  if (scrapper && amount > 0) pay(move, BANK, scrapper, amount, 'scrapper');
};

/** What happens while trains leave the game: Scrapper is paid for those that its owner lost by rust. */
export const rusting = (move: Move, act: () => void): void => {
  const before = move.state.trains;
  act();
  if (move.state.trains === before) return;
  const now = move.state.trains;
  const hasLeft = (id: string): boolean => now.some((each) => each.id === id && each.at === 'out');
  const gone = before.filter(
    (each) => each.at !== 'depot' && each.at !== 'out' && !now.includes(each) && hasLeft(each.id),
  );
  payScrapper(
    move,
    gone.map((each) => [each.at, each.name]),
  );
};

/** end.2, end.3: three more operating rounds after the one in which the first 8-train appeared. */
const signalEnd = (move: Move): void => {
  const { set, number } = move.state.round;
  triggerEnd(move, { reason: 'final_phase', data: { set: set + 1, rounds: number === 2 ? 3 : 2 } });
};

/** buyt.6: anyone who is above the limit discards at once. */
export const askDiscards = (move: Move): void => {
  if (overLimit(move.state).length > 0) push(move, STEP.discardTrains.frame({}));
};

/** Operating order; companies without president last (they are red). */
const overLimit = (state: State): readonly CompanyId[] =>
  [
    ...titleOf(state).operatingOrder(state),
    ...Object.keys(state.companies).filter((id) => isStarted(state, id) && isRed(state, id)),
  ].filter((id) => trainsOverLimit(state, id) > 0);

/** buyt.2: not from red companies, no obsolete trains. */
const rules: TrainRules = {
  sellers: (state, company) => Object.keys(state.companies).filter((id) => id !== company && isStarted(state, id)),
  between: (state, _buyer, seller, bought) => {
    if (isRed(state, seller)) return refuse('1817 §buyt.2', 'notWhite', { company: seller, zone: 'red' });
    if (bought.obsolete) return refuse('1817 §buyt.2', 'obsoleteTrain');
    return { min: 1, max: Number.MAX_SAFE_INTEGER };
  },
  bought: (move, _company, id, from) => {
    const { name } = train(move.state, id);
    if (from === 'depot') payInventor(move, name);
    if (from === 'depot' && name === '8') signalEnd(move);
    askDiscards(move);
  },
  rules: { limit: cite('1817 §buyt.1'), cash: cite('1817 §buyt.5'), price: cite('1817 §buyt.1') },
};

export const trainSale = trainProposals(rules);

/** loan.4 b: as long as there is a train to think of, loans may be taken for it. */
const canBuySomething = (state: State, company: CompanyId): boolean =>
  !atTrainLimit(state, company) && buyingPower(state, company) > 0;

const buying = defineTrainStep<TrainsFrame>({
  step: 'trains',
  trains: rules,
  // buyt.1: two presidents must agree.
  needsNoConsent: (state, { from }) => companyOf(state, from).president === null || ruling(state, 'noConsent'),
  isOpen: (state, { company }) => canBuySomething(state, company),
  logClosed: (move, { company }) => {
    if (atTrainLimit(move.state, company))
      special(move, 'closed.noTrainRoom', { company, limit: titleOf(move.state).trainLimit(move.state, company) });
    else special(move, 'closed.nothing', { who: company });
  },
});

export const trainsStep = choosing(buying, 'buyTrain', (plain) => ({
  apply: (move, frame, action) => rusting(move, () => plain.apply(move, frame, action)),
}));

/** One train of each kind is enough to choose from. */
const kinds = (state: State, company: CompanyId) => {
  const trains = trainsAt(state, company);
  return trains.filter(
    (each, index) =>
      trains.findIndex((other) => other.name === each.name && other.obsolete === each.obsolete) === index,
  );
};

const discard = (move: Move, company: CompanyId, id: string): void => {
  const before = train(move.state, id);
  const { name, obsolete } = before;
  // buyt.6: obsolete trains leave the game, the others go to the market.
  const discarded: Train = changedTrain(before, { at: obsolete ? 'out' : 'pool', obsolete: false });
  // The market is a queue: of alike trains the one that lies there longest is sold first.
  update(move, { trains: [...move.state.trains.filter((each) => each.id !== id), discarded] });
  logTrainMoved(move, before, discarded.at);
  emit(move, { type: 'trainDiscarded', company, train: id, name });
};

/** buyt.6, ma.4: every president above the limit discards; the first in operating order is asked first. */
export const discardTrainsStep = defineStep<Frame>({
  decider: (state) => {
    const [first] = flatMap(overLimit(state), (id): readonly PlayerId[] => {
      const { president } = companyOf(state, id);
      return president ? [president] : [];
    });
    return first ?? null;
  },
  open: false,
  choices: {
    discardTrain: {
      options: (state) =>
        flatMap(overLimit(state), (company) => {
          const by = companyOf(state, company).president;
          return by ? kinds(state, company).map(({ id }) => one({ type: 'discardTrain', by, company, train: id })) : [];
        }),
      same: (state, offered, action) => {
        const wanted = state.trains.find((each) => each.id === action.train);
        const listed = train(state, offered.train);
        return (
          offered.by === action.by &&
          offered.company === action.company &&
          wanted?.at === action.company &&
          wanted.name === listed.name &&
          wanted.obsolete === listed.obsolete
        );
      },
      apply: (move, _frame, { company, train: id }) => discard(move, company, id),
    },
  },
  settle: (move) => {
    const over = overLimit(move.state);
    if (over.length === 0) {
      pop(move);
      return true;
    }
    // Nobody is there to choose for a company without president.
    const leaderless = over.find((id) => companyOf(move.state, id).president === null);
    const [first] = leaderless ? trainsAt(move.state, leaderless) : [];
    if (!leaderless || !first) return false;
    discard(move, leaderless, first.id);
    return true;
  },
});

/** or.6: in the first operating round all 2-trains leave; later the next train of the bank, until phase 8. */
export const exportTrains = (move: Move): void => {
  const next = nextTrain(move.state);
  if (!next || (next.name === '8' && move.state.phase === '8' && !ruling(move.state, 'exportsEights'))) return;
  const leaving = next.name === '2' ? trainsAt(move.state, 'depot').filter((each) => each.name === '2') : [next];
  // The log reports the consequences after the export.
  if (leaving.length === 1) emit(move, { type: 'trainExported', train: next.id, name: next.name });
  // trn.2: there are more of them than anybody counts.
  else special(move, 'twosExported', {});
  rusting(move, () => {
    for (const each of leaving) {
      if (each.name === '2') changeTrain(move, each.id, { at: 'out' });
      else takeFromDepot(move, each.id, 'out');
    }
  });
  payInventor(move, next.name);
  if (next.name === '8') signalEnd(move);
};
