import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { flatActions, parsePeerFile, type TraceLine } from '@roundhouse/interchange';
import { expect, test } from 'vitest';
import { recordedNames, sharedPath } from '../../../testing/shared.ts';
import { withShared } from '../../../testing/withShared.ts';
import { TITLES } from '../../routes/test/titles.ts';
import { type Data, readData, roundhouse, scratch } from './table.ts';

const at = scratch();

/** `18MEX/hotseat01` and so on. */
const recordedFile = (name: string): string => sharedPath(`games/${name}.json`);

const lines = (text: string): readonly TraceLine[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as TraceLine);

const WITHOUT_MEANING = new Set(['id', 'source_id', 'original_id', 'auto', 'auto_actions', 'created_at', 'user']);
const meaning = (action: Data): Data =>
  Object.fromEntries(Object.entries(action).filter(([key]) => !WITHOUT_MEANING.has(key)));

withShared('games', 'recorded games of 18xx.games', () => {
  const recordedGames = TITLES.flatMap((title) => recordedNames(title).map((name) => `${title}/${name}`));
  test.each(recordedGames)('%s: undone actions are out and automatic ones in where they happened', (name) => {
    const { flat_actions: flat, ...rest } = readData(recordedFile(name));
    const parsed = parsePeerFile(rest);
    if ('error' in parsed) throw new Error(parsed.error);
    const ours = flatActions(parsed.value);
    const theirs = flat as readonly Data[];
    expect(ours.map(meaning)).toEqual(theirs.map(meaning));
    expect(ours.map((each) => each['source_id'])).toEqual(theirs.map((each) => each['source_id']));
  });

  // One short game per title; every recorded game is compared line by line in the tests of interchange.
  test.each(['1817/13707', '1849/1849_game_end_bank', '1862/1862_game_end_bank', '18CZ/1613616655', '18MEX/hotseat01'])(
    '%s is imported from its own list of actions, with a trace as recorded',
    async (name) => {
      const { flat_actions: flat, ...rest } = readData(recordedFile(name));
      const file = at('game.json', JSON.stringify(rest));
      const trace = at('trace.jsonl');
      const { code, out, err } = await roundhouse('import', file, '--json', '--trace', trace);
      expect(err).toBe('');
      expect(code).toBe(0);
      const summary = JSON.parse(out) as Data;
      const count = (flat as unknown[]).length;
      expect(summary).toMatchObject({ title: rest['title'], actions: count, applied: count });
      const finished = rest['status'] === 'finished';
      expect(summary['reason']).toBe(finished ? rest['game_end_reason'] : null);
      expect(summary['result']).toEqual(finished ? rest['result'] : {});
      const ours = lines(readFileSync(trace, 'utf8'));
      const theirs = lines(
        gunzipSync(readFileSync(recordedFile(name).replace('.json', '.trace.jsonl.gz'))).toString('utf8'),
      );
      expect(ours.length).toBe(theirs.length);
      for (const [index, line] of theirs.entries())
        if (!isDeepStrictEqual(ours[index], line)) expect(ours[index], `line ${index + 1}`).toEqual(line);
    },
  );

  test('route problems, packed or plain, have the same answers, not below what people ran', async () => {
    const packed = recordedFile('18MEX/hotseat01').replace('.json', '.routes.jsonl.gz');
    const plain = at('plain.jsonl', gunzipSync(readFileSync(packed)));
    const answers = async (file: string) => {
      const { code, out } = await roundhouse('routes', file, '--json');
      expect(code).toBe(0);
      return lines(out);
    };
    const found = await answers(packed);
    const problems = lines(readFileSync(plain, 'utf8'));
    expect(found.length).toBe(problems.length);
    expect((await answers(plain)).map((each) => ({ ...each, ms: 0 }))).toEqual(
      found.map((each) => ({ ...each, ms: 0 })),
    );
    for (const [index, { human, verified }] of problems.entries())
      if (verified) expect(found[index]?.['revenue']).toBeGreaterThanOrEqual((human as Data)['revenue'] as number);
  });
});
