/** Short ways to say which rule stands in the way, and under which rulings a game is played. */
import { type Json, type Refusal, refuse, type State } from '@roundhouse/engine';

export const ruleId = (section: string): string => `18CZ §${section}`;

export const no = (section: string, key: string, args: Readonly<Record<string, Json>> = {}): Refusal =>
  refuse(ruleId(section), key, args);

export const RULINGS = [
  'multiSale',
  'earlyTrainTrade',
  'anyRoute',
  'storedRevenue',
  'endWithoutRunnable',
  'ateBrownOpen',
  'absorbOverflowToPool',
  'vaclavBuys',
  'powerIsNoUpgrade',
  'lateReturn',
  'firstTileAnywhere',
  'openDraftPrice',
  'prahaTwice',
  'absorbRoundsUp',
  'idlePrompts',
  'peerDraw',
] as const;
export type Ruling = (typeof RULINGS)[number];

export const ruled = (state: State, ruling: Ruling): boolean => state.rules.rulings[ruling] === true;
