/** Names: members have theirs to themselves, in every spelling that looks the same. */
import { createRequire } from 'node:module';
import { SEATED } from '../bots/levels.ts';
import { Denial } from '../denial.ts';
import type { Db } from '../store/store.ts';

// CommonJS without named exports that Node would find.
const { rectifyConfusion } = createRequire(import.meta.url)(
  'unicode-confusables',
) as typeof import('unicode-confusables');

/** The name as a hasty eye reads it: case and spaces do not count. */
export const folded = (name: string): string =>
  name.normalize('NFKC').toLocaleLowerCase('en').replaceAll(/\s+/gu, ' ').trim();

/** The name as it looks: Cyrillic а is Latin a, capital I is l, dotless i is i (the skeletons of UTS #39). */
export const skeletonOf = (name: string): string => {
  const looks = rectifyConfusion(name.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim());
  return rectifyConfusion(looks.toLocaleLowerCase('en')).normalize('NFC');
};

/** Names of those who speak for the server, in both languages, and of bots. */
const RESERVED_WORDS =
  'admin administrator keeper keepers moderator roundhouse root server support system bot ' +
  'админ администратор модератор модераторы смотритель смотрители поддержка сервер система бот';

const RESERVED = new Set(
  [...RESERVED_WORDS.split(' '), ...SEATED.flatMap(({ name }) => [name.en, name.ru])].map((name) =>
    skeletonOf(folded(name)),
  ),
);

/** Denied where the name is reserved, or looks like that of a member. */
export const freeOrDenied = async (db: Db, name: string, except?: string): Promise<void> => {
  if (RESERVED.has(skeletonOf(folded(name)))) throw new Denial('nameReserved');
  const taken = await db
    .selectFrom('people')
    .select('id')
    .where((e) => e.or([e('folded', '=', folded(name)), e('skeleton', '=', skeletonOf(name))]))
    .execute();
  if (taken.some(({ id }) => id !== except)) throw new Denial('nameTaken');
};
