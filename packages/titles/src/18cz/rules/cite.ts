/** Short ways to say which rule stands in the way, and what the table has decided. */
import { type Json, type Refusal, refuse, type State } from '@roundhouse/engine';
import type { HouseId } from '../rulings.ts';

export const ruleId = (section: string): string => `18CZ §${section}`;

export const no = (section: string, key: string, args: Readonly<Record<string, Json>> = {}): Refusal =>
  refuse(ruleId(section), key, args);

export const ruled = (state: State, ruling: HouseId): boolean => state.rules.rulings[ruling] === true;
