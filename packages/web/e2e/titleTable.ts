/** A position of a title's own game on the table. */
import { companyAtWork, type State, stepNameOf } from '@roundhouse/engine';
import type { Locator, Page } from '@playwright/test';

export const decision = (page: Page): Locator => page.locator('#decision');

export const stepOf = (state: State): string | undefined => stepNameOf(state.agenda.at(-1));

/** The company whose turn or step it is. */
export const operatingCompany = (state: State): string => {
  const company = companyAtWork(state);
  if (company === undefined) throw new Error('no company is operating');
  return company;
};
