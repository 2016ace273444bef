import { describe, test } from 'vitest';
import { hasShared } from './shared.ts';

/**
 * Tests that need something of `../shared`. Where it is absent the body is not run at all (that of `describe.skipIf` is, and
 * would read the folder while tests are collected); a skipped test says what is missing, and `npm test` repeats it.
 */
export const withShared = (needs: string, name: string, tests: () => void): void => {
  if (hasShared(needs)) describe(name, tests);
  else test.skip(`${name}: ../shared/${needs} is absent`, () => undefined);
};
