/** A token that leaves the map: where the title has a sentence of its own for it, no second one follows. */
import type { Event } from '@roundhouse/engine';

type TokenRemoved = Extract<Event, { readonly type: 'tokenRemoved' }>;

export const isSaidOf = (specials: readonly Event[], { company, hex }: TokenRemoved): boolean =>
  specials.some((each) => each.type === 'special' && each.args['company'] === company && each.args['hex'] === hex);
