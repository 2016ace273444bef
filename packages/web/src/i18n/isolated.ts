/** Names that people have given themselves, within our own sentences. */

/** Marks that turn the direction of what follows, and characters that are none. */
const HIDDEN = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A name that is written from the right must not turn the figures around it, nor may marks hidden in a name. */
export const isolated = (name: string): string => {
  const plain = name.replaceAll(HIDDEN, '');
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
};
