/** Titles with what they say in the language of the page. Of the other language nothing is fetched until it is chosen. */
import { knownTitle, type Title } from '@roundhouse/engine';
import { loadTitle, loadTitleWords } from '@roundhouse/titles';
import { loadWithLanguage } from '../i18n/words.ts';

/** Titles whose words follow the language of the page. */
const spoken = new Set<string>();

export const fetchTitle = async (id: string): Promise<Title> => {
  const [title] = await Promise.all([
    loadTitle(id, []),
    loadWithLanguage(`title ${id}`, (language) => loadTitleWords(id, language)),
  ]);
  spoken.add(id);
  return title;
};

/** A title that has been fetched. */
export const fetchedTitle = (id: string): Title | undefined => (spoken.has(id) ? knownTitle(id) : undefined);
