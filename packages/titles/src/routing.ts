/** The route rules of a title under the conditions of a game, without loading the rest of it. */
import type { Rules } from '@roundhouse/engine';
import type { RouteRules } from '@roundhouse/routes';

const LOADERS: Readonly<Record<string, (rules: Pick<Rules, 'options' | 'rulings'>) => Promise<RouteRules>>> = {
  '1817': async ({ options }) => {
    const { routes1817, routes1817ModernTrains } = await import('./1817/routes.ts');
    return options['modernTrains'] === true ? routes1817ModernTrains : routes1817;
  },
  '1849': async () => (await import('./1849/routes.ts')).routes1849,
  '1862': async (rules) => (await import('./1862/routes.ts')).routesFor(rules),
  '18CZ': async ({ options, rulings }) => {
    if (options['moravia'] === true) return (await import('./18cz/moraviaRoutes.ts')).routesMoravia;
    const { routes18CZ, routes18CZBestStops } = await import('./18cz/routes.ts');
    return rulings['storedRevenue'] === true ? routes18CZBestStops : routes18CZ;
  },
  '18MEX': async () => (await import('./18mex/routes.ts')).routes18MEX,
};

export const routeRulesOf = async (rules: Pick<Rules, 'title' | 'options' | 'rulings'>): Promise<RouteRules> => {
  const load = LOADERS[rules.title];
  if (!load) throw new Error(`unknown title ${rules.title}`);
  return load(rules);
};
