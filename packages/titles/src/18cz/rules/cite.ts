/** Short ways to say which rule stands in the way. */
import { type Json, type Refusal, refuse } from '@roundhouse/engine';

export const ruleId = (section: string): string => `18CZ §${section}`;

export const no = (section: string, key: string, args: Readonly<Record<string, Json>> = {}): Refusal =>
  refuse(ruleId(section), key, args);
