/** The adapters there are, by the title's name on 18xx.games and by ours. */
import type { Adapter } from './adapter.ts';

const ADAPTERS: readonly Adapter[] = [];

export const adapterFor = (title: string): Adapter | undefined =>
  ADAPTERS.find((each) => each.title === title || each.peerTitle === title);
