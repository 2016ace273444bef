/** What the settings of the client ask of a browser when they are loaded: its tests run without one. Set up before each file. */
import { vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('document', { documentElement: { dataset: {}, lang: '' }, addEventListener: () => undefined });
