/** What every section of a reference page shows from: the title, its facts for the conditions chosen, its formatter. */
import type { Facts, State, Title, Variant } from '@roundhouse/engine';
import type { Formatter } from '../../i18n/formatter.tsx';

export interface Shown {
  readonly title: Title;
  readonly facts: Facts;
  readonly formatter: Formatter;
  /** The variants that the conditions chosen amount to, where rules of variants are listed. */
  readonly variants?: readonly Variant[];
  /** The rule that a refusal asked for. */
  readonly rule: string | null;
  /** Where a game stands, where the reference is read beside one. */
  readonly state?: State;
}

export const SECTIONS = [
  'about',
  'order',
  'map',
  'tiles',
  'market',
  'trains',
  'companies',
  'privates',
  'options',
  'rules',
] as const;
export type SectionName = (typeof SECTIONS)[number];

export const ruleLink = (title: string, anchor: string): string =>
  `/titles/${encodeURIComponent(title)}/rules#${anchor}`;
