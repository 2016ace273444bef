/** Whether and how somebody who has finished a game is invited to install: once, where the device can do it. */
const KEY = 'roundhouse.install';

export type Invitation = 'ask' | 'byHand' | null;

export interface Circumstances {
  readonly declined: boolean;
  readonly installed: boolean;
  /** Whether the browser lets itself be asked. */
  readonly canAsk: boolean;
  /** Safari on a phone: the way leads through its own menu. */
  readonly byHand: boolean;
}

export const invitationFor = ({ declined, installed, canAsk, byHand }: Circumstances): Invitation => {
  if (declined || installed) return null;
  return canAsk ? 'ask' : byHand ? 'byHand' : null;
};

export const wasDeclined = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // Who keeps nothing would be asked again and again.
    return true;
  }
};

export const decline = (): void => {
  try {
    localStorage.setItem(KEY, 'no');
  } catch {
    // Without storage nobody is asked.
  }
};
