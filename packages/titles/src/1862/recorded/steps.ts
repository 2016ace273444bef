/** Steps that ask at another time, or count otherwise, on 18xx.games. */
import {
  type Action,
  type ActionOf,
  amend,
  cashOf,
  certificatesAt,
  type CompanyId,
  companyOf,
  defineStep,
  type Frame,
  frameOf,
  isAt,
  type Move,
  pop,
  priceOf,
  push,
  type Refusal,
  type State,
  type Step,
  stepHandle,
  type StepOf,
  topFrame,
} from '@roundhouse/engine';
import { judgeRuns } from '@roundhouse/routes';
import { fromRun, type RunAction } from '../../common/runs.ts';
import { type TrackFrame, track } from '../rules/track.ts';
import { buy, purchaseOptions } from '../rules/buying.ts';
import type { FoldFrame } from '../rules/folding.ts';
import { waitingAt } from '../rules/home.ts';
import { mayUnite } from '../rules/merging.ts';
import { inReceivership } from '../rules/slots.ts';
import { sharesAt, sharesOf } from '../rules/certificates.ts';
import { type CharterFrame, MOST_EXTRA } from '../rules/parliament.ts';
import { canRun, routeProblem, type RunFrame } from '../rules/running.ts';
import { canPlaceInCity, canPlaceInLondon, type StationFrame } from '../rules/stations.ts';
import { nextStage, type OperatingTurnFrame } from '../rules/operatingTurn.ts';
import { type Steps, type Wraps, wrapSteps } from '../../common/wrapping.ts';
import { recorded } from './rulings.ts';
import { noteStations } from './stationsSeen.ts';
import { lostToAreaHexes } from './straightLine.ts';
import { STEP, type StepName } from '../steps.ts';
import { refuse } from '../vocabulary.ts';

/** The step that only recorded games know. */
export const HOME_UPGRADE = stepHandle<TrackFrame, 'homeUpgrade'>('homeUpgrade');

/** The step that only recorded games know cannot be passed. */
export const whyNotAsRecorded = (state: State, { type }: Action): Refusal | undefined =>
  type === 'pass' && isAt(state, HOME_UPGRADE) ? refuse('1862 §7.2 (d)', 'mustAct') : undefined;

/** What frames remember in recorded games. */
interface RecordedTurn extends OperatingTurnFrame {
  readonly redemptionLost?: boolean;
}

interface RecordedFold extends FoldFrame {
  readonly unasked?: boolean;
}

interface RecordedCharter extends CharterFrame {
  readonly again?: boolean;
}

/** A blocked home is upgraded before anything else; there is no passing. */
const homeUpgrade = defineStep<TrackFrame>({
  decider: (state, { company }) => companyOf(state, company).president,
  choices: { layTile: track },
});

const mustUpgradeHome = (state: State, company: CompanyId): boolean =>
  recorded(state, 'homeUpgradeBeforeMerge') && !inReceivership(state, company) && waitingAt(state, company).length > 0;

/** Directors are asked for mergers whether or not there is anybody to merge with: nobody looks for a partner first. */
const isAskedAnyway = (state: State, company: CompanyId): boolean =>
  recorded(state, 'alwaysAskMergers') && mayUnite(state, company);

/** A merger that leaves no director takes the place of the run. */
const losesRun = ({ rules }: State, { merged }: OperatingTurnFrame): boolean =>
  merged && !recorded({ rules }, 'runsAfterMergerWithoutDirector');

/** Something else takes the place of a stage; true where it did. */
const insteadOf = (move: Move, frame: RecordedTurn): boolean => {
  const { company, stage } = frame;
  const { state } = move;
  const instead = (begin?: () => void): boolean => {
    amend(move, frame, { stage: nextStage(stage) });
    begin?.();
    return true;
  };
  switch (stage) {
    case 'merge':
      if (mustUpgradeHome(state, company)) {
        push(move, HOME_UPGRADE.frame({ company, laid: 0 }));
        return true;
      }
      return isAskedAnyway(state, company) && instead(() => push(move, STEP.merge.frame({ company, kind: 'merger' })));
    case 'acquire':
      return (
        isAskedAnyway(state, company) && instead(() => push(move, STEP.merge.frame({ company, kind: 'acquisition' })))
      );
    case 'run':
      if (!inReceivership(state, company)) return false;
      if (losesRun(state, frame)) return instead();
      return (
        recorded(state, 'receivershipRun') === 'chosen' &&
        canRun(state, company) &&
        instead(() => push(move, STEP.run.frame({ company })))
      );
    case 'redeem':
      return frame.redemptionLost === true && instead();
    default:
      return false;
  }
};

const operatingTurn = (step: Step): Step => ({
  ...step,
  settle: (move, frame) => insteadOf(move, frame as OperatingTurnFrame) || (step.settle?.(move, frame) ?? false),
});

