/** §7.8.1 (i): permanent Freights are grouped by their director; on 18xx.games all that share an end are one. */
import type { Rules } from '@roundhouse/engine';
import type { RouteRules } from '@roundhouse/routes';

const AT_SHARED_ENDS = { joinFreights: 'atSharedEnds' } as const;

export const freightsAreJoined = ({ rulings }: Pick<Rules, 'rulings'>): Partial<RouteRules> =>
  rulings['freightGrouping'] === 'sharedEnds' ? AT_SHARED_ENDS : {};
