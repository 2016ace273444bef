/** The name of the page in its tab: which page it is, whether it waits for you, how many games do. One place writes it. */
import { useEffect } from 'react';
import { afterPaint } from './afterPaint.ts';

const SITE = 'Roundhouse';

let page = '';
let waiting = 0;

/** Once for all that changes with one decision, and when that is on the screen: the browser learns of it in another process. */
let due = false;
const write = (): void => {
  if (due) return;
  due = true;
  afterPaint(() => {
    due = false;
    const title = `${waiting > 0 ? `(${waiting}) ` : ''}${page === '' ? '' : `${page} · `}${SITE}`;
    if (document.title !== title) document.title = title;
  });
};

/** So many games on the server wait for the person at the screen. */
export const countInTitle = (games: number): void => {
  waiting = games;
  write();
};

/** Undefined: something else on the page names it. */
export const usePageTitle = (name: string | undefined): void => {
  useEffect(() => {
    if (name === undefined) return;
    page = name;
    write();
    return () => {
      page = '';
      write();
    };
  }, [name]);
};
