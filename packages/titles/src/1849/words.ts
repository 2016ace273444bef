/** 1849: names, terms and messages in both languages. */
const en = {} as const;

export const words: {
  readonly en: Readonly<Record<keyof typeof en, string>>;
  readonly ru: Readonly<Record<keyof typeof en, string>>;
} = { en, ru: {} };
