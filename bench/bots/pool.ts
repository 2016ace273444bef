/** Work shared out among processes, one for each core; what is done is written down, so that a run can be taken up again. */
import { type ChildProcess, fork } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Done, keyOf, type Work } from './work.ts';

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));

/** Lines of `[key, done]`. */
const readDone = (file: string | undefined): Map<string, Done> => {
  const known = new Map<string, Done>();
  if (file === undefined || !existsSync(file)) return known;
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const [key, done] = JSON.parse(line) as [string, Done];
    known.set(key, done);
  }
  return known;
};

const carriedOutBy = (worker: ChildProcess, work: Work): Promise<Done> =>
  new Promise((resolve, reject) => {
    const stopped = (code: number | null): void => reject(new Error(`${keyOf(work)}: stopped with ${code}`));
    worker.once('exit', stopped);
    worker.once('message', (done: Done) => {
      worker.off('exit', stopped);
      resolve(done);
    });
    worker.send(work);
  });

/** All that is asked for, by key. `onDone` is called for every piece that is done. */
export const carryOutAll = async (
  all: readonly Work[],
  cores: number,
  file: string | undefined,
  onDone: (key: string, left: number) => void,
): Promise<ReadonlyMap<string, Done>> => {
  const known = readDone(file);
  const open = all.filter((work) => !known.has(keyOf(work)));
  const works = async (): Promise<void> => {
    const worker = fork(WORKER, { execArgv: process.execArgv });
    for (let work = open.shift(); work; work = open.shift()) {
      const done = await carriedOutBy(worker, work);
      known.set(keyOf(work), done);
      if (file !== undefined) appendFileSync(file, `${JSON.stringify([keyOf(work), done])}\n`);
      onDone(keyOf(work), open.length);
    }
    worker.disconnect();
  };
  await Promise.all(Array.from({ length: Math.min(cores, open.length) }, works));
  return known;
};