/** Money was raised by a refinancing because nothing else was possible: the procedure knows that nobody was asked. */
const trains = (step: Step): Step => ({
  ...step,
  settle: (move, frame) => {
    const did = step.settle?.(move, frame) ?? false;
    const folding: RecordedFold | undefined = topFrame(move.state, STEP.fold);
    if (folding) amend(move, folding, { unasked: true });
    return did;
  },
});

/** The first question about an option shows whether the company can redeem a share in this turn. */
const noteRedemption = (move: Move, survivor: CompanyId): void => {
  const [share] = certificatesAt(move.state, 'pool', survivor);
  const cost = share ? sharesOf(share) * priceOf(move.state, survivor) : Infinity;
  const current: RecordedTurn | undefined = frameOf(move.state, STEP.operatingTurn);
  if (current && cost > cashOf(move.state, survivor)) amend(move, current, { redemptionLost: true });
};

const fold = (step: Step): Step => ({
  ...step,
  settle: (move, frame) => {
    const did = step.settle?.(move, frame) ?? false;
    const now: RecordedFold | undefined = frameOf(move.state, STEP.fold);
    if (now?.unasked !== true || !now.option) return did;
    amend(move, now, { unasked: false });
    if (recorded(move.state, 'redemptionAfterRefinancing') === 'ifPayableBefore') noteRedemption(move, now.survivor);
    return did;
  },
});

/** What the runs earn less where areas were measured to their own hex. */
const lost = (state: State, company: CompanyId, { runs }: RunAction): number => {
  if (recorded(state, 'freightDistance') !== 'areaHex') return 0;
  const judged = judgeRuns(routeProblem(state, company), runs.map(fromRun));
  return judged.ok ? lostToAreaHexes(state, judged.runs) : 0;
};

const run = (step: Step): Step => {
  const { runTrains } = step.choices;
  if (!runTrains) return step;
  return {
    ...step,
    choices: {
      ...step.choices,
      runTrains: {
        ...runTrains,
        apply: (move: Move, frame: Frame, action: RunAction) => {
          const less = lost(move.state, (frame as RunFrame).company, action);
          runTrains.apply(move, frame, action);
          const revenue = frameOf(move.state, STEP.operatingTurn)?.revenue ?? 0;
          if (less !== 0) amend(move, STEP.operatingTurn, { revenue: revenue - less });
        },
      },
    },
  };
};

type Purchase = ActionOf<'buyShares'>;

const HALF = 5;

/**
 * Who has won a charter may buy shares of any company there; they are asked again as long as they could pay the first price of the
 * one they bought last, and have less than half of it.
 */
const buyAnother = (move: Move, frame: RecordedCharter, action: Purchase): void => {
  const { player } = frame;
  const { company } = action;
  buy(move, player, action);
  const { par } = companyOf(move.state, company);
  const again = cashOf(move.state, player) >= (par ?? 0) && sharesAt(move.state, player, company) < HALF;
  amend(move, frame, again ? { again } : { again, extra: MOST_EXTRA });
};

const charter = (step: StepOf<RecordedCharter>): StepOf<RecordedCharter> => {
  const { buyShares } = step.choices;
  if (!buyShares) return step;
  return {
    ...step,
    choices: {
      ...step.choices,
      buyShares: {
        ...buyShares,
        options: (state: State, frame: RecordedCharter, about?: Purchase) => {
          const { company, player } = frame;
          const own = buyShares.options(state, frame, about);
          if (own.length === 0 || recorded(state, 'charterShares') !== 'any') return own;
          const others = purchaseOptions(state, player).filter(
            (each) => each.kind === 'one' && each.action.type === 'buyShares' && each.action.company !== company,
          );
          return [...own, ...others];
        },
        apply: (move: Move, frame: RecordedCharter, action: Purchase) => {
          const isOwn = action.company === frame.company;
          if (isOwn) buyShares.apply(move, frame, action);
          else buyAnother(move, frame, action);
        },
      },
    },
    settle: (move, frame) => frame.again !== true && (step.settle?.(move, frame) ?? false),
  };
};

/** Whether there is a city for a marker is looked up once, and again when a tile or a marker was laid. */
const station = (step: Step): Step => ({
  ...step,
  settle: (move, frame) => {
    const { state } = move;
    const placing = frame as StationFrame;
    const hasMarker = companyOf(state, placing.company).tokens.length > 0;
    if (!hasMarker || !recorded(state, 'stationsSeenOnce')) return step.settle?.(move, frame) ?? false;
    // London is looked up anew each time.
    const found = noteStations(move, placing.company, () => canPlaceInCity(state, placing));
    if (found || canPlaceInLondon(state, placing)) return false;
    pop(move);
    return true;
  },
});

const WRAPS: Wraps<StepName> = { operatingTurn, trains, fold, run, charter, station };

/** The steps of the rulebook, with what 18xx.games does otherwise around them. */
export const asRecorded = (steps: Steps): Steps => ({
  ...wrapSteps(steps, WRAPS),
  homeUpgrade,
});
