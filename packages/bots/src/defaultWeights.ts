/** Weights that served in every title, before any was tuned; a title adds what its trains earn and which of them are long. */
import type { Weights } from './insight.ts';

export const DEFAULT_WEIGHTS: Omit<Weights, 'matureRevenue' | 'longTrain'> = {
  cashReturn: 0.02,
  trainPace: 0.45,
  trackGrowth: 0.25,
  extraTrain: 0.7,
  trackPotential: 0.3,
  futureRevenue: 0.4,
  buildingCost: 0.5,
  stationHold: 0.15,
  trainUrgency: 2,
  depotPush: 10,
  savingRounds: 2,
  shortfall: 1,
  sellMargin: 0.2,
  startBonus: 30,
  presidency: 2,
  treasuryAtEnd: 0.1,
  rivalry: 0.3,
};
