import type { StrongWeights, Weights } from '../insight.ts';

export const weights: Weights = {
  cashReturn: 0.02,
  trainPace: 0.45,
  matureRevenue: { '2': 70, '3': 110, "3'": 110, '4': 170, '5': 230, '6': 280, '4D': 380 },
  longTrain: '5',
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
};
