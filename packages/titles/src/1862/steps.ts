/** The steps of 1862 by name, with what their frames remember. `flow.ts` says what each of them does. */
import {
  type AuctionFrame,
  CONSENT,
  frame,
  type Frame,
  type OperatingRoundFrame,
  type PlayerRoundFrame,
  stepHandles,
} from '@roundhouse/engine';
import type { DividendFrame } from '../common/dividendStep.ts';
import type { FineFrame } from './rules/fines.ts';
import type { FoldFrame } from './rules/folding.ts';
import type { MarkersFrame } from './rules/founding.ts';
import type { MergeFrame } from './rules/merging.ts';
import type { CharterFrame, ParliamentFrame, ParliamentTurnFrame } from './rules/parliament.ts';
import type { RedeemFrame } from './rules/redemption.ts';
import type { RunFrame } from './rules/running.ts';
import type { StationFrame } from './rules/stations.ts';
import type { StockTurnFrame } from './rules/stockTurn.ts';
import type { TrackFrame } from './rules/track.ts';
import type { TrainsFrame } from './rules/trains.ts';
import type { OperatingTurnFrame } from './rules/operatingTurn.ts';
import type { ExcessFrame } from './rules/union.ts';

export const STEP = stepHandles({
  parliament: frame<ParliamentFrame>(),
  parliamentTurn: frame<ParliamentTurnFrame>(),
  auction: frame<AuctionFrame>(),
  charter: frame<CharterFrame>(),
  stockRound: frame<PlayerRoundFrame>(),
  stockTurn: frame<StockTurnFrame>(),
  markers: frame<MarkersFrame>(),
  fine: frame<FineFrame>(),
  afterStockRound: frame<Frame>(),
  operatingRound: frame<OperatingRoundFrame>(),
  operatingTurn: frame<OperatingTurnFrame>(),
  merge: frame<MergeFrame>(),
  fold: frame<FoldFrame>(),
  excess: frame<ExcessFrame>(),
  track: frame<TrackFrame>(),
  station: frame<StationFrame>(),
  run: frame<RunFrame>(),
  dividend: frame<DividendFrame>(),
  trains: frame<TrainsFrame>(),
  redeem: frame<RedeemFrame>(),
  consent: CONSENT,
});

export type StepName = keyof typeof STEP;

/** What steps were called in earlier versions. */
export const FORMER_STEPS: Readonly<Record<string, keyof typeof STEP>> = {
  build: 'track',
  turn: 'operatingTurn',
};

/** The stage of a turn and a proposal were called otherwise, too. */
export const formerFrame = (frame: Frame): Frame => {
  if (STEP.operatingTurn.is(frame) && (frame.stage as string) === 'build') return { ...frame, stage: 'track' } as Frame;
  if (STEP.consent.is(frame) && frame.proposal === 'sellTrain') return { ...frame, proposal: 'buyTrain' } as Frame;
  return frame;
};
