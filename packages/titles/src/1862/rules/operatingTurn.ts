/** 1862 §7.1 (d): the turn of a company, stage by stage. */
import {
  amend,
  type CompanyId,
  companyOf,
  defineStep,
  type Frame,
  type Move,
  pop,
  push,
  type State,
} from '@roundhouse/engine';
import { countTurn } from '../../common/operatingTurn.ts';
import { ruling } from '../rulings.ts';
import { trackFrame } from './track.ts';
import { beginDividend } from './dividend.ts';
import { placeHomeMarker, settleWaiting } from './home.ts';
import { beginMerging } from './merging.ts';
import { inReceivership, lnerFormed } from './slots.ts';
import { beginRedemption } from './redemption.ts';
import { beginRun } from './running.ts';
import { STEP } from '../steps.ts';

const STAGES = ['home', 'merge', 'track', 'station', 'run', 'dividend', 'trains', 'redeem', 'acquire', 'end'] as const;
export type Stage = (typeof STAGES)[number];

export const nextStage = (stage: Stage): Stage => STAGES[STAGES.indexOf(stage) + 1] ?? 'end';

export interface OperatingTurnFrame extends Frame {
  readonly company: CompanyId;
  /** What comes next. */
  readonly stage: Stage;
  /** Something was built: London is no longer possible. */
  readonly built: boolean;
  readonly merged: boolean;
  readonly revenue: number;
  readonly subsidy: number;
}

export const turnFrame = (company: CompanyId): OperatingTurnFrame =>
  STEP.operatingTurn.frame({ company, stage: 'home', built: false, merged: false, revenue: 0, subsidy: 0 });

/** §7.3 (b), §8 (d), §10.3 (d): no building in receivership nor after the LNER has formed. */
const buildsNothing = (state: State, company: CompanyId): boolean =>
  inReceivership(state, company) || lnerFormed(state);

/** What each stage begins; whatever needs a decision lies on top until it is taken. */
const BEGIN: Readonly<
  Record<Exclude<Stage, 'end'>, (move: Move, company: CompanyId, frame: OperatingTurnFrame) => void>
> = {
  // §7.2 (j): also in receivership, where only further markers are forbidden.
  home: (move, company) => {
    if (!inReceivership(move.state, company) || ruling(move.state, 'homeInReceivership'))
      placeHomeMarker(move, company);
  },
  merge: (move, company) => beginMerging(move, company, 'merger'),
  track: (move, company, { built }) => {
    if (buildsNothing(move.state, company) || built) return;
    settleWaiting(move, company);
    push(move, trackFrame(company));
  },
  station: (move, company) => {
    if (!buildsNothing(move.state, company)) push(move, STEP.station.frame({ company }));
  },
  run: (move, company) => beginRun(move, company),
  dividend: (move, company) => beginDividend(move, company),
  trains: (move, company) => push(move, STEP.trains.frame({ company, raised: false })),
  redeem: (move, company) => beginRedemption(move, company),
  acquire: (move, company) => beginMerging(move, company, 'acquisition'),
};

export const operatingTurnStep = defineStep<OperatingTurnFrame>({
  decider: (state, { company }) => companyOf(state, company).president,
  choices: {},
  settle: (move, frame) => {
    const { company, stage } = frame;
    if (stage === 'end') {
      pop(move);
      countTurn(move, company);
      return true;
    }
    amend(move, STEP.operatingTurn, { stage: nextStage(stage) });
    BEGIN[stage](move, company, frame);
    return true;
  },
});
