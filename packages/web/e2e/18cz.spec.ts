/** What is peculiar to 18CZ: locals, sides of train cards, absorption, the border tile, purple tiles, guide, the map. */
import { apply, CONSENT, isRefusal, offers, type State, topFrame } from '@roundhouse/engine';
import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { transfersOf, outcomeOf } from '../src/game/decision/outcome.ts';
import { LIKES, type Preferences, type Played, playedGame } from './played.ts';
import { chooseLanguage, expectFitsPhoneInRussian, withSettings } from './support.ts';
import { openAt } from './positions.ts';
import { decision, stepOf } from './titleTable.ts';

const PREFERENCES: Preferences = { likes: [['turnTrain', 50], ['repayLoan', 20], ...LIKES] };

/** Seeds that together see everything. */
const SEEDS = [3, 5, 1, 2, 4, 6, 8];

type Fits = Parameters<typeof openAt>[2];

const openWhere = async (page: Page, fits: Fits) => {
  for (const seed of SEEDS) {
    const played = await playedGame('18CZ', seed, 3, PREFERENCES);
    const seen = played.game.actions.some((action, at) => {
      const state = played.states[at];
      return state !== undefined && fits(state, action);
    });
    if (seen) return openAt(page, played, fits);
  }
  throw new Error('no such position in these games');
};

const inRussian = (page: Page) => chooseLanguage(page, 'Русский');

test.beforeEach(async ({ page }) => {
  await withSettings(page, { language: 'en', theme: 'light' });
});

test('locals are bought in the draft: income, power, price', async ({ page }) => {
  const { next } = await openWhere(page, (state, action) => stepOf(state) === 'draft' && action.type === 'buyPrivate');
  await expect(decision(page)).toContainText('Buy a private or pass');
  await expect(decision(page)).toContainText('income 5 K');
  await expect(decision(page)).toContainText('purple-edged green tile');
  await inRussian(page);
  await expect(decision(page)).toContainText('Купите местную ж/д');
  await decision(page)
    .locator(`[data-action='${JSON.stringify(next)}']`)
    .click();
  await expect(page.locator('[data-event=privateBought]').last()).toBeVisible();
});

test('a train card: each side with its price, or why not', async ({ page }) => {
  const sides = (state: State): readonly string[] =>
    offers(state).flatMap((each) =>
      each.kind === 'one' && each.action.type === 'buyTrain' && each.action.from === 'depot'
        ? [each.action.side ?? '']
        : [],
    );
  const { state } = await openWhere(page, (now) => stepOf(now) === 'trains' && new Set(sides(now)).size > 1);
  for (const side of sides(state))
    await expect(decision(page).locator('[data-option=buyTrain]', { hasText: side }).first()).toContainText('Buy for');
  await expect(decision(page).locator('[data-option=buyTrain]', { hasText: 'small train' }).first()).toBeVisible();
  await expect(decision(page).locator('[data-hint="hint.trains"]')).toContainText('several sides');
});

test('absorption: the effect on everyone, before the offer and before the answer', async ({ page }) => {
  await openWhere(
    page,
    (state, action) =>
      stepOf(state) === 'absorb' && action.type === 'merge' && leavesADecision(state, action) && movesStations(state),
  );
  const offer = decision(page).locator('[data-option=merge]').first();
  // A price is named by who proposes it.
  await offer.getByRole('button', { name: 'More' }).click();
  await expect(offer.locator('[data-holders]')).toContainText(/\d+ → 0%/);
  await expect(offer.locator('[data-holders]')).toContainText(/\d\sK → /);
  await expect(offer.locator('[data-goods]')).toContainText(/tokens: /);
  await openWhere(page, (state) => topFrame(state, CONSENT)?.proposal === 'absorption');
  await expect(decision(page)).toContainText(/offers \d+\sK a share for/);
  await expect(decision(page)).toContainText(/\+\d+\sK|, now\s+\d+\sK/);
  await decision(page).getByRole('button', { name: 'Accept' }).click();
  await expect(page.locator('[data-event=companiesMerged]').last()).toBeVisible();
  await expectFitsPhoneInRussian(page);
});

