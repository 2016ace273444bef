/** §cm: stage 1 of the M&A round: each white small or medium company converts, merges or passes. */
import {
  type Action,
  amend,
  type CompanyId,
  companyOf,
  defineStep,
  emit,
  type Frame,
  frameOf,
  type Move,
  one,
  type Option,
  pop,
  type Proposal,
  propose,
  push,
  type State,
} from '@roundhouse/engine';
import { presidentPasses } from '../../common/passing.ts';
import { ruling } from '../rulings.ts';
import { convert, nextSize } from './conversion.ts';
import { sizeOf } from './certificates.ts';
import { merge, whyNoMerger } from './merger.ts';
import { operatingOrder } from './order.ts';
import { isGray, isStarted, isWhite, zoneOf } from './zones.ts';
import { STEP } from '../steps.ts';
import { refuse } from '../vocabulary.ts';
import { zonesAtStart, grayByGrowth } from './slots.ts';

export interface MergerRoundFrame extends Frame {
  /** Companies still to come, in the order of the beginning (ma.2). */
  readonly order: readonly CompanyId[];
  /** cm.4: companies that have grown in this round. */
  readonly involved: readonly CompanyId[];
}

export interface MergerTurnFrame extends Frame {
  readonly company: CompanyId;
}

/** Who came into gray or red during this M&A round. */
export const fellNow = (state: State, company: CompanyId): boolean => {
  const now = zoneOf(state, company);
  return now !== 'white' && now !== zonesAtStart.get(state)[company];
};

/** ma.3: who is not put up in this round although its zone is called. */
export const isSpared = (state: State, company: CompanyId): boolean => {
  if (!fellNow(state, company)) return false;
  if (zoneOf(state, company) === 'red') return ruling(state, 'newlyRedWaits');
  return grayByGrowth.get(state).includes(company) || ruling(state, 'grayBuyerWaits');
};

export const startMergers = (move: Move): void => {
  const started = Object.keys(move.state.companies).filter((id) => isStarted(move.state, id));
  zonesAtStart.set(move, Object.fromEntries(started.map((id) => [id, zoneOf(move.state, id)])));
  const order = operatingOrder(move.state).filter((id) => isWhite(move.state, id));
  push(move, STEP.mergerRound.frame({ order, involved: [] }));
};

const involvedIn = (state: State): readonly CompanyId[] => frameOf(state, STEP.mergerRound)?.involved ?? [];

const involve = (move: Move, company: CompanyId): void =>
  amend(move, STEP.mergerRound, { involved: [...involvedIn(move.state), company] });

const mayAct = (state: State, company: CompanyId): boolean =>
  isWhite(state, company) && nextSize(state, company) !== undefined && !involvedIn(state).includes(company);

export const mergerRoundStep = (over: (move: Move) => void) =>
  defineStep<MergerRoundFrame>({
    decider: () => null,
    choices: {},
    settle: (move, { order }) => {
      const [next, ...later] = order;
      if (next === undefined) {
        pop(move);
        const grown = Object.keys(move.state.companies).filter((id) => isStarted(move.state, id));
        grayByGrowth.set(
          move,
          grown.filter((id) => isGray(move.state, id) && fellNow(move.state, id)),
        );
        over(move);
        return true;
      }
      amend(move, STEP.mergerRound, { order: later });
      if (!mayAct(move.state, next)) return true;
      emit(move, { type: 'turnBegan', who: next });
      push(move, STEP.mergerTurn.frame({ company: next }));
      return true;
    },
  });

/** The merger is carried out; the turn of the company ends with it. */
const carryOut = (move: Move, action: Action): void => {
  if (action.type !== 'merge') return;
  const survivor = action.survivor ?? action.company;
  pop(move);
  involve(move, survivor);
  merge(move, action.company, action.with, survivor, action.by);
};

/** cm.6: the other president agrees or not; refused, the company may still do something else. */
export const mergerProposal: Proposal = { accepted: carryOut };

const mergers = (state: State, company: CompanyId, only?: CompanyId): readonly Option[] => {
  const by = companyOf(state, company).president;
  if (!by) return [];
  const others = Object.keys(state.companies).filter(
    (id) => id !== company && isStarted(state, id) && (only === undefined || only === id),
  );
  return others.flatMap((other) => {
    const refusal = whyNoMerger(state, company, other, involvedIn(state));
    const survivors = ruling(state, 'initiatorSurvives') || refusal ? [company] : [company, other];
    return survivors.map((survivor) => one({ type: 'merge', by, company, with: other, survivor }, refusal));
  });
};

export const mergerTurnStep = (proposals: () => Readonly<Record<string, Proposal>>) =>
  defineStep<MergerTurnFrame>({
    decider: (state, { company }) => companyOf(state, company).president,
    choices: {
      convert: {
        options: (state, { company }) => {
          const by = companyOf(state, company).president;
          const refusal =
            nextSize(state, company) === undefined ? refuse('1817 §cm.1', 'cannotGrow', { company }) : undefined;
          return by ? [one({ type: 'convert', by, company }, refusal)] : [];
        },
        apply: (move, { company }) => {
          pop(move);
          involve(move, company);
          convert(move, company);
        },
      },
      merge: {
        options: (state, { company }, about) => mergers(state, company, about?.with),
        apply: (move, _frame, action) => {
          const partner = companyOf(move.state, action.with).president;
          if (!partner || partner === action.by || ruling(move.state, 'noConsent')) carryOut(move, action);
          else
            propose(move, proposals(), 'merge', partner, action, {
              company: action.company,
              with: action.with,
              survivor: action.survivor ?? action.company,
              size: sizeOf(move.state, action.company),
            });
        },
      },
      pass: presidentPasses('mergerTurn'),
    },
  });
