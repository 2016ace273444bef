/** Exports that were accepted on 18xx.games: imported and exported again, they are the same action for action. */
import { describe, expect, test } from 'vitest';
import { type Adapter, exportGame, importGame, parsePeerFile, type PeerAction } from '../src/index.ts';
import { readStored } from './stored.ts';

export const readAccepted = (name: string): unknown => readStored('accepted', name);

/** A run may be written from either end. */
const withoutWay = (action: PeerAction): unknown => {
  const { routes, ...rest } = JSON.parse(JSON.stringify(action)) as PeerAction;
  return Array.isArray(routes)
    ? [rest, routes.map(({ train, revenue }: { train: string; revenue: number }) => [train, revenue])]
    : rest;
};

export const testAcceptedGames = (adapter: Adapter, names: readonly string[]): void => {
  describe(`accepted games of ${adapter.title}`, () => {
    test.each(names)('%s is exported as it was accepted', (name) => {
      const parsed = parsePeerFile(readAccepted(name));
      if ('error' in parsed) throw new Error(parsed.error);
      const imported = importGame(adapter, parsed.value);
      expect(imported.refusal).toBeUndefined();
      expect(imported.result).toEqual(parsed.value.result);
      const exported = exportGame(adapter, imported.game);
      if ('error' in exported) throw new Error(exported.error);
      expect(exported.value.actions.map(withoutWay)).toEqual(parsed.value.actions.map(withoutWay));
    });
  });
};
