/** A position of a title's own game on the table. */
import type { State } from '@roundhouse/engine';
import type { Locator, Page } from '@playwright/test';

export const decision = (page: Page): Locator => page.locator('#decision');

export const stepOf = (state: State): string | undefined => state.agenda.at(-1)?.step;

/** The company whose turn or step it is. */
export const companyOnTurn = (state: State): string => {
  for (const { company } of state.agenda.toReversed()) if (typeof company === 'string') return company;
  throw new Error('no company is on turn');
};
