import type { Weights } from '../insight.ts';

export const weights: Weights = {
  cashReturn: 0.02,
  trainPace: 0.5,
  matureRevenue: { '2': 70, '2+': 70, '3': 120, '4': 180, '5': 240, '6': 290, '7': 340, '8': 400 },
  longTrain: '5',
  trackGrowth: 0.25,
  extraTrain: 0.75,
  trackPotential: 0.3,
  futureRevenue: 0.4,
  buildingCost: 0.5,
  stationHold: 0.15,
  trainUrgency: 2,
  depotPush: 40,
  savingRounds: 3,
  shortfall: 1,
  sellMargin: 0.2,
  startBonus: 0,
  presidency: 2,
  treasuryAtEnd: 0.1,
  rivalry: 0.3,
};
