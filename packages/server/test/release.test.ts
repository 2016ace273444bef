/** What a server that is open to strangers says to browsers: headers, cookies, types. */
import { expect, it } from 'vitest';
import { examine } from '../src/index.ts';
import { openPlace } from './table.ts';

const ORIGIN = 'https://play.example.org';

const asked = async (url: string, method: string, where: string, body?: object, origin = ORIGIN): Promise<Response> =>
  fetch(`${url}${where}`, {
    method,
    headers: { origin, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

it('behind https: cookies of this host alone, HSTS for a year, no CORS, JSON with its charset', async () => {
  const place = await openPlace({ PUBLIC_URL: ORIGIN, TRUST_PROXY: '1' });
  const made = await asked(place.url, 'POST', '/api/guests', { name: 'Secure' });
  expect(made.status).toBe(201);
  const [cookie = ''] = made.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-roundhouse=/);
  for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) expect(cookie).toContain(part);
  expect(cookie).not.toContain('Domain');
  expect(made.headers.get('strict-transport-security')).toContain('max-age=31536000');
  expect(made.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(made.headers.get('x-content-type-options')).toBe('nosniff');
  expect(made.headers.get('content-security-policy')).not.toContain('unsafe');
  for (const name of made.headers.keys()) expect(name).not.toMatch(/^access-control-/);
  const token = cookie.split(';')[0] ?? '';
  const me = async (header: string) =>
    ((await (await fetch(`${place.url}/api/me`, { headers: { cookie: header } })).json()) as { me: unknown }).me;
  expect(await me(token)).toMatchObject({ name: 'Secure' });
  // Signed in before the cookie had its prefix.
  expect(await me(token.replace('__Host-', ''))).toMatchObject({ name: 'Secure' });
  expect((await asked(place.url, 'POST', '/api/guests', { name: 'Other' }, 'https://evil.example')).status).toBe(403);
  expect((await fetch(`${place.url}/.git/config`)).status).toBe(404);
  await place.close();
});

it('at home, without https: a cookie that works there', async () => {
  const place = await openPlace();
  const made = await asked(place.url, 'POST', '/api/guests', { name: 'Home' }, place.url);
  expect(made.headers.getSetCookie()[0]).toMatch(/^roundhouse=/);
  expect(made.headers.get('strict-transport-security')).toBeNull();
  await place.close();
});

it('the doctor finds what is wrong, and says what to do', async () => {
  const place = await openPlace();
  const found = async (env: Readonly<Record<string, string>>) =>
    new Map((await examine({ DATA_DIR: place.data, ...env })).map(({ what, state }) => [what, state]));
  const home = await found({});
  expect([home.get('settings'), home.get('database'), home.get('files'), home.get('https')]).toEqual([
    'ok',
    'ok',
    'ok',
    'warning',
  ]);
  const wrong = await found({
    PUBLIC_URL: 'http://play.example.org',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'x@example.org',
  });
  expect([wrong.get('https'), wrong.get('proxy'), wrong.get('mail')]).toEqual(['problem', 'problem', 'problem']);
  expect(await found({ PUBLIC_URL: 'nonsense' })).toEqual(new Map([['settings', 'problem']]));
  expect((await found({ DATABASE_URL: 'postgres://127.0.0.1:9/none' })).get('database')).toBe('problem');
  await place.close();
});
