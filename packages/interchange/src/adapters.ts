/** The adapters there are, by the title's name on 18xx.games and by ours. */
import { adapter1817 } from './1817/index.ts';
import { adapter1862 } from './1862/index.ts';
import { adapter18CZ } from './18cz/index.ts';
import { adapter1849 } from './1849/index.ts';
import { adapter18MEX } from './18mex/index.ts';
import type { Adapter } from './adapter.ts';

const ADAPTERS: readonly Adapter[] = [adapter1817, adapter1849, adapter1862, adapter18CZ, adapter18MEX];

export const adapterFor = (title: string): Adapter | undefined =>
  ADAPTERS.find((each) => each.title === title || each.peerTitle === title);
