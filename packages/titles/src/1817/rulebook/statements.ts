/** A rule without its title: one short statement in English and Russian. */
export type Statements = Readonly<Record<string, readonly [en: string, ru: string]>>;
