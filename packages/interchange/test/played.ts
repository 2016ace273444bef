/** Games played by the rules of 18xx.games: after every action the same is asked of the same one, who may do the same, and all have the same money. */
import { describe, expect, test } from 'vitest';
import { type Adapter, importGame, parsePeerFile, type TraceLine } from '../src/index.ts';
import { readStored } from './stored.ts';

type Cash = Readonly<Record<string, number>>;

interface Shown {
  readonly step: string | null;
  readonly active: string | number | null;
  readonly can: readonly string[];
  readonly order?: readonly (string | number)[];
  readonly order_index?: number;
  readonly cash: Cash;
  readonly treasuries: Cash;
}

interface Played {
  readonly file: unknown;
  readonly shown: readonly Shown[];
}

const cashIn = (line: TraceLine, key: string, those: Cash): Cash =>
  Object.fromEntries(
    (line[key] as readonly { readonly id: string | number; readonly cash: number }[])
      .filter(({ id }) => String(id) in those)
      .map(({ id, cash }) => [id, cash]),
  );

export const testPlayedGames = (adapter: Adapter, names: readonly string[]): void => {
  describe(`played games of ${adapter.title}`, () => {
    test.each(names)('%s goes as it went there', (name) => {
      const { file, shown } = readStored('played', name) as Played;
      const parsed = parsePeerFile(file);
      if ('error' in parsed) throw new Error(parsed.error);
      const { trace, refusal, result } = importGame(adapter, parsed.value, { trace: true });
      expect(refusal).toBeUndefined();
      expect(result).toEqual(parsed.value.result);
      const lines = trace.slice(1, 1 + shown.length);
      const ours = lines.map((line, at) => {
        const those = shown[at] ?? { cash: {}, treasuries: {} };
        return {
          step: line['step'] ?? null,
          active: line['active'] ?? null,
          ...('order' in those ? { order: line['order'], order_index: line['order_index'] } : {}),
          can: [...((line['can'] as readonly string[] | undefined) ?? [])].sort(),
          cash: cashIn(line, 'players', those.cash),
          treasuries: cashIn(line, 'corporations', those.treasuries),
        };
      });
      expect(ours).toEqual(shown);
    });
  });
};
