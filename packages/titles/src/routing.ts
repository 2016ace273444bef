/** The route rules of a title under the conditions of a game, without loading the rest of it. */
import type { Rules } from '@roundhouse/engine';
import type { RouteRules } from '@roundhouse/routes';
import { entryOf, type RouteRulesFor } from './registry.ts';

export const loadRouteRules = async (title: string): Promise<RouteRulesFor> =>
  (await entryOf(title).routes()).routesFor;

export const routeRulesOf = async (rules: Pick<Rules, 'title' | 'options' | 'rulings'>): Promise<RouteRules> =>
  (await loadRouteRules(rules.title))(rules);
