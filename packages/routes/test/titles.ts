/** Route rules of the titles, for tests. */
import type { RouteRules } from '@roundhouse/routes';
import { routes1817, routes1817ModernTrains } from '../../titles/src/1817/routes.ts';
import { routes1849 } from '../../titles/src/1849/routes.ts';
import { routes1862, routes1862LegByLeg } from '../../titles/src/1862/routes.ts';
import { routesMoravia } from '../../titles/src/18cz/moraviaRoutes.ts';
import { routes18CZ, routes18CZBestStops } from '../../titles/src/18cz/routes.ts';
import { routes18MEX } from '../../titles/src/18mex/routes.ts';

export const TITLES = ['1817', '1849', '1862', '18CZ', '18MEX'] as const;
export type Title = (typeof TITLES)[number];
export type Ruling = 'rulebook' | '18xx.games';

/** Trains of other modes and rulings, under names of their own: areas in addition to their reach, cities that may go unpaid. */
const MORE_TRAINS: RouteRules['trains'] = Object.fromEntries(
  Object.entries({
    'moravia 4+4': routesMoravia.trains['4+4g'],
    'moravia 3E': routesMoravia.trains['3E'],
    'best 4E': routes18CZBestStops.trains['4Ef'],
  }).flatMap(([name, rule]) => (rule ? [[name, rule]] : [])),
);

export const rulesOf = (title: Title, options: readonly string[], ruling: Ruling = 'rulebook'): RouteRules => {
  switch (title) {
    case '1817':
      return options.includes('modern_trains') ? routes1817ModernTrains : routes1817;
    case '1849':
      return routes1849;
    case '1862':
      return ruling === 'rulebook' ? routes1862 : routes1862LegByLeg;
    case '18CZ':
      if (options.includes('all_trains')) return { ...routes18CZ, trains: { ...routes18CZ.trains, ...MORE_TRAINS } };
      return ruling === 'rulebook' ? routes18CZ : routes18CZBestStops;
    case '18MEX':
      return routes18MEX;
  }
};
