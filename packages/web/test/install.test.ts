import { expect, test } from 'vitest';
import { invitationFor } from '../src/pages/install/invitation.ts';

const READY = { declined: false, installed: false, canAsk: true, byHand: false };

test('who has finished a game is invited once to install, where the device can do it', () => {
  expect(invitationFor(READY)).toBe('ask');
  expect(invitationFor({ ...READY, canAsk: false, byHand: true })).toBe('byHand');
  for (const why of [{ declined: true }, { installed: true }, { canAsk: false }])
    expect(invitationFor({ ...READY, ...why })).toBeNull();
});
