/** What the settings of the client ask of a browser, for tests that run without one. */
import { afterAll, beforeAll, vi } from 'vitest';

export const withoutBrowser = (): void => {
  beforeAll(() => {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
    vi.stubGlobal('navigator', { language: 'en' });
    vi.stubGlobal('document', { documentElement: { dataset: {}, lang: '' }, addEventListener: () => undefined });
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });
};
