/** Runs in the head of the page, before its code is there, and stands there as text: it knows nothing but what it is given. */

export interface FirstFiles {
  /** Where settings are kept. */
  readonly key: string;
  /** By language: the words of every page. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** By language: what the first page needs besides. */
  readonly home: Readonly<Record<string, readonly string[]>>;
  /** What a table needs besides, wherever it stands. */
  readonly table: readonly string[];
  /** By language: what the first press on the first page leads to, besides a table. */
  readonly next: Readonly<Record<string, readonly string[]>>;
}

/** Asks for words, and for the first page where it is wanted, while the code that will ask for them is still on its way. */
export const fetchFirst = ({ key, words, home, table, next }: FirstFiles): void => {
  let language = navigator.language.slice(0, 2).toLowerCase();
  try {
    const set = (JSON.parse(localStorage.getItem(key) ?? '{}') as { readonly language?: unknown }).language;
    if (typeof set === 'string') language = set;
  } catch {
    // What cannot be read is not followed.
  }
  const known = language in words ? language : 'en';
  const ask = (files: readonly string[] = []): void => {
    for (const file of files) {
      const link = document.createElement('link');
      link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
      if (file.endsWith('.css')) link.as = 'style';
      link.crossOrigin = '';
      link.href = file;
      document.head.append(link);
    }
  };
  ask(words[known]);
  if (/^\/(?:game|table)\//.test(location.pathname)) ask(table);
  if (location.pathname !== '/') return;
  ask(home[known]);
  // By then the code of the page is there: what comes after it no longer shares the line with it.
  document.addEventListener('DOMContentLoaded', () => ask([...(next[known] ?? []), ...table]));
};