/** The director of the target is somebody else. */
/** The first absorption that is offered brings stations along. */
const movesStations = (state: State): boolean => {
  const [first] = offers(state, 'merge');
  const outcome = first && 'action' in first ? outcomeOf(state, first.action) : null;
  return outcome !== null && transfersOf(outcome).some(({ stations }) => stations.length > 0);
};

const leavesADecision: Fits = (state, action) => {
  const result = apply(state, action);
  return !isRefusal(result) && stepOf(result.state) === 'consent';
};

test('a state railway lays its border tile', async ({ page }) => {
  const { next } = await openWhere(page, (state, action) => stepOf(state) === 'home' && action.type === 'layTile');
  if (next.type !== 'layTile') throw new Error('not a tile');
  await expect(decision(page)).toContainText('Place the home');
  await expect(page.locator('.lit polygon')).not.toHaveCount(0);
  await page.locator(`[data-hex="${next.hex}"]`).first().click({ force: true });
  await expect(page.locator('.ghosts .ghost')).toHaveCount(1);
  await decision(page).getByRole('button', { name: /^Lay / }).click();
  await expect(page.locator('[data-event=tileLaid]').last()).toContainText(next.tile);
});

/** The first game with a company that buys a local of its director and can lay a purple tile with it. */
const withPurple = (played: Played): Played | null => {
  for (const [at, state] of played.states.entries()) {
    if (stepOf(state) !== 'track' || state.phase === 'a') continue;
    for (const each of offers(state)) {
      if (!('action' in each) || each.action.type !== 'buyPrivate') continue;
      const { action } = each;
      if (state.privates[action.private]?.owner !== action.by) continue;
      const result = apply(state, action);
      if (isRefusal(result)) continue;
      const open = offers(result.state).some(
        (lay) => lay.kind === 'lay' && lay.power === action.private && (lay.hexes ?? []).length > 0,
      );
      // The last action is only there to be cut off again.
      const actions = [...played.game.actions.slice(0, at), action, { type: 'pass', by: action.by } as const];
      if (open) return { game: { ...played.game, actions }, states: [...played.states.slice(0, at + 1), result.state] };
    }
  }
  return null;
};

test('a local that a company owns lays a purple tile', async ({ page }) => {
  let found: Played | null = null;
  for (const seed of SEEDS) found ??= withPurple(await playedGame('18CZ', seed, 3, PREFERENCES));
  if (!found) throw new Error('no purple tile in these games');
  const last = found.states.length - 1;
  const { state } = await openAt(page, found, () => true, last);
  const lay = offers(state).find((each) => each.kind === 'lay' && each.power !== undefined && each.hexes?.length);
  if (lay?.kind !== 'lay') throw new Error('no lay by a power');
  const power = decision(page).locator(`[data-power="${lay.power ?? ''}"]`);
  if ((await power.count()) > 0) await power.click();
  const hex = lay.hexes?.[0] ?? '';
  await page.locator(`[data-hex="${hex}"]`).first().click({ force: true });
  await expect(page.locator('[data-tile]').first()).toBeVisible();
  await decision(page).getByRole('button', { name: /^Lay / }).click();
  await expect(page.locator('[data-event=tileLaid]').last()).toBeVisible();
});

test('the tutorial guides with one sentence', async ({ page }) => {
  const played = await playedGame('18CZ', 11, 3, { options: { tutorial: true } });
  const { state } = await openAt(page, played, (now) => stepOf(now) === 'track');
  expect(state.rules.options['tutorial']).toBe(true);
  const guide = decision(page).locator('[data-notes=guide]');
  // What the whole game is about, then the very next click.
  await expect(guide).toContainText('with the most money after ten rounds wins');
  await expect(guide).toContainText('tap it, pick a tile');
  await expect(page.locator('[data-panel=market]')).toHaveCount(0);
  await inRussian(page);
  await expect(guide).toContainText('нажмите «Положить»');
});

test('Moravia-Silesia says that its map is reconstructed', async ({ page }) => {
  const played = await playedGame('18CZ', 12, 2, { options: { moravia: true } });
  await openAt(page, played, () => true);
  const note = page.locator('[data-notes=map]');
  await expect(note).toContainText('our reconstruction of Moravia-Silesia');
  await inRussian(page);
  await expect(note).toContainText('восстановлена по описанию');
});
