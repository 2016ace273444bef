/** Letters are fetched while the words are: a page that is set anew when they come is laid out twice. */
import type { Language } from './settings.ts';

/** For reading, and for headings; at a table also for names on the map. */
const FACES = ['1em "Golos Text Variable"', '600 1em Literata'] as const;
const NAMES = 'italic 1em Literata';

/** One letter of every alphabet that the language is sure to need. */
const SAMPLE: Readonly<Record<Language, string>> = { en: 'a', ru: 'aя' };

const fetchFace = async (face: string, language: Language): Promise<void> => {
  try {
    await document.fonts.load(face, SAMPLE[language]);
  } catch {
    // Without them the text is read in others.
  }
};

export const preloadFonts = (language: Language, path: string): void => {
  const table = /^\/(?:game|table)\//.test(path);
  for (const face of table ? [...FACES, NAMES] : FACES) void fetchFace(face, language);
};
