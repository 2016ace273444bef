/** The modes that the walks of all titles do not meet: refusals by their own rule, nobody asked in vain. */
import { describe, expect, test } from 'vitest';
import { catchAlls, idleQuestions } from '../../../test/support/index.ts';
import '../index.ts';

const MODES = [
  ['tutorial', [{ players: 3, seed: 3, options: { tutorial: true } }]],
  ['Moravia-Silesia', [{ players: 3, seed: 4, options: { moravia: true } }]],
] as const;

describe.each(MODES)('%s', (_name, walks) => {
  test('refuses by the rule that forbids it', async () => expect(await catchAlls('18CZ', walks)).toEqual([]));
  test('asks nobody who can only pass', () => expect(idleQuestions('18CZ', walks)).toEqual([]));
});
