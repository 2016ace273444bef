/** A position of a title's own game on the table. */
import { companyIn, type State, stepNameOf } from '@roundhouse/engine';
import type { Locator, Page } from '@playwright/test';

export const decision = (page: Page): Locator => page.locator('#decision');

export const stepOf = (state: State): string | undefined => stepNameOf(state.agenda.at(-1));

/** The company whose turn or step it is. */
export const companyOnTurn = (state: State): string => {
  for (const company of state.agenda.toReversed().map(companyIn)) if (company !== undefined) return company;
  throw new Error('no company is operating');
};
