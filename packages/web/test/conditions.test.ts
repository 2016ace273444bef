/** What is chosen for a new game: manners come with bots and stay as somebody chose. */
import { allRulings } from '@roundhouse/engine';
import { loadTitle, titleIds } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { asPreset, departing, isPoliteTrading, rulingsWith, sameChoices } from '../src/pages/newgame/conditions.ts';

const FIRST = { before: false, now: true };
const LAST = { before: true, now: false };
const ANOTHER = { before: true, now: true };

test('manners come with the first bot, may be switched off, and go with the last bot', () => {
  const others = { open: true };
  expect(rulingsWith(others, FIRST)).toEqual({ open: true, manners: true });
  expect(rulingsWith({ open: true, manners: true }, LAST)).toEqual(others);
  expect(rulingsWith(others, { before: false, now: false })).toEqual(others);
  // Switched off by hand: another bot does not switch them on again.
  expect(rulingsWith({ manners: false }, ANOTHER)).toEqual({ manners: false });
  expect(rulingsWith({}, ANOTHER)).toEqual({});
});

describe.each(titleIds)('%s', (id) => {
  test('has manners as a ruling that is sent when on and not when off; presets leave it as it is', async () => {
    const title = await loadTitle(id);
    const all = allRulings(title);
    expect(title.rulings.filter(isPoliteTrading)).toHaveLength(1);
    expect(departing(all, rulingsWith({}, FIRST))).toEqual({ manners: true });
    expect(departing(all, { manners: false })).toEqual({});
    for (const preset of Object.values(title.presets)) {
      const chosen = asPreset(preset, { manners: true });
      expect(chosen).toEqual({ ...preset, manners: true });
      expect(sameChoices(all, asPreset(preset, chosen), chosen)).toBe(true);
      expect(asPreset(preset, {})).toEqual(preset);
    }
  });
});
