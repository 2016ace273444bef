/** Which key was pressed, whatever letters the keyboard has. */

/** Keys that have a sign of their own on a Latin keyboard, and that sign with Shift. */
const SIGNS: Readonly<Record<string, readonly [string, string]>> = {
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  Comma: [',', '<'],
  Period: ['.', '>'],
  Slash: ['/', '?'],
};

/** The key as it stands on a Latin keyboard: with another one the same key does the same. */
export const keyOf = ({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string => {
  if (key.length > 1) return key;
  if (/^[ -~]$/u.test(key)) return key.toLowerCase();
  const sign = SIGNS[code]?.[shiftKey ? 1 : 0];
  return sign ?? (code.startsWith('Key') ? code.slice(3).toLowerCase() : key.toLowerCase());
};
