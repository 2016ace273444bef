// A process that carries out what it is told, one piece of work after another.
import { carryOut, type Work } from './work.ts';

const answer = async (work: Work): Promise<void> => {
  process.send?.(await carryOut(work));
};

process.on('message', (work: Work) => void answer(work));
