/** Recorded games, imported and told again, must be the recorded actions. */
import { describe, expect, test } from 'vitest';
import { type Adapter, exportGame, flatActions, hasEffect, importGame, type PeerAction } from '../src/index.ts';
import { readRecorded, recordedNames } from './recorded.ts';

/** Which copy of a tile is taken is free; so is the moment of a turn at which a private is bought. */
const essence = (action: PeerAction): string => {
  const withoutCopy = (value: unknown): unknown =>
    typeof value === 'string' ? value.replace(/-\d+(?=$|-)/, '') : value;
  const routes = action['routes'];
  return JSON.stringify([
    action.type,
    action.entity,
    action['company'] ?? action['corporation'],
    action['price'],
    action['share_price'],
    action['percent'],
    action['hex'],
    withoutCopy(action['tile']),
    action['rotation'],
    withoutCopy(action['city']),
    action['train'],
    action['kind'],
    action['target'],
    Array.isArray(routes)
      ? routes.map((route: { readonly train?: string; readonly revenue?: number }) => [route.train, route.revenue])
      : undefined,
  ]);
};

export const testRetoldGames = (
  title: string,
  adapter: Adapter,
  /** Actions that have two names there. */
  same: (action: PeerAction) => PeerAction = (action) => action,
): void => {
  const names = recordedNames(title);
  describe.runIf(names.length > 0)(`recorded games of ${title}, told again`, () => {
    test.each(names)('%s is told as it was recorded', (name) => {
      const file = readRecorded(title, name);
      const told = exportGame(adapter, importGame(adapter, file).game);
      if ('error' in told) throw new Error(told.error);
      const told18xx = told.value.actions
        .filter((action) => action.type !== 'buy_company')
        .map(same)
        .map(essence);
      const recorded = flatActions(file)
        .filter((action) => hasEffect(action) && action.type !== 'buy_company')
        .map(same)
        .map(essence);
      expect(told18xx).toEqual(recorded);
    });
  });
};
