import { DEFAULT_WEIGHTS } from '../defaultWeights.ts';
import type { StrongWeights, Weights } from '../insight.ts';

export const weights: Weights = {
  ...DEFAULT_WEIGHTS,
  matureRevenue: { '2': 70, '3': 110, "3'": 110, '4': 170, '5': 230, '6': 280, '4D': 380 },
  longTrain: '5',
};

/** What `strong` weighs otherwise. */
export const strongWeights: StrongWeights = {
  bankDrain: { '1': 550, '2': 550, '3': 650, '3½': 850, '4': 1000, '5': 1300, '6': 1400, '6½': 1500, '4D': 1500 },
  lengthFactor: 1.5,
  buildingCost: 1,
  savingRounds: 1,
  trackPotential: 0.15,
  depotPush: 5,
  stationHold: 0.25,
  revenueFactor: 0.85,
  rivalry: 0.6,
  // Not measured with it.
  countsPurchases: false,
};
