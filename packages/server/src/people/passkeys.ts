/** Passkeys: made and asked for by the browser, checked by the WebAuthn library. */
import type { Passkey } from '@roundhouse/protocol';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { Denial } from '../denial.ts';
import { newId } from '../ids.ts';
import type { Db, Store } from '../store/store.ts';
import type { People } from '../store/tables.ts';
import { isUniqueViolation } from '../store/databaseErrors.ts';
import { asMember } from './accounts.ts';
import { freeOrDenied } from './names.ts';

/** The site as the browser knows it. */
export interface Site {
  readonly origin: string;
  readonly host: string;
}

/** A large library that few ask for: it is loaded by the first one, not by every start. */
const webAuthn = () => import('@simplewebauthn/server');

const MINUTES = 5;
const MOST_PASSKEYS = 20;

type Options = { readonly challenge: string; readonly options: Record<string, unknown> };

const remember = async (db: Db, person: string | null, challenge: string, now: number): Promise<string> => {
  const id = newId();
  await db.deleteFrom('challenges').where('until', '<', now).execute();
  await db
    .insertInto('challenges')
    .values({ id, person, challenge, until: now + MINUTES * 60_000 })
    .execute();
  return id;
};

/** A challenge is used up by looking at it. */
const takeChallenge = async (db: Db, id: string, person: string | null, now: number): Promise<string> => {
  const row = await db.deleteFrom('challenges').where('id', '=', id).returningAll().executeTakeFirst();
  if (!row || row.person !== person || row.until < now) throw new Denial('passkeyFailed', 'the challenge is void');
  return row.challenge;
};

const failing = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw new Denial('passkeyFailed', error instanceof Error ? error.message.slice(0, 200) : undefined);
  }
};

export const passkeysOf = ({ db }: Store, person: string): Promise<Passkey[]> =>
  db
    .selectFrom('passkeys')
    .select(['id', 'label', 'created', 'used'])
    .where('person', '=', person)
    .orderBy('created')
    .execute();

export const askForNew = async ({ db }: Store, person: People, site: Site, now: number): Promise<Options> => {
  if (person.kind === 'guest') await freeOrDenied(db, person.name, person.id);
  const known = await db.selectFrom('passkeys').select('credential').where('person', '=', person.id).execute();
  if (known.length >= MOST_PASSKEYS) throw new Denial('tooMany');
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: 'Roundhouse',
    rpID: site.host,
    userName: person.name,
    userID: new TextEncoder().encode(person.id),
    attestationType: 'none',
    excludeCredentials: known.map(({ credential }) => ({ id: credential })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  return { challenge: await remember(db, person.id, options.challenge, now), options: { ...options } };
};

export const addPasskey = async (
  store: Store,
  person: People,
  site: Site,
  given: { challenge: string; credential: unknown; label: string },
  now: number,
): Promise<Passkey> => {
  const expectedChallenge = await takeChallenge(store.db, given.challenge, person.id, now);
  const { verifyRegistrationResponse } = await webAuthn();
  const { verified, registrationInfo } = await failing(
    verifyRegistrationResponse({
      // The library parses what it is given; it throws where that is malformed.
      response: given.credential as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: false,
    }),
  );
  if (!verified) throw new Denial('passkeyFailed');
  const { credential } = registrationInfo;
  const passkey = { id: newId(), label: given.label.trim() || 'passkey', created: now, used: null };
  await store.change(async (db) => {
    await asMember(db, person);
    try {
      await db
        .insertInto('passkeys')
        .values({
          ...passkey,
          person: person.id,
          credential: credential.id,
          public_key: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          transports: JSON.stringify(credential.transports ?? []),
        })
        .execute();
    } catch (error) {
      throw isUniqueViolation(error) ? new Denial('passkeyFailed', 'this passkey is known already') : error;
    }
  });
  return passkey;
};

/** Nobody locks themselves out. */
export const removePasskey = ({ change }: Store, person: People, id: string): Promise<void> =>
  change(async (db) => {
    const known = await db.selectFrom('passkeys').select('id').where('person', '=', person.id).execute();
    if (!known.some((each) => each.id === id)) throw new Denial('notFound');
    if (known.length === 1 && person.password === null) throw new Denial('lastWayIn');
    await db.deleteFrom('passkeys').where('id', '=', id).execute();
  });

export const askForKnown = async ({ db }: Store, site: Site, now: number): Promise<Options> => {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({ rpID: site.host, userVerification: 'preferred' });
  return { challenge: await remember(db, null, options.challenge, now), options: { ...options } };
};

export const byPasskey = async (
  { db }: Store,
  site: Site,
  given: { challenge: string; credential: { id: string } },
  now: number,
): Promise<People> => {
  const expectedChallenge = await takeChallenge(db, given.challenge, null, now);
  const row = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential', '=', given.credential.id)
    .executeTakeFirst();
  if (!row) throw new Denial('passkeyFailed');
  const { verifyAuthenticationResponse } = await webAuthn();
  const { verified, authenticationInfo } = await failing(
    verifyAuthenticationResponse({
      response: given.credential as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: false,
      credential: {
        id: row.credential,
        publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
        counter: row.counter,
      },
    }),
  );
  if (!verified) throw new Denial('passkeyFailed');
  await db
    .updateTable('passkeys')
    .set({ counter: authenticationInfo.newCounter, used: now })
    .where('id', '=', row.id)
    .execute();
  const person = await db.selectFrom('people').selectAll().where('id', '=', row.person).executeTakeFirstOrThrow();
  if (person.banned) throw new Denial('banned');
  return person;
};
