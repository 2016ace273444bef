import type { Weights } from '../insight.ts';

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
