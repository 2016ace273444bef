import type { Weights } from '../insight.ts';

export const weights: Weights = {
  patience: 0.02,
  pace: 0.5,
  grown: { '2': 70, '2+': 70, '3': 120, '4': 180, '5': 240, '6': 290, '7': 340, '8': 400 },
  far: '5',
  growth: 0.25,
  nextTrain: 0.75,
  promise: 0.3,
  later: 0.4,
  thrift: 0.5,
  held: 0.15,
  eager: 2,
  hurry: 5,
  ahead: 3,
  dread: 1,
  sellMargin: 0.1,
  found: 0,
  office: 2,
  treasury: 0.1,
  envy: 0.3,
};
