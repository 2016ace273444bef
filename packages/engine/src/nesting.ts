/** How deeply JSON from outside is nested, found before it is parsed: nothing that walks it afterwards runs out of stack. */

const BACKSLASH = 0x5c;
const QUOTE = 0x22;
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** Whether brackets outside of strings are nested deeper than so many levels. */
export const isNestedDeeper = (text: string, levels: number): boolean => {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (quoted) {
      if (sign === BACKSLASH) at++;
      else if (sign === QUOTE) quoted = false;
    } else if (sign === QUOTE) quoted = true;
    else if (OPENING.has(sign)) {
      if (++depth > levels) return true;
    } else if (CLOSING.has(sign)) depth--;
  }
  return false;
};
