/** Games stored by an earlier version name rulings as they were called then; they are read all the same. */
import { newGame, parseGame } from '@roundhouse/engine';
import { loadTitle } from '@roundhouse/titles';
import { expect, test } from 'vitest';

const players = ['@1', '@2', '@3'].map((id) => ({ id: id as `@${string}`, name: id }));

const rulingsOf = async (title: string, rulings: object): Promise<unknown> => {
  await loadTitle(title);
  const parsed = parseGame({ ...newGame({ title, players, seed: 1 }), rulings });
  return 'value' in parsed ? parsed.value.rulings : parsed.error;
};

test.each([
  ['18MEX', { maxRevenue: 'off', privateSales: true }, { anyRoute: true, privateSales: true }],
  ['18MEX', { maxRevenue: 'enforced' }, { bestRevenue: 'enforced' }],
  ['1817', { winnerActedLast: true }, {}],
  // Part of the preset of that day: what became a ruling since was so in those games.
  [
    '1817',
    { cityPrivateStays: true },
    {
      obsoleteWithoutRun: true,
      newlyRedWaits: true,
      grayBuyerWaits: true,
      coversWhiteOnly: true,
      presidentOnlyBuys: true,
      limitOfThree: true,
      ranchAwayFromB: true,
      stationsAtOnce: true,
      asksAll: true,
    },
  ],
  ['1817', { noSuchRuling: true }, 'unknown setting noSuchRuling'],
])('%s %o', async (title, stored, read) => {
  expect(await rulingsOf(title, stored)).toEqual(read);
});
