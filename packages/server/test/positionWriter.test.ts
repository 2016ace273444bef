/** Positions are written in the background, each once, and what is written for the time being gives way to what is newer. */
import path from 'node:path';
import { begin, newGame } from '@roundhouse/engine';
import { loadTitle } from '@roundhouse/titles';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unpacked } from '../src/games/packedState.ts';
import { newPositionWriter } from '../src/games/positionWriter.ts';
import { openStore, type Store } from '../src/store/store.ts';
import { dataFolder } from './table.ts';

const folder = dataFolder();
let store: Store;

beforeAll(async () => {
  await loadTitle('1849');
  store = await openStore({ url: undefined, file: path.join(folder, 'db.sqlite') });
});
afterAll(() => store.close());

const players = (['@A', '@B', '@C'] as const).map((id) => ({ id, name: id }));

it('keeps what is for good, and of the rest the newest', async () => {
  const { state } = begin(newGame({ title: '1849', players, seed: 1 }));
  const troubles: unknown[] = [];
  const { write, written } = newPositionWriter(store, 'rules', (error) => troubles.push(error));
  write('g', { number: 1, state }, 1);
  write('g', { number: 2, state }, 0);
  write('g', { number: 3, state }, 0);
  write('other', { number: 2, state }, 0);
  await written();
  const rows = await store.db
    .selectFrom('snapshots')
    .select(['game', 'number', 'state'])
    .orderBy('game')
    .orderBy('number')
    .execute();
  expect(rows.map(({ game, number }) => `${game} ${number}`)).toEqual(['g 1', 'g 3', 'other 2']);
  expect(rows.map((row) => unpacked(row.state))).toEqual([state, state, state]);
  expect(troubles).toEqual([]);
});

it('reports what cannot be written, and goes on', async () => {
  const { state } = begin(newGame({ title: '1849', players, seed: 1 }));
  const troubles: unknown[] = [];
  let fails = true;
  const change: Store['change'] = (work) => {
    if (!fails) return store.change(work);
    fails = false;
    return Promise.reject(new Error('full'));
  };
  const { write, written } = newPositionWriter({ change }, 'rules', (error) => troubles.push(error));
  write('h', { number: 1, state }, 0);
  await written();
  write('h', { number: 2, state }, 0);
  await written();
  const rows = await store.db.selectFrom('snapshots').select('number').where('game', '=', 'h').execute();
  expect([troubles.length, rows]).toEqual([1, [{ number: 2 }]]);
});
