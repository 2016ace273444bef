/** `npm start` where all is built: it says where it serves, or in one line why it does not, and nothing else. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const script = fileURLToPath(new URL('../../../scripts/start.mjs', import.meta.url));

const data = mkdtempSync(path.join(os.tmpdir(), 'roundhouse-start-'));
test.afterAll(() => rmSync(data, { recursive: true, force: true }));

const running: ChildProcess[] = [];
test.afterEach(() => {
  for (const each of running.splice(0)) each.kill();
});

/** Starts it, and gives what it says until it ends or has said where it serves. */
const start = (
  env: Readonly<Record<string, string>>,
): Promise<{ readonly code: number | null; readonly said: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [script], {
      env: { ...process.env, HOST: '127.0.0.1', DATA_DIR: data, ...env },
    });
    running.push(child);
    let said = '';
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes('http://')) resolve({ code: null, said });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('close', (code) => resolve({ code, said }));
  });

test('what is built already is not built again: the address is all that is said', async ({ request }) => {
  const { said } = await start({ PORT: '0' });
  expect(said).toMatch(/^Roundhouse: http:\/\/127\.0\.0\.1:\d+\/\n$/);
  const [url = ''] = /http:\S+/.exec(said) ?? [];
  expect(await (await request.get(url)).text()).toContain('<html');
});

test('a port that is taken: one line that says what to do', async () => {
  const other = createServer();
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  const { port } = other.address() as AddressInfo;
  const { code, said } = await start({ PORT: String(port) });
  other.close();
  expect(code).toBe(1);
  expect(said).toMatch(new RegExp(`^roundhouse: port ${port} is in use: [^\\n]*PORT=\\d+\\n$`));
});

test('a port that is none: one line that says what to do', async () => {
  const { code, said } = await start({ PORT: 'abc' });
  expect(code).toBe(1);
  expect(said).toMatch(/^roundhouse: PORT=abc isn’t a port: [^\n]*PORT=8018\n$/);
});
