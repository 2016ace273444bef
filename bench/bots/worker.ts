// A worker process: carries out the jobs that it receives, one after another.
import { carryOut, type Work } from './work.ts';

const answer = async (work: Work): Promise<void> => {
  process.send?.(await carryOut(work));
};

process.on('message', (work: Work) => void answer(work));
