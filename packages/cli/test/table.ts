/** Running the command: in this process for many small cases, as a process of its own for what only that shows. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, vi } from 'vitest';
import { run } from '../src/run.ts';

const BIN = fileURLToPath(new URL('../bin/roundhouse.mjs', import.meta.url));

export interface Said {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The command with these arguments, in this process. */
export const roundhouse = async (...args: readonly string[]): Promise<Said> => {
  const said = { out: '', err: '' };
  const listen = (stream: NodeJS.WriteStream, to: 'out' | 'err') =>
    vi.spyOn(stream, 'write').mockImplementation((chunk) => {
      said[to] += String(chunk);
      return true;
    });
  const spies = [listen(process.stdout, 'out'), listen(process.stderr, 'err')];
  try {
    const code = await run(args);
    return { code, ...said };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
};

/** The command as people start it. */
export const started = (...args: readonly string[]): Said => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], { encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
};

/** A folder of this test file's own, gone when it is done. */
export const scratch = (): ((name: string, content?: string | Uint8Array) => string) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'roundhouse-cli-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (name, content) => {
    const file = path.join(folder, name);
    if (content !== undefined) writeFileSync(file, content);
    return file;
  };
};

export type Data = Record<string, unknown>;

export const readData = (file: string): Data => JSON.parse(readFileSync(file, 'utf8')) as Data;
