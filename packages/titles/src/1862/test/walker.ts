/** Seeded players who mostly do what keeps a railway alive, so that walks come to the later phases. */
import { cashOf, isAt, memberOf } from '@roundhouse/engine';
import { bestRuns } from '@roundhouse/routes';
import { byWeight, type WalkConditions, type Preferences, walk, type Walked } from '../../../test/support/index.ts';
import { routeProblem, toRun } from '../index.ts';
import { STEP } from '../steps.ts';

export const preferences: Preferences = {
  // Starting is worth it only with money for five shares, unless nothing else is going on.
  worthIt: (state, offer) => {
    if (Object.values(state.companies).every(({ status }) => status !== 'floated')) return true;
    if (offer.kind === 'price') return cashOf(state, offer.action.by) >= 400;
    if (offer.kind !== 'one' || offer.action.type !== 'par' || isAt(state, STEP.charter)) return true;
    return cashOf(state, offer.action.by) >= 300;
  },
  kind: byWeight({
    layTile: 90,
    placeToken: 40,
    buyTrain: 60,
    buyShares: 90,
    par: 30,
    bid: 12,
    sellShares: 3,
    pass: 30,
    merge: 4,
    convert: 10,
    choose: 30,
  }),
  // Prices are listed from the lowest: the first ones leave money for more shares.
  among: (kind, alike) => (kind === 'par' ? alike.slice(0, 3) : alike),
  member: (state, offer, dice) => {
    if (offer.kind === 'price') return { ...offer.action, price: offer.min };
    if (offer.kind !== 'run') return memberOf(state, offer, dice);
    // A small budget is enough for a run: it need not be the best. Many like Freights make the search long; nothing need run.
    const problem = routeProblem(state, offer.company);
    const freights = problem.trains.filter(({ rule }) => rule.freight).length;
    const runs = freights > 3 ? [] : bestRuns(problem, { budget: 1_000 }).runs;
    return { type: 'runTrains', by: offer.by, runs: runs.map(toRun) };
  },
};

/** Runs are found in a hurry here, so that trains may be left at home. */
export const walkGame = ({ rulings = {}, ...conditions }: WalkConditions): Walked =>
  walk({ title: '1862', preferences, limit: 3000, ...conditions, rulings: { mustRun: false, ...rulings } });
