import type { Keen, Weights } from '../insight.ts';

export const weights: Weights = {
  patience: 0.02,
  pace: 0.45,
  grown: { '2': 70, '3': 110, "3'": 110, '4': 170, '5': 230, '6': 280, '4D': 380 },
  far: '5',
  growth: 0.25,
  nextTrain: 0.7,
  promise: 0.3,
  later: 0.4,
  thrift: 0.5,
  held: 0.15,
  eager: 2,
  hurry: 10,
  ahead: 2,
  dread: 1,
  sellMargin: 0.1,
  found: 30,
  office: 2,
  treasury: 0.1,
  envy: 0.3,
};

/** What `strong` weighs otherwise. */
export const keen: Keen = {
  drain: { '1': 550, '2': 550, '3': 650, '3½': 850, '4': 1000, '5': 1300, '6': 1400, '6½': 1500, '4D': 1500 },
  long: 1.5,
  thrift: 1,
  ahead: 1,
  promise: 0.15,
  hurry: 5,
  held: 0.25,
  reach: 0.85,
  envy: 0.6,
};
