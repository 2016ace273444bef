/** Processor time of the thread that works: on a busy machine the clock on the wall says nothing. */
import { existsSync, openSync, readSync } from 'node:fs';

/** Without what the bench itself needs of V8: bytecode is only good for a process with the flags that users have. */
export const asUsersStart: readonly string[] = process.execArgv.filter((argument) => argument !== '--expose-gc');

const file = `/proc/self/task/${process.pid}/schedstat`;
const opened = existsSync(file) ? openSync(file, 'r') : undefined;
const buffer = Buffer.alloc(100);
const nobody = new Int32Array(new SharedArrayBuffer(4));

const REST_MS = 0.02;

/** What the measured time is, for the note under a table. */
export const measuredIn = opened === undefined ? 'processor time of the process' : 'processor time of the main thread';

export const nowMs = (): number => {
  if (opened === undefined) {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
  // A running thread is counted up at the ticks of the system (4 ms), one that rests at once: a short rest makes it exact.
  Atomics.wait(nobody, 0, 0, REST_MS);
  // The first figure is the time on a processor, in nanoseconds; compilers and collectors in other threads do not count.
  const length = readSync(opened, buffer, 0, buffer.length, 0);
  return Number(buffer.toString('latin1', 0, length).split(' ')[0]) / 1e6;
};

export const msOf = (work: () => unknown): number => {
  const before = nowMs();
  work();
  return nowMs() - before;
};

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((x, y) => x - y)[Math.floor(numbers.length / 2)] ?? 0;

/** `50 / 99 / 100 %`, in milliseconds. */
export const spread = (times: readonly number[]): string => {
  const sorted = times.toSorted((x, y) => x - y);
  const at = (part: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(2);
  return `${at(0.5)} / ${at(0.99)} / ${at(1)}`;
};
