// Measures the one title that its parent process names.
import { measureTitle } from './title.ts';

const answer = async (title: string): Promise<void> => {
  process.send?.(await measureTitle(title));
};

process.once('message', (title: string) => void answer(title));
