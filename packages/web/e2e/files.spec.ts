import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { sampleGame } from './positions.ts';
import { importGame } from './support.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'roundhouse-broken-'));

const write = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};

const offer = async (page: Page, file: string): Promise<void> => {
  await page.goto('/');
  await page.setInputFiles('input[type=file]', file);
};

type Whole = Readonly<Record<string, unknown>>;

const wholeGame = async (): Promise<Whole> => JSON.parse(readFileSync(await sampleGame(), 'utf8')) as Whole;

const broken: readonly (readonly [name: string, text: (game: Whole) => string])[] = [
  ['not JSON', () => 'half a file {"format": "round'],
  ['nothing', () => ''],
  ['a number', () => '42'],
  ['null', () => 'null'],
  ['a list', () => '[1, 2, 3]'],
  ['another program’s JSON', () => '{"name": "package", "version": "1.0.0"}'],
  ['an unknown title', (game) => JSON.stringify({ ...game, title: '18NOWHERE' })],
  [
    'too many players',
    (game) => JSON.stringify({ ...game, players: Array.from({ length: 30 }, () => ({ id: '@1', name: 'x' })) }),
  ],
  ['a bad seed', (game) => JSON.stringify({ ...game, seed: 'abc' })],
  ['an unknown option', (game) => JSON.stringify({ ...game, options: { nonsense: true } })],
  ['deep nesting', () => `${'['.repeat(5000)}${']'.repeat(5000)}`],
];

test('broken files are refused in words', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const game = await wholeGame();
  for (const [name, text] of broken)
    await test.step(name, async () => {
      await offer(page, write('broken.json', text(game)));
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page).toHaveURL(/\/$/);
      expect(errors).toEqual([]);
    });
});

test('a file whose actions are not understood to the end is kept as far as it goes', async ({ page }) => {
  const { actions, ...rest } = await wholeGame();
  const list = (actions as readonly unknown[]).slice(0, 40);
  const file = write('half.json', JSON.stringify({ ...rest, actions: [...list, { type: 'teleport', by: '@1' }] }));
  await offer(page, file);
  await expect(page.locator('#decision')).toBeVisible();
  // It can be looked at, gone on with in a copy, and taken out again whole; nothing is thrown away.
  await expect(page.getByRole('alert').getByRole('button', { name: 'Export' })).toBeVisible();
});

test('names in a file are text, never markup', async ({ page }) => {
  const nasty = '<img src=x onerror="window.hit=1">';
  const whole = await wholeGame();
  const players = (whole['players'] as readonly { id: string; name: string }[]).map((each) => ({
    ...each,
    name: nasty,
  }));
  const id = await importGame(page, write('nasty.json', JSON.stringify({ ...whole, players })));
  await page.goto(`/game/${id}/result`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img');
  await page.goto('/');
  await expect(page.getByText(nasty, { exact: false }).first()).toBeVisible();
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});
