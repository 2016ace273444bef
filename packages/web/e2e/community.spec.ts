/** Messages and their click, profiles, the lobby's filters, tokens: in a real browser. */
import { expect, type Page } from '@playwright/test';
import { firstVisit, test, type Visitor } from './test.ts';

let count = 0;
const somebody = (): string => `Visitor ${Date.now()} ${++count}`;

/** Two people with the same device. */
const two = async (visitor: Visitor, screen: { readonly width: number } | null): Promise<readonly [Page, Page]> => {
  const width = screen?.width ?? 1280;
  return [await visitor('en-GB', width), await visitor('en-GB', width)];
};

const sitDown = async (page: Page): Promise<string> => {
  const name = somebody();
  await page.goto('/online');
  await page.getByPlaceholder(/^(Name|Имя)$/).fill(name);
  await page.getByRole('button', { name: /^(Continue|Дальше)$/ }).click();
  await expect(page.getByText(name).first()).toBeVisible();
  return name;
};

/** Asks the server as this browser does. */
const asks = <T>(page: Page, method: string, path: string, body?: unknown): Promise<T> =>
  page.evaluate(
    async ([how, where, what]) => {
      const answer = await fetch(where, {
        method: how,
        ...(what === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(what) }),
      });
      return (answer.status === 204 ? undefined : await answer.json()) as T;
    },
    [method, path, body] as const,
  );

