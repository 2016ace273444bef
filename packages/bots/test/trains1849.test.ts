import { botNamed, loadInsight, playBots } from '@roundhouse/bots';
import { type Action, offers, type State, trainsAt } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { operatingCompany } from '../src/building.ts';
import { table } from './tables.ts';

const MIDDLE = 150;

/** Whether a corporation without a train may buy one of the bank’s. */
const lacksTrain = (state: State): boolean => {
  const company = operatingCompany(state);
  return (
    company !== undefined &&
    trainsAt(state, company).length === 0 &&
    offers(state, 'buyTrain').some(
      (each) => 'action' in each && each.action.type === 'buyTrain' && each.action.from === 'depot',
    )
  );
};

test('1849: no corporation goes without a train that it can pay for', async () => {
  await loadInsight('1849');
  const plain = botNamed('plain');
  if (!plain) throw new Error('no plain bot');
  const chosen: Action['type'][] = [];
  for (const seed of [5_500_001, 5_500_005])
    playBots(
      table('1849', 3, seed),
      [plain],
      { asked: (state) => (lacksTrain(state) ? ({ type }) => void chosen.push(type) : undefined) },
      MIDDLE,
    );
  expect(chosen).toContain('buyTrain');
  expect(chosen).not.toContain('pass');
});
