/** Part of the rulebook: rule number within the title → statement in English and in Russian. */
export type Section = Readonly<Record<string, readonly [en: string, ru: string]>>;
