import type { Keen, Weights } from '../insight.ts';

export const weights: Weights = {
  patience: 0.08,
  pace: 0.5,
  grown: {
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
  far: '4e',
  growth: 0.5,
  nextTrain: 0.9,
  promise: 0.3,
  later: 0.7,
  thrift: 0.5,
  held: 0.15,
  eager: 4,
  hurry: 60,
  ahead: 0,
  dread: 1,
  sellMargin: 0.1,
  found: 60,
  office: 2,
  treasury: 0.1,
  envy: 0.3,
};

/**
 * What `strong` does otherwise: a round has many companies and many turns, so more of them are played on; and a new company
 * builds then, for one that earns nothing and falls in price for want of track makes every start seem foolish.
 */
export const keen: Keen = { nodes: 800, young: 1 };
