import type { Keen, Weights } from '../insight.ts';

export const weights: Weights = {
  patience: 0.02,
  pace: 0.4,
  grown: { '4': 70, '6': 120, '8': 170, '10': 230, '12': 280, '16': 350, '∞': 350 },
  far: '12H',
  growth: 0.25,
  nextTrain: 0.7,
  promise: 0.3,
  later: 0.4,
  thrift: 0.5,
  held: 0.15,
  eager: 2,
  hurry: 20,
  ahead: 3,
  dread: 1,
  sellMargin: 0.1,
  found: 15,
  office: 2,
  treasury: 0.1,
  envy: 0.3,
};

/** What `strong` weighs otherwise. */
export const keen: Keen = {
  drain: { '4H': 500, '6H': 550, '8H': 650, '10H': 700, '12H': 850, '16H': 900 },
};
