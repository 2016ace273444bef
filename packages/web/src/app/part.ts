/** Parts of the page that come when they are asked for. A part that cannot be had is told apart from a fault. */
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** No net, or a server that has other files by now. */
export class PartMissing extends Error {}

export const part = <Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    try {
      return await load();
    } catch (error) {
      throw new PartMissing(error instanceof Error ? error.message : String(error), { cause: error });
    }
  });
