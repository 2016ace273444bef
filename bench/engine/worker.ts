// Measures one title, the one that it is told.
import { measureTitle } from './title.ts';

const answer = async (title: string): Promise<void> => {
  process.send?.(await measureTitle(title));
};

process.once('message', (title: string) => void answer(title));
