/** What a server that is open to strangers says to browsers: headers, cookies, types. */
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { inlineScriptsOf, inlineScriptsPolicy } from '../src/http/client.ts';
import { examine } from '../src/index.ts';
import { openTestServer } from './table.ts';

const ORIGIN = 'https://play.example.org';

const asked = async (url: string, method: string, where: string, body?: object, origin = ORIGIN): Promise<Response> =>
  fetch(`${url}${where}`, {
    method,
    headers: { origin, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

it('behind https: cookies of this host alone, HSTS for a year, no CORS, JSON with its charset', async () => {
  const place = await openTestServer({ PUBLIC_URL: ORIGIN, TRUST_PROXY: '1' });
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

it('what stands in the page of the client may run, and is named by its hash', () => {
  const client = mkdtempSync(path.join(os.tmpdir(), 'roundhouse-client-'));
  const policy = inlineScriptsPolicy(client);
  expect(inlineScriptsOf(client)).toEqual([]);
  expect(policy()).toBe("'self'");
  writeFileSync(path.join(client, 'index.html'), '<head><script>alert(1)</script><script src="/a.js"></script></head>');
  expect(inlineScriptsOf(client)).toEqual(["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]);
  // A build that is put in place while the server runs.
  expect(policy()).toBe("'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
});

it('at home, without https: a cookie that works there', async () => {
  const place = await openTestServer();
  const made = await asked(place.url, 'POST', '/api/guests', { name: 'Home' }, place.url);
  expect(made.headers.getSetCookie()[0]).toMatch(/^roundhouse=/);
  expect(made.headers.get('strict-transport-security')).toBeNull();
  await place.close();
});

it('the doctor finds what is wrong, and says what to do', async () => {
  const place = await openTestServer();
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
    PUBLIC_URL: 'http://127.0.0.1:9',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'x@example.org',
  });
  expect([wrong.get('https'), wrong.get('proxy'), wrong.get('mail')]).toEqual(['problem', 'problem', 'problem']);
  // As people reach it: this one answers and lets live messages through, the one above is nowhere.
  const reached = await found({ PUBLIC_URL: place.url });
  expect([reached.get('reach'), reached.get('live'), reached.get('node')]).toEqual(['ok', 'ok', 'ok']);
  expect([wrong.get('reach'), wrong.get('live')]).toEqual(['warning', 'warning']);
  expect(home.has('clock')).toBe(true);
  expect(await found({ PUBLIC_URL: 'nonsense' })).toEqual(new Map([['settings', 'problem']]));
  expect((await found({ DATABASE_URL: 'postgres://127.0.0.1:9/none' })).get('database')).toBe('problem');
  await place.close();
});

/** Every requirement of level 1, by chapter: https://github.com/OWASP/ASVS, 5.0.0. */
const LEVEL_1 =
  '1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.5.1 2.1.1 2.2.1 2.2.2 2.3.1 3.2.1 3.2.2 3.3.1 3.4.1 3.4.2 3.5.1 3.5.2 3.5.3 ' +
  '4.1.1 4.4.1 5.2.1 5.2.2 5.3.1 5.3.2 6.1.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.3.1 6.3.2 6.4.1 6.4.2 ' +
  '7.2.1 7.2.2 7.2.3 7.2.4 7.4.1 7.4.2 8.1.1 8.2.1 8.2.2 8.3.1 9.1.1 9.1.2 9.1.3 9.2.1 11.3.1 11.3.2 11.4.1 ' +
  '12.1.1 12.2.1 12.2.2 13.4.1 14.2.1 14.3.1 15.1.1 15.2.1 15.3.1';

it('the list of security requirements is whole, and every test that it names is there', () => {
  const root = path.resolve(import.meta.dirname, '../../..');
  const rows = readFileSync(path.join(root, 'docs/security.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const numberOf = (id: string): number => id.split('.').reduce((sum, part) => sum * 100 + Number(part), 0);
  const covers = (cell: string, id: string): boolean =>
    cell.split(', ').some((part) => {
      const [first = '', last = first] = part.split('–');
      return numberOf(first) <= numberOf(id) && numberOf(id) <= numberOf(last);
    });
  expect(LEVEL_1.split(' ').filter((id) => !rows.some(([, ids = '']) => covers(ids, id)))).toEqual([]);
  for (const [, ids, how, proof] of rows) expect([ids, how !== '' && proof !== '']).toEqual([ids, true]);
  const named = rows.flatMap((row) => row.at(3)?.match(/[\w-]+\.(?:test|spec)\.ts/g) ?? []);
  expect(named.length).toBeGreaterThan(20);
  const folders = ['packages/server/test', 'packages/web/e2e', 'packages/web/test'];
  expect(named.filter((file) => !folders.some((folder) => existsSync(path.join(root, folder, file))))).toEqual([]);
});
