/** A train that brings a phase ends the game a little sooner, not by the rounds that the next phase is known for. */
import { type ActionOf, isAt, offers, rightAfter, type State } from '@roundhouse/engine';
import { STEP } from '@roundhouse/titles/18mex';
import { beforeAll, expect, test } from 'vitest';
import { botNamed, loadInsight, playBots } from '../src/index.ts';
import type { Insight } from '../src/insight.ts';
import { changesFrom, standing } from '../src/judge.ts';
import { HORIZON } from '../src/plain.ts';
import { bringsPhase, lasting } from '../src/steady.ts';
import { table } from './tables.ts';

let insight: Insight;
const positions: State[] = [];

beforeAll(async () => {
  insight = await loadInsight('18MEX');
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
    const gain = standing(after, steady, by, HORIZON) - standing(state, steady, by, HORIZON);
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
    const gain = standing(after, insight, by, HORIZON) - standing(state, insight, by, HORIZON);
    expect(changesFrom(state, insight, by, HORIZON)(after)).toBeCloseTo(gain, 5);
  }
});
