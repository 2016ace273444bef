/** A person as others see them. */
import type { Person } from '@roundhouse/protocol';
import type { People } from '../store/tables.ts';

export const publicPerson = ({
  id,
  name,
  kind,
  machine,
}: Pick<People, 'id' | 'name' | 'kind' | 'machine'>): Person => ({
  id,
  name: name || '–',
  kind: kind === 'member' && machine === 1 ? 'program' : kind,
});
