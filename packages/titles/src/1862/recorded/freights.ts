/** §7.8.1 (i): permanent Freights are grouped by their director; on 18xx.games all that share an end are one. */
import type { Rules } from '@roundhouse/engine';
import type { RouteRules } from '@roundhouse/routes';
import { recorded } from './rulings.ts';

const AT_SHARED_ENDS = { joinFreights: 'atSharedEnds' } as const;

export const freightsAreJoined = (rules: Pick<Rules, 'rulings'>): Partial<RouteRules> =>
  recorded({ rules }, 'freightGrouping') === 'sharedEnds' ? AT_SHARED_ENDS : {};
