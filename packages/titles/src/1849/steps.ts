/** The steps of 1849 by name, with what their frames remember. `flow.ts` says what each of them does. */
import {
  type AuctionFrame,
  CONSENT,
  DISCARD_TRAINS,
  frame,
  type Frame,
  type OperatingRoundFrame,
  type PlayerRoundFrame,
  stepHandles,
} from '@roundhouse/engine';
import type { DividendFrame } from '../common/dividendStep.ts';
import type { RunFrame } from '../common/runs.ts';
import type { AcquireFrame } from './rules/acquisition.ts';
import type { DebtFrame } from './rules/bondAtClosing.ts';
import type { BondFrame, InterestFrame } from './rules/bonds.ts';
import type { HomeFrame } from './rules/home.ts';
import type { LeaveFrame } from './rules/leaving.ts';
import type { SwapFrame } from './rules/presidency.ts';
import type { SaleFrame } from './rules/privateSale.ts';
import type { StartFrame } from './rules/reale.ts';
import type { StockTurnFrame } from './rules/stockTurn.ts';
import type { TrainsFrame } from './rules/trains.ts';
import type { StepFrame, OperatingTurnFrame } from './rules/operatingTurn.ts';

export const STEP = stepHandles({
  privateSale: frame<SaleFrame>(),
  privateAuction: frame<AuctionFrame>(),
  rsaStart: frame<StartFrame>(),
  home: frame<HomeFrame>(),
  stockRound: frame<PlayerRoundFrame>(),
  operatingCycle: frame<Frame>(),
  stockTurn: frame<StockTurnFrame>(),
  presidencySwap: frame<SwapFrame>(),
  operatingRound: frame<OperatingRoundFrame>(),
  operatingTurn: frame<OperatingTurnFrame>(),
  track: frame<StepFrame>(),
  station: frame<StepFrame>(),
  run: frame<RunFrame>(),
  dividend: frame<DividendFrame>(),
  acquireStation: frame<AcquireFrame>(),
  eMarker: frame<StepFrame>(),
  trains: frame<TrainsFrame>(),
  finance: frame<StepFrame>(),
  bondInterest: frame<InterestFrame>(),
  bond: frame<BondFrame>(),
  lastPurchases: frame<StepFrame>(),
  consent: CONSENT,
  discardTrains: DISCARD_TRAINS,
  leaveOrLoan: frame<LeaveFrame>(),
  bondDebt: frame<DebtFrame>(),
});

export type StepName = keyof typeof STEP;

/** What steps were called in earlier versions. */
export const FORMER_STEPS: Readonly<Record<string, keyof typeof STEP>> = {
  buyTrains: 'trains',
  chooseHome: 'home',
  layTrack: 'track',
  placeStation: 'station',
  runTrains: 'run',
};
