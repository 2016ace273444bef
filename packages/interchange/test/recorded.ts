/** Recorded games of ../shared: imported, and compared with their traces line by line. */
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { readShared, readSharedLines, recordedNames } from '../../../testing/shared.ts';
import { withShared } from '../../../testing/withShared.ts';
import type { Game } from '@roundhouse/engine';
import { type Adapter, importGame, parsePeerFile, type PeerFile, type TraceLine } from '../src/index.ts';

export const readRecorded = (title: string, name: string): PeerFile => {
  const parsed = parsePeerFile(readShared(`games/${title}/${name}.json`));
  if ('error' in parsed) throw new Error(parsed.error);
  return parsed.value;
};

const readTrace = (title: string, name: string): readonly TraceLine[] =>
  readSharedLines(`games/${title}/${name}.trace.jsonl.gz`).map((line) => JSON.parse(line) as TraceLine);

/** Games that have been imported in this file of tests: importing a long one takes seconds. */
const imported = new Map<string, Game>();

export const importRecorded = (adapter: Adapter, name: string): Game =>
  imported.get(name) ?? importGame(adapter, readRecorded(adapter.title, name)).game;

/** A line as it stands in a file. */
const written = (line: TraceLine | undefined): unknown => JSON.parse(JSON.stringify(line ?? null)) as unknown;

/** One test per recorded game of a title: every line of the trace is equal in every key, and so is the result. */
export const testWholeTraces = (adapter: Adapter): void => {
  const { title } = adapter;
  withShared(`games/${title}`, `recorded games of ${title}`, () => {
    test.each(recordedNames(title))(
      '%s ends as recorded, with every line of the trace',
      { timeout: 240_000 },
      (name) => {
        const file = readRecorded(title, name);
        const { game, refusal, trace, result, reason } = importGame(adapter, file, { trace: true });
        imported.set(name, game);
        expect(refusal).toBeUndefined();
        const recorded = readTrace(title, name);
        expect(trace.length).toBe(recorded.length);
        for (const [index, theirs] of recorded.entries()) {
          const ours = written(trace[index]);
          // Said only where it differs: a line is long.
          if (!isDeepStrictEqual(ours, theirs)) expect(ours, `line ${index}`).toEqual(theirs);
        }
        if (file.status !== 'finished') return;
        expect(result).toEqual(file.result);
        expect(reason).toBe(file['game_end_reason']);
      },
    );
  });
};
