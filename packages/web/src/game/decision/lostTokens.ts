/** A token that leaves the map: where the title tells of it in its own words, it is told once. */
import type { Event } from '@roundhouse/engine';

type TokenRemoved = Extract<Event, { readonly type: 'tokenRemoved' }>;

export const isSaidOf = (specials: readonly Event[], { company, hex }: TokenRemoved): boolean =>
  specials.some((each) => each.type === 'special' && each.args['company'] === company && each.args['hex'] === hex);
