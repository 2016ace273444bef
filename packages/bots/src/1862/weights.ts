import type { Guess, Keen, Weights } from '../insight.ts';

export const weights: Weights = {
  patience: 0.02,
  pace: 0.5,
  grown: {
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
  far: '5E',
  growth: 0.25,
  nextTrain: 0.6,
  promise: 0.3,
  later: 0.4,
  thrift: 0.5,
  held: 0.15,
  eager: 2,
  hurry: 10,
  ahead: 1,
  dread: 1,
  sellMargin: 0.2,
  found: 30,
  office: 2,
  treasury: 0.1,
  envy: 0.3,
};

/** Whether a company has to be refinanced hangs on when trains rust, and on a few pounds: one guess would decide it by a hair. */
const GUESSES: readonly Guess[] = [
  { pace: 0.7, money: 1.1 },
  { pace: 0.85, money: 0.8 },
  { pace: 1.2, money: 1.2 },
  { pace: 1.4, money: 0.9 },
];

/** A round has many companies and many turns, so more of them are played on; and games are lost by a hair to who was let ahead. */
export const keen: Keen = { guesses: GUESSES, nodes: 700, envy: 0.6 };
