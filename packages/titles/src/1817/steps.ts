/** The steps of 1817 by name, with what their frames remember. `flow.ts` says what each of them does. */
import {
  CONSENT,
  frame,
  type Frame,
  type OperatingRoundFrame,
  type PlayerId,
  type PlayerRoundFrame,
  stepHandles,
  type TrainId,
} from '@roundhouse/engine';
import type { DividendFrame } from '../common/dividendStep.ts';
import type { OperatingTurnFrame as CommonTurnFrame } from '../common/operatingTurn.ts';
import type { RunFrame } from '../common/runs.ts';
import type { StationFrame } from '../common/station.ts';
import type { AcquisitionRoundFrame, BuyerFrame, CompanyAuctionFrame, OfferFrame } from './rules/acquisitionRound.ts';
import type { ContributionFrame } from './rules/contribution.ts';
import type { CrisisFrame } from './rules/crisis.ts';
import type { GrowthFrame, StationsFrame, TradingFrame } from './rules/growth.ts';
import type { HomeFrame } from './rules/home.ts';
import type { CompanyFrame, LoansFrame } from './rules/interest.ts';
import type { MergerRoundFrame, MergerTurnFrame } from './rules/mergerRound.ts';
import type { InitialAuctionFrame, PrivateAuctionFrame } from './rules/privateAuction.ts';
import type { FinanceFrame } from './rules/purchase.ts';
import type { SizeFrame, StartAuctionFrame } from './rules/startCompany.ts';
import type { StartStationsFrame } from './rules/stations.ts';
import type { StockTurnFrame } from './rules/stockTurn.ts';
import type { ReduceFrame } from './rules/tokenMerger.ts';
import type { TrackFrame } from './rules/track.ts';
import type { TrainsFrame } from './rules/trains.ts';

interface StockRoundFrame extends PlayerRoundFrame {
  /** srend.1: who acted last, or won the start auction of that turn. */
  readonly lastWinner?: PlayerId;
}

interface OperatingTurnFrame extends CommonTurnFrame {
  /** The trains that ran in this turn. */
  readonly ran?: readonly TrainId[];
}

export const STEP = stepHandles({
  initialAuction: frame<InitialAuctionFrame>(),
  pyramidAuction: frame<InitialAuctionFrame>(),
  privateAuction: frame<PrivateAuctionFrame>(),

  stockRound: frame<StockRoundFrame>(),
  stockTurn: frame<StockTurnFrame>(),
  startAuction: frame<StartAuctionFrame>(),
  home: frame<HomeFrame>(),
  companySize: frame<SizeFrame>(),
  contribution: frame<ContributionFrame>(),
  startStations: frame<StartStationsFrame>(),

  operatingRound: frame<OperatingRoundFrame>(),
  operatingTurn: frame<OperatingTurnFrame>(),
  track: frame<TrackFrame>(),
  station: frame<StationFrame>(),
  run: frame<RunFrame>(),
  dividend: frame<DividendFrame>(),
  trains: frame<TrainsFrame>(),
  interest: frame<CompanyFrame>(),
  settleLoans: frame<LoansFrame>(),
  trainCheck: frame<CompanyFrame>(),
  discardTrains: frame<Frame>(),

  mergerRound: frame<MergerRoundFrame>(),
  mergerTurn: frame<MergerTurnFrame>(),
  growthTrading: frame<TradingFrame>(),
  growthLoans: frame<GrowthFrame>(),
  growthStations: frame<StationsFrame>(),
  reduceStations: frame<ReduceFrame>(),

  acquisitionRound: frame<AcquisitionRoundFrame>(),
  saleOffer: frame<OfferFrame>(),
  companyAuction: frame<CompanyAuctionFrame>(),
  chooseBuyer: frame<BuyerFrame>(),
  finance: frame<FinanceFrame>(),

  crisis: frame<CrisisFrame>(),
  consent: CONSENT,
});

export type StepName = keyof typeof STEP;
export const STEP_NAMES = Object.keys(STEP) as readonly StepName[];

/** What steps were called in earlier versions. */
export const FORMER_STEPS: Readonly<Record<string, keyof typeof STEP>> = {
  buyTrains: 'trains',
  distribute: 'dividend',
  homeStation: 'home',
  layTrack: 'track',
  lot: 'privateAuction',
  placeStation: 'station',
  runTrains: 'run',
};
