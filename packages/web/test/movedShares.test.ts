import type { Event } from '@roundhouse/engine';
import { beforeAll, describe, expect, it } from 'vitest';

type MovedShares = typeof import('../src/game/panels/movedShares.ts');

let holdingOf: MovedShares['holdingOf'];
let movedHoldings: MovedShares['movedHoldings'];

beforeAll(async () => {
  ({ holdingOf, movedHoldings } = await import('../src/game/panels/movedShares.ts'));
});

const moved = (from: string | null, to: string | null): Event => ({
  type: 'certificatesMoved',
  company: 'AB',
  moved: [{ id: 'AB-1', percent: 10, kind: 'ordinary', from, to }],
});

describe('holdings that changed', () => {
  it('are those of who gave and of who got', () => {
    expect([...movedHoldings([moved('ipo', '@1')])]).toEqual([holdingOf('ipo', 'AB'), holdingOf('@1', 'AB')]);
  });

  it('are none where nothing changed hands', () => {
    expect(movedHoldings([moved('@1', '@1')]).size).toBe(0);
    expect(movedHoldings([]).size).toBe(0);
  });

  it('has one side where certificates come into being or go', () => {
    expect([...movedHoldings([moved(null, '@2')])]).toEqual([holdingOf('@2', 'AB')]);
  });
});
