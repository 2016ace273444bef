/** A server as a process of its own, compiled, on a free port of this machine. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url));

/** For the process of the server alone, such as `--cpu-prof --cpu-prof-dir=profiles`. */
const flags = process.env['SERVER_FLAGS']?.split(' ') ?? [];

// Whatever happens here, no server is left behind.
const children = new Set<ChildProcess>();
process.once('exit', () => children.forEach((child) => child.kill('SIGKILL')));

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

const TICK = 10;

/** Processor time of a process in ms, with that of its children that have ended if they are asked for; 0 where it is gone. */
export const cpuOf = (pid: number, withEnded = false): number => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').map(Number) ?? [];
    return fields.slice(11, withEnded ? 15 : 13).reduce((sum, ticks) => sum + ticks, 0) * TICK;
  } catch {
    return 0;
  }
};

/** Processor time that the whole machine has spent on anything, in ms. */
export const machineBusy = (): number => {
  const [user = 0, nice = 0, system = 0, , , irq = 0, soft = 0, stolen = 0] =
    readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.split(/\s+/).slice(1).map(Number) ?? [];
  return (user + nice + system + irq + soft + stolen) * TICK;
};

export const startServer = async (env: Readonly<Record<string, string>>): Promise<Running> => {
  const began = performance.now();
  const child = spawn(process.execPath, [...flags, main], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', RATE_FACTOR: '100000', LOG_LEVEL: 'fatal', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
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
    cpu: () => cpuOf(child.pid ?? 0),
    kill: () => ended('SIGKILL'),
    stop: () => ended('SIGTERM'),
  };
};