test('a channel is added, says what it tells, and is removed; quiet hours are kept', async ({ page }) => {
  await sitDown(page);
  await page.getByRole('link', { name: 'Notifications' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  // This server has neither a mail server nor Telegram: neither is shown.
  await expect(page.getByLabel('Email address')).toHaveCount(0);
  await page.getByLabel('URL (https)').fill('http://127.0.0.1/inside');
  const hook = page.locator('form', { hasText: 'Webhook' });
  await hook.getByRole('button', { name: 'Add' }).click();
  await expect(hook.getByRole('alert')).toHaveText('That address isn’t on the public internet.');
  await page.getByLabel('URL (https)').fill('https://example.org/hook');
  await hook.getByRole('button', { name: 'Add' }).click();
  const channel = page.locator('[data-channel=webhook]');
  await expect(channel).toContainText('example.org');
  await channel.getByText('Notify me about').click();
  await channel.getByLabel('A game starts').check();
  await page.getByLabel('Use quiet hours').check();
  await page.getByLabel('from').fill('21:30');
  await expect(page.getByText('Time zone')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('from')).toHaveValue('21:30');
  await page.locator('[data-channel=webhook]').getByText('Notify me about').click();
  await expect(page.locator('[data-channel=webhook]').getByLabel('A game starts')).toBeChecked();
  await page.locator('[data-channel=webhook]').getByRole('button', { name: 'Remove' }).click();
  await expect(page.locator('[data-channel=webhook]')).toHaveCount(0);
});

test('tables are filtered; a person is looked at, blocked and found among the blocked', async ({
  visitor,
  viewport,
}) => {
  const [host, guest] = await two(visitor, viewport);
  const name = await sitDown(host);
  const { id } = await asks<{ id: string }>(host, 'POST', '/api/games', {
    title: '1849',
    visibility: 'listed',
    pace: 'days',
    description: name,
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  });
  await sitDown(guest);
  const row = guest.locator(`[data-net-game="${id}"]`);
  await expect(row).toBeVisible();
  await guest.getByText('Filters', { exact: true }).click();
  await guest.getByLabel('Title').selectOption('18MEX');
  await expect(row).toHaveCount(0);
  await guest.getByRole('button', { name: 'Show all' }).click();
  await guest.getByText('Filters', { exact: true }).click();
  await guest.getByLabel('Players').selectOption('3');
  await guest.getByLabel('Pace').selectOption('days');
  await expect(row).toBeVisible();
  await row.getByRole('link', { name }).click();
  await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(guest.getByText('You haven’t finished a game together.')).toBeVisible();
  await guest.getByRole('button', { name: 'Block' }).click();
  await expect(guest.getByRole('button', { name: 'Unblock' })).toBeVisible();
  const listed = guest.waitForResponse((response) => response.url().includes('status=forming'));
  await guest.goto('/online');
  expect(await (await listed).text()).not.toContain(id);
  await expect(row).toHaveCount(0);
  await guest.getByRole('link', { name: 'My profile' }).click();
  await expect(guest.getByText('Blocked players')).toBeVisible();
  await guest.getByRole('button', { name: 'Unblock' }).click();
  await expect(guest.getByText('Blocked players')).toHaveCount(0);
  await asks(host, 'DELETE', `/api/games/${id}`);
});

test('news: a member is invited by name and reads it', async ({ visitor, viewport }) => {
  const [host, member] = await two(visitor, viewport);
  await sitDown(host);
  await member.goto('/online');
  const name = somebody();
  await asks(member, 'POST', '/api/members', { name, password: 'correct horse' });
  await member.reload();
  await expect(member.getByText(name).first()).toBeVisible();
  const { id } = await asks<{ id: string }>(host, 'POST', '/api/games', {
    title: '18CZ',
    seats: [{ kind: 'me' }, { kind: 'invited', name }],
  });
  // It comes by itself.
  await expect(member.getByText(/invites you/)).toBeVisible();
  await expect(member.locator('[data-unread]')).toHaveText('(1)');
  await member.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(member.locator('[data-unread]')).toHaveCount(0);
  await asks(host, 'DELETE', `/api/games/${id}`);
});

test('a token is shown once and ended', async ({ page }) => {
  await page.goto('/online');
  await asks(page, 'POST', '/api/members', { name: somebody(), password: 'correct horse' });
  await page.goto('/account');
  await page.getByRole('link', { name: 'Bot programs' }).click();
  await page.getByLabel('Token name').fill('at home');
  await page.getByRole('button', { name: 'Create a token' }).click();
  await expect(page.locator('[data-token]')).toHaveText(/^roundhouse_[a-z0-9]{52}$/);
  await page.reload();
  await expect(page.getByText('at home')).toBeVisible();
  await expect(page.locator('[data-token]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('No tokens.')).toBeVisible();
});

test('a guest who signs out is asked first, and can keep the account', async ({ page }) => {
  await page.goto('/online');
  await asks(page, 'POST', '/api/guests', { name: somebody() });
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Sign out and lose this account?');
  await dialog.getByLabel('New password').fill('correct horse battery');
  await dialog.getByRole('button', { name: 'Set password and stay' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('You have an account.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('signing in from an invitation leads back to it', async ({ page, visitor }) => {
  const name = somebody();
  await page.goto('/online');
  await asks(page, 'POST', '/api/members', { name, password: 'correct horse battery' });
  const host = await visitor('en-US', 1280);
  await host.goto('/online');
  await asks(host, 'POST', '/api/guests', { name: somebody() });
  const game = await asks<{ id: string; invitation: string }>(host, 'POST', '/api/games', {
    title: '18CZ',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const guest = await visitor('en-US', 1280);
  await guest.goto(`/join/${game.invitation}`);
  await guest.getByRole('link', { name: 'I have an account' }).click();
  await guest.getByLabel('Name', { exact: true }).first().fill(name);
  await guest.getByLabel('Password', { exact: true }).first().fill('correct horse battery');
  await guest.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(guest).toHaveURL(new RegExp(`/join/${game.invitation}$`));
  await guest.getByRole('button', { name: 'Sit here' }).click();
  // Those who wait can talk.
  await guest.getByLabel('Write a message').fill('Hello there');
  await guest.getByRole('button', { name: 'Send' }).click();
  await host.goto(`/table/${game.id}`);
  await expect(host.getByText('Hello there')).toBeVisible();
  await asks(host, 'DELETE', `/api/games/${game.id}`);
});

test('links of mails ask before they do anything', async ({ page }) => {
  for (const [path, button] of [
    [`/mail/${'a'.repeat(52)}`, 'Confirm'],
    [`/unsubscribe/${'a'.repeat(52)}`, 'Unsubscribe'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('alert')).toHaveText('This link has expired.');
  }
  await page.goto(`/recover/${'a'.repeat(52)}`);
  await page.getByLabel('New password').fill('correct horse');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('alert')).toHaveText('This link has expired.');
});

/** The worker, with what it asked the browser to show. */
interface Listening {
  asked: Record<string, unknown>[];
  readonly registration: {
    showNotification: (title: string, more: Record<string, unknown>) => Promise<void>;
  };
}

firstVisit.describe('push', () => {
  firstVisit.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

  firstVisit(
    'a message is to be shown, a newer one about the same game in its place, and a click leads to the table',
    async ({ page, context, baseURL }) => {
      await sitDown(page);
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      const { id } = await asks<{ id: string }>(page, 'POST', '/api/games', {
        title: '18MEX',
        seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      });
      const cdp = await context.newCDPSession(page);
      const registered = new Promise<string>((resolve) => {
        cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
          const [first] = registrations;
          if (first) resolve(first.registrationId);
        });
      });
      await cdp.send('ServiceWorker.enable');
      const registrationId = await registered;
      const deliver = (title: string) =>
        cdp.send('ServiceWorker.deliverPushMessage', {
          origin: baseURL ?? '',
          registrationId,
          data: JSON.stringify({ title, body: '18MEX', link: `${baseURL}/table/${id}`, tag: id }),
        });
      // A browser without a screen shows no messages, and nobody can press on one: the test reads what the worker asks of
      // the browser, and answers in its place.
      const [worker] = context.serviceWorkers();
      await worker!.evaluate(() => {
        const scope = globalThis as unknown as Listening;
        scope.asked = [];
        scope.registration.showNotification = (title, more) => {
          scope.asked.push({ title, ...more });
          return Promise.resolve();
        };
      });
      const asked = () => worker!.evaluate(() => (globalThis as unknown as Listening).asked);
      await deliver('first');
      const link = `${baseURL}/table/${id}`;
      await expect.poll(asked).toMatchObject([{ title: 'first', body: '18MEX', tag: id, renotify: true, data: link }]);
      await deliver('second');
      await expect
        .poll(async () => (await asked()).map(({ title, tag }) => [title, tag]))
        .toEqual([
          ['first', id],
          ['second', id],
        ]);
      const closed = await worker!.evaluate((data) => {
        let isClosed = false;
        const notification = {
          data,
          close: () => {
            isClosed = true;
          },
        };
        const event = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined });
        globalThis.dispatchEvent(event);
        return isClosed;
      }, link);
      expect(closed).toBe(true);
      await expect(page).toHaveURL(`${baseURL}/table/${id}`);
    },
  );
});
