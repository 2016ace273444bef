/** The adapters there are, by the title's name on 18xx.games and by ours. */
import type { TitleId } from '@roundhouse/titles';
import { adapter1817 } from './1817/index.ts';
import { adapter1862 } from './1862/index.ts';
import { adapter18CZ } from './18cz/index.ts';
import { adapter1849 } from './1849/index.ts';
import { adapter18MEX } from './18mex/index.ts';
import type { Adapter } from './adapter.ts';

/** A title without a line here does not compile; `undefined` stands for one that 18xx.games does not have. */
const ADAPTERS: Readonly<Record<TitleId, Adapter | undefined>> = {
  '1817': adapter1817,
  '1849': adapter1849,
  '1862': adapter1862,
  '18CZ': adapter18CZ,
  '18MEX': adapter18MEX,
};

export const adapterFor = (title: string): Adapter | undefined =>
  Object.values(ADAPTERS).find((each) => each?.title === title || each?.peerTitle === title);
