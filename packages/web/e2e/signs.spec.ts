/** Signs and marks answer a press; what is refused, proposed and done says so. */
import { expect } from '@playwright/test';
import { test } from './test.ts';
import { openWhere, opens } from './positions.ts';
import { withSettings } from './support.ts';

test.beforeEach(async ({ page }) => {
  await withSettings(page, { language: 'en' });
});

test('chips, cells and marks tell what they are; a menu is closed by a press that does nothing else', async ({
  page,
}) => {
  await openWhere(page, (state, action) => state.round.kind === 'stock' && action.type === 'buyShares', 150);
  const tooltip = page.locator('[data-tooltip]');
  await page
    .locator('[data-panel=players] [data-chip="NdM"], [data-panel=companies] [data-chip="NdM"]')
    .first()
    .click();
  await expect(tooltip).toContainText('National Railways of Mexico');
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await page.locator('[data-panel=market] [data-cell]').first().click();
  await expect(tooltip).toContainText('$60');
  await expect(page.locator('[data-legend] li', { hasText: /^par$/ })).toHaveCount(1);
  // The card of a hex: what could lie on one is not shown for the next.
  // Both hexes are above the card, which would otherwise take the press.
  const hex = (id: string) => page.locator(`[data-board] [data-hex="${id}"]`).first();
  await hex('F7').click({ force: true });
  await page.getByText('Possible tiles for this hex').click();
  await expect(page.locator('details[open]', { hasText: 'Possible tiles for this hex' })).toBeVisible();
  await hex('D9').click({ force: true });
  await expect(page.locator('details[open]', { hasText: 'Possible tiles for this hex' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Layers', exact: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  const pressed = page.locator('[data-panel=companies] [data-company] button[aria-pressed]').first();
  await pressed.click({ force: true });
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(pressed).toHaveAttribute('aria-pressed', 'false');
});

test('a refusal says what is wrong, once; done steps are listed while the turn goes on', async ({ page }) => {
  const { next } = await openWhere(
    page,
    (state, action) => action.type === 'buyShares' && opens(state, 'buyPrivate') && state.round.kind === 'stock',
    100,
  );
  const decision = page.locator('#decision');
  const refused = decision.locator('details[data-refused]').first();
  await refused.locator('summary').click();
  await expect(refused.locator('li').first()).toContainText(/^(Buy|Sell|Start).+: .+/);
  const reasons = await refused.locator('li').allInnerTexts();
  expect(new Set(reasons).size).toBe(reasons.length);
  // A private of another player has no price before one is written, and is proposed.
  await decision.getByText(/^Trade privates/).click();
  await expect(decision.getByRole('button', { name: 'Make an offer…' }).first()).toBeDisabled();
  await decision.getByRole('spinbutton').first().fill('90');
  await expect(decision.getByRole('button', { name: /^Offer \$\d+/ }).first()).toBeEnabled();
  await decision.locator(`[data-action='${JSON.stringify(next)}']`).click();
  await expect(decision.locator('[data-done=sharesBought]')).toContainText(/✓ .+ buys?/);
  await expect(decision.getByRole('button', { name: /^Done/ })).toBeVisible();
});
