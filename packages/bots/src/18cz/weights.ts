import type { StrongWeights, Weights } from '../insight.ts';

export const weights: Weights = {
  cashReturn: 0.08,
  trainPace: 0.5,
  matureRevenue: {
    '2': 60,
    '3': 100,
    '4': 180,
    '5': 220,
    '2+2': 80,
    '3+3': 130,
    '4+4': 280,
    '5+5': 340,
    '3E': 200,
    '4E': 300,
    '5E': 390,
    '6E': 440,
    '8E': 540,
  },
  longTrain: '4e',
  trackGrowth: 0.5,
  extraTrain: 0.9,
  trackPotential: 0.3,
  futureRevenue: 0.7,
  buildingCost: 0.5,
  stationHold: 0.15,
  trainUrgency: 4,
  depotPush: 60,
  savingRounds: 0,
  shortfall: 1,
  sellMargin: 0.2,
  startBonus: 60,
  presidency: 2,
  treasuryAtEnd: 0.1,
  rivalry: 0.3,
};

/**
 * What `strong` does otherwise: a round has many companies and many turns, so more of them are played on; and a new company
 * builds then, for one that earns nothing and falls in price for want of track makes every start seem foolish.
 */
export const strongWeights: StrongWeights = { nodes: 800, buildingTurns: 1 };
