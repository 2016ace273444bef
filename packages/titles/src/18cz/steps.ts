/** The steps of 18CZ by name, with what their frames remember. `flow.ts` says what each of them does. */
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
import type { AbsorbFrame } from './rules/absorb.ts';
import type { NominateFrame } from './rules/auction.ts';
import type { DraftFrame } from './rules/draft.ts';
import type { AssignFrame, HomeFrame } from './rules/home.ts';
import type { DropFrame, InheritFrame } from './rules/inherit.ts';
import type { MwFrame } from './rules/moraviaPrivates.ts';
import type { StationFrame } from './rules/stations.ts';
import type { StockTurnFrame } from '../common/stockTurn.ts';
import type { TrackFrame } from './rules/track.ts';
import type { ReturnOtherFrame, TrainsFrame } from './rules/trains.ts';
import type { LocalsFrame } from './rules/operatingTurn.ts';

export const STEP = stepHandles({
  draft: frame<DraftFrame>(),
  nominate: frame<NominateFrame>(),
  privateAuction: frame<AuctionFrame>(),
  stockRound: frame<PlayerRoundFrame>(),
  stockTurn: frame<StockTurnFrame>(),
  operatingRound: frame<OperatingRoundFrame>(),
  mwTile: frame<MwFrame>(),
  operatingTurn: frame<OperatingTurnFrame>(),
  home: frame<HomeFrame>(),
  assignMarker: frame<AssignFrame>(),
  track: frame<TrackFrame>(),
  station: frame<StationFrame>(),
  run: frame<RunFrame>(),
  dividend: frame<DividendFrame>(),
  absorb: frame<AbsorbFrame>(),
  dropStation: frame<DropFrame>(),
  inherit: frame<InheritFrame>(),
  trains: frame<TrainsFrame>(),
  returnOther: frame<ReturnOtherFrame>(),
  locals: frame<LocalsFrame>(),
  tutorialTurn: frame<TurnFrame>(),
  tutorialRun: frame<RunFrame>(),
  consent: CONSENT,
  discardTrains: DISCARD_TRAINS,
  presidency: PRESIDENCY,
  returnShares: RETURN_SHARES,
});

export type StepName = keyof typeof STEP;

/** What steps were called in earlier versions. */
export const FORMER_STEPS: Readonly<Record<string, keyof typeof STEP>> = {
  bidding: 'privateAuction',
  companyTurn: 'operatingTurn',
  operating: 'operatingRound',
  stock: 'stockRound',
};

const FORMER_PROPOSALS: Readonly<Record<string, string>> = { trainTrade: 'buyTrain', localTrade: 'buyPrivate' };

/** Proposals were called otherwise, and one of them called its train a name. */
export const formerFrame = (frame: Frame): Frame => {
  if (!STEP.consent.is(frame)) return frame;
  const proposal = FORMER_PROPOSALS[frame.proposal];
  if (proposal === undefined) return frame;
  const { name, ...args } = frame.args;
  return { ...frame, proposal, args: name === undefined ? args : { ...args, train: name } } as Frame;
};
