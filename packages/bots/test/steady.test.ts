/** A train that is bought does not end the game by the rounds that its phase is known for, nor hasten the trains that follow. */
import { type ActionOf, isAt, offers, rightAfter, sideFacts, type State } from '@roundhouse/engine';
import { STEP } from '@roundhouse/titles/18mex';
import { beforeAll, expect, test } from 'vitest';
import { depotOfState } from '../src/depot.ts';
import { botNamed, loadInsight, playBots } from '../src/index.ts';
import type { Insight } from '../src/insight.ts';
import { changesFrom, standing } from '../src/judge.ts';
import { HORIZON } from '../src/plain.ts';
import { bringsPhase, havingTaken, lasting, takenBetween } from '../src/steady.ts';
import { table } from './tables.ts';

let insight: Insight;
const positions: State[] = [];

beforeAll(async () => {
  insight = { ...(await loadInsight('18MEX')), countsPurchases: true };
  const plain = botNamed('plain');
  if (!plain) throw new Error('no bot plain');
  playBots(table('18MEX', 3, 5), [plain], { played: (state) => void positions.push(state) }, 260);
}, 120_000);

const purchases = (state: State): readonly ActionOf<'buyTrain'>[] =>
  offers(state, 'buyTrain').flatMap((offer) =>
    offer.kind === 'one' && offer.action.type === 'buyTrain' && offer.action.from === 'depot' ? [offer.action] : [],
  );

test('buying the train that brings a phase is judged as if the game lasted as long as before', () => {
  const found = positions
    .filter((state) => isAt(state, STEP.trains))
    .flatMap((state) =>
      purchases(state).flatMap((action) => {
        const after = rightAfter(state, action);
        return after && bringsPhase(state, after) ? [{ state, after, by: action.by }] : [];
      }),
    );
  expect(found.length).toBeGreaterThan(0);
  for (const { state, after, by } of found) {
    const rounds = insight.roundsLeft(state);
    expect(insight.roundsLeft(after)).toBeLessThan(rounds);
    const steady = lasting(insight, rounds);
    const gain = standing(after, havingTaken(steady, 1), by, HORIZON) - standing(state, steady, by, HORIZON);
    expect(changesFrom(state, insight, by, HORIZON)(after)).toBeCloseTo(gain, 5);
  }
});

test('what brings no phase is judged by the rounds that are left', () => {
  const found = positions
    .filter((state) => isAt(state, STEP.trains))
    .flatMap((state) =>
      purchases(state).flatMap((action) => {
        const after = rightAfter(state, action);
        return after && !bringsPhase(state, after) ? [{ state, after, by: action.by }] : [];
      }),
    );
  expect(found.length).toBeGreaterThan(0);
  for (const { state, after, by } of found) {
    const gain = standing(after, havingTaken(insight, 1), by, HORIZON) - standing(state, insight, by, HORIZON);
    expect(changesFrom(state, insight, by, HORIZON)(after)).toBeCloseTo(gain, 5);
  }
});

test('a train that is bought is one of those expected to leave the depot: the others leave it no sooner', () => {
  const found = positions
    .filter((state) => isAt(state, STEP.trains))
    .flatMap((state) =>
      purchases(state).flatMap((action) => {
        const after = rightAfter(state, action);
        return after && !bringsPhase(state, after) ? [{ state, after }] : [];
      }),
    );
  expect(found.length).toBeGreaterThan(0);
  for (const { state, after } of found) {
    expect(takenBetween(state, after)).toBe(1);
    const [expected, then] = [depotOfState(state, insight), depotOfState(after, havingTaken(insight, 1))];
    for (const each of after.trains) {
      const side = sideFacts(after, each);
      expect(then.gone(side)).toBeCloseTo(expected.gone(side), 5);
    }
  }
});
