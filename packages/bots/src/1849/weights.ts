import type { StrongWeights, Weights } from '../insight.ts';

export const weights: Weights = {
  cashReturn: 0.02,
  trainPace: 0.4,
  matureRevenue: { '4': 70, '6': 120, '8': 170, '10': 230, '12': 280, '16': 350, '∞': 350 },
  longTrain: '12H',
  trackGrowth: 0.25,
  extraTrain: 0.7,
  trackPotential: 0.3,
  futureRevenue: 0.4,
  buildingCost: 0.5,
  stationHold: 0.15,
  trainUrgency: 2,
  depotPush: 20,
  savingRounds: 3,
  shortfall: 1,
  sellMargin: 0.2,
  startBonus: 15,
  presidency: 2,
  treasuryAtEnd: 0.1,
  rivalry: 0.3,
};

/** What `strong` weighs otherwise. */
export const strongWeights: StrongWeights = {
  bankDrain: { '4H': 500, '6H': 550, '8H': 650, '10H': 700, '12H': 850, '16H': 900 },
};
