/** The route rules of a title under the conditions of a game, without loading the rest of it. */
import type { Rules } from '@roundhouse/engine';
import type { RouteRules } from '@roundhouse/routes';

/** The route rules by the options and rulings of a game. */
export type RouteRulesFor = (rules: Pick<Rules, 'options' | 'rulings'>) => RouteRules;

const LOADERS: Readonly<Record<string, () => Promise<RouteRulesFor>>> = {
  '1817': async () => {
    const { routes1817, routes1817ModernTrains } = await import('./1817/routes.ts');
    return ({ options }) => (options['modernTrains'] === true ? routes1817ModernTrains : routes1817);
  },
  '1849': async () => {
    const { routes1849 } = await import('./1849/routes.ts');
    return () => routes1849;
  },
  '1862': async () => (await import('./1862/routes.ts')).routesFor,
  '18CZ': async () => {
    const [{ routesMoravia }, { routes18CZ, routes18CZBestStops }] = await Promise.all([
      import('./18cz/moraviaRoutes.ts'),
      import('./18cz/routes.ts'),
    ]);
    return ({ options, rulings }) => {
      if (options['moravia'] === true) return routesMoravia;
      return rulings['storedRevenue'] === true ? routes18CZBestStops : routes18CZ;
    };
  },
  '18MEX': async () => {
    const { routes18MEX } = await import('./18mex/routes.ts');
    return () => routes18MEX;
  },
};

export const loadRouteRules = async (title: string): Promise<RouteRulesFor> => {
  const load = LOADERS[title];
  if (!load) throw new Error(`unknown title ${title}`);
  return load();
};

export const routeRulesOf = async (rules: Pick<Rules, 'title' | 'options' | 'rulings'>): Promise<RouteRules> =>
  (await loadRouteRules(rules.title))(rules);
