/** Which tab of a table was looked at, kept while the page is loaded anew: an update loses nobody's place. */
import { type Tab, TABS } from '../app/arrangement.ts';

const KEY = 'roundhouse.place';

/** The kept tab is used once: a later visit begins with the board. */
export const takeKeptTab = (page: string): Tab | undefined => {
  try {
    const [at, tab] = (sessionStorage.getItem(KEY) ?? '').split(' ');
    sessionStorage.removeItem(KEY);
    return at === page ? TABS.find((each) => each === tab) : undefined;
  } catch {
    return undefined;
  }
};

export const keepTab = (page: string, tab: Tab): void => {
  try {
    sessionStorage.setItem(KEY, `${page} ${tab}`);
  } catch {
    // Without storage it is the board.
  }
};
