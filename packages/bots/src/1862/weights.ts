import type { AlternativeFuture, StrongWeights, Weights } from '../insight.ts';

export const weights: Weights = {
  cashReturn: 0.02,
  trainPace: 0.5,
  matureRevenue: {
    '1F': 60,
    '2F': 100,
    '3F': 160,
    '5F': 240,
    '6F': 300,
    '7F': 350,
    '8F': 400,
    '9F': 450,
    '2L': 70,
    '2/3L': 100,
    '3L': 120,
    '4L': 170,
    '4/5L': 200,
    '5L': 230,
    '5/6L': 260,
    '6L': 300,
    '2E': 80,
    '2/3E': 120,
    '3E': 140,
    '4E': 220,
    '4/5E': 270,
    '5E': 320,
    '5/6E': 370,
    '6E': 420,
  },
  longTrain: '5E',
  trackGrowth: 0.25,
  extraTrain: 0.6,
  trackPotential: 0.3,
  futureRevenue: 0.4,
  buildingCost: 0.5,
  stationHold: 0.15,
  trainUrgency: 2,
  depotPush: 10,
  savingRounds: 1,
  shortfall: 1,
  sellMargin: 0.2,
  startBonus: 30,
  presidency: 2,
  treasuryAtEnd: 0.1,
  rivalry: 0.3,
};

/** Whether a company has to be refinanced hangs on when trains rust, and on a few pounds: one guess would decide it by a hair. */
const GUESSES: readonly AlternativeFuture[] = [
  { trainPace: 0.7, money: 1.1 },
  { trainPace: 0.85, money: 0.8 },
  { trainPace: 1.2, money: 1.2 },
  { trainPace: 1.4, money: 0.9 },
];

/**
 * A round has many companies and many turns, so more of them are played on; and games are lost by a hair to who was let ahead. That
 * purchases count is only known to serve `plain`: no duel of `strong` has tried it.
 */
export const strongWeights: StrongWeights = { guesses: GUESSES, nodes: 700, rivalry: 0.6, countsPurchases: false };
