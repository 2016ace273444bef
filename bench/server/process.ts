/** A server as a process of its own, compiled, on a free port of this machine. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url));

export interface Running {
  readonly url: string;
  readonly child: ChildProcess;
  /** How long it took from nothing to listening, in ms. */
  readonly took: number;
  /** Resident memory in MB. */
  readonly memory: () => number;
  /** Processor time that it has used, in ms: says what a busy machine hides. */
  readonly cpu: () => number;
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export const startServer = async (env: Readonly<Record<string, string>>): Promise<Running> => {
  const began = performance.now();
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', RATE_FACTOR: '100000', LOG_LEVEL: 'fatal', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Whatever happens here, no server is left behind.
  process.once('exit', () => void child.kill('SIGKILL'));
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (data: Buffer) => {
      said += data.toString('utf8');
      const [found] = /http:\/\/[^/\s]+/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  const ended = (signal: NodeJS.Signals): Promise<void> =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      return void child.kill(signal);
    });
  return {
    url,
    child,
    took: performance.now() - began,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    cpu: () => {
      const [user = 0, system = 0] =
        readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
      return (user + system) * 10;
    },
    kill: () => ended('SIGKILL'),
    stop: () => ended('SIGTERM'),
  };
};
