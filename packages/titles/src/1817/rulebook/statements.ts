/** A rule without its title: what it says in English and Russian. */
export type Statements = Readonly<Record<string, readonly [en: string, ru: string]>>;
