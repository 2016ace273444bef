/** Parts of the page that are loaded on demand. A part that could not be loaded is an error of its own kind. */
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { Section } from '../i18n/catalogue.ts';
import { loadSections } from '../i18n/words.ts';

/** No net, or a server that has other files by now. */
export class PartNotLoaded extends Error {}

/** A part with the words that it needs besides those of the table. */
export const lazyPart = <Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  ...sections: readonly Section[]
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    try {
      const [found] = await Promise.all([load(), loadSections(sections)]);
      return found;
    } catch (error) {
      throw new PartNotLoaded(error instanceof Error ? error.message : String(error), { cause: error });
    }
  });
