/** The steps of 18MEX by name, with what their frames remember. `flow.ts` says what each of them does. */
import {
  type AuctionFrame,
  CONSENT,
  DISCARD_TRAINS,
  frame,
  type Frame,
  type OperatingRoundFrame,
  type PlayerRoundFrame,
  stepHandles,
  type TurnFrame,
} from '@roundhouse/engine';
import type { DividendFrame } from '../common/dividendStep.ts';
import type { OperatingTurnFrame } from '../common/operatingTurn.ts';
import { PRESIDENCY, RETURN_SHARES } from '../common/presidency.ts';
import type { RunFrame } from '../common/runs.ts';
import type { StationFrame } from '../common/station.ts';
import type { RetireFrame } from './rules/dividend.ts';
import type { QueryFrame, RestFrame } from './rules/merger.ts';
import type { ObjectionFrame, RunningFrame } from './rules/running.ts';
import type { SaleFrame, SetParFrame } from './rules/privateSale.ts';
import type { StockTurnFrame } from '../common/stockTurn.ts';
import type { TrackFrame } from './rules/track.ts';
import type { TrainsFrame } from './rules/trains.ts';

export const STEP = stepHandles({
  stockRound: frame<PlayerRoundFrame>(),
  privateSale: frame<SaleFrame>(),
  privateAuction: frame<AuctionFrame>(),
  setPar: frame<SetParFrame>(),
  stockTurn: frame<StockTurnFrame>(),
  operatingRound: frame<OperatingRoundFrame>(),
  minorTurn: frame<TurnFrame>(),
  minorTrack: frame<TrackFrame>(),
  minorRun: frame<RunFrame>(),
  operatingTurn: frame<OperatingTurnFrame>(),
  track: frame<TrackFrame>(),
  station: frame<StationFrame>(),
  run: frame<RunningFrame>(),
  objection: frame<ObjectionFrame>(),
  dividend: frame<DividendFrame>(),
  retire: frame<RetireFrame>(),
  trains: frame<TrainsFrame>(),
  discardTrains: DISCARD_TRAINS,
  mergerQuery: frame<QueryFrame>(),
  mergerChoice: frame<Frame>(),
  mergerRest: frame<RestFrame>(),
  consent: CONSENT,
  presidency: PRESIDENCY,
  returnShares: RETURN_SHARES,
});

export type StepName = keyof typeof STEP;

/** What steps were called in earlier versions. */
export const FORMER_STEPS: Readonly<Record<string, keyof typeof STEP>> = {
  auction: 'privateAuction',
  majorRun: 'run',
  majorTrack: 'track',
  majorTurn: 'operatingTurn',
  saleTurn: 'privateSale',
};
