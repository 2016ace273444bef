/** The routes about people. */
import { Denial } from '../denial.ts';
import { waitingCount } from '../games/lists.ts';
import {
  byPassword,
  changePerson,
  currentOrDenied,
  deletePerson,
  exportPerson,
  meOf,
  newGuest,
  newMember,
  ownRecovery,
  recoverBy,
  setPassword,
} from '../people/accounts.ts';
import { unreadNews } from '../notify/news.ts';
import { mailRecovery, recoverByLink } from '../people/recovery.ts';
import { addPasskey, askForKnown, askForNew, byPasskey, passkeysOf, removePasskey } from '../people/passkeys.ts';
import {
  endSession,
  markProved,
  openSession,
  provedOrDenied,
  rotateSession,
  sessionsOf,
  type Signed,
} from '../people/sessions.ts';
import type { People } from '../store/tables.ts';
import type { HandlerRequest, Handlers } from './handlers.ts';

type Signing = Pick<HandlerRequest<'signIn'>, 'context' | 'device' | 'setSession'> & {
  readonly signed: HandlerRequest<'signIn'>['signed'];
};

/** Signs a person in on this device and ends the session that was open there. */
const signInAs = async ({ context, device, setSession, signed }: Signing, person: Pick<People, 'id'>) => {
  if (signed) await endSession(context.store, signed.person.id, signed.session);
  setSession(await openSession(context.store.db, person.id, context.now(), device));
  return meOf(context.store, person.id);
};

/** The signed-in session has, or may have, more rights now: it continues under a new token. */
const rotated = async (
  { context, setSession }: Pick<Signing, 'context' | 'setSession'>,
  { session, person }: Signed,
) => {
  setSession(await rotateSession(context.store, session, context.now()));
  return meOf(context.store, person.id);
};

export const peopleRoutes = {
  whoAmI: async ({ context, signed, nearby }) => ({
    me: signed && (await meOf(context.store, signed.person.id)),
    rules: context.rules,
    waiting: signed ? await waitingCount(context.store, signed.person.id) : 0,
    unread: signed ? await unreadNews(context.store, signed.person.id) : 0,
    mail: context.settings.smtpUrl !== undefined,
    nearby: nearby(),
  }),
  sitAsGuest: async (request) => {
    if (request.signed) throw new Denial('alreadySignedIn');
    const { context, body, address } = request;
    context.limits.take('guests', { address });
    return signInAs(request, await newGuest(context.store, body.name, body.language, context.now()));
  },
  becomeMember: async (request) => {
    const { context, body, signed, address } = request;
    if (signed?.person.kind === 'member') throw new Denial('alreadySignedIn');
    context.limits.take('members', { address });
    if (!signed) return signInAs(request, await newMember(context, body, address));
    await setPassword(context, signed, { password: body.password, name: body.name }, address);
    if (body.language) await changePerson(context.store, signed.person, { language: body.language });
    return rotated(request, signed);
  },
  signIn: async (request) => {
    const { context, body, address } = request;
    return signInAs(request, await byPassword(context, body, address));
  },
  signOut: async ({ context, signed, setSession }) => {
    if (signed) await endSession(context.store, signed.person.id, signed.session);
    setSession(null);
  },
  confirmMe: async ({ context, signed, body, address }) => {
    await currentOrDenied(context, signed.person, body.current, address);
    await markProved(context.store, signed.session, context.now());
  },
  recover: async (request) => {
    const { context, body, address } = request;
    return signInAs({ ...request, signed: null }, await recoverBy(context, body, address));
  },
  askForRecovery: ({ context, body, address }) => mailRecovery(context, body.name, address),
  recoverByMail: async (request) => {
    const { context, body, address } = request;
    return signInAs({ ...request, signed: null }, await recoverByLink(context, body, address));
  },
  passkeySignInOptions: ({ context, site }) => askForKnown(context.store, site, context.now()),
  passkeySignIn: async (request) => {
    const { context, body, site } = request;
    return signInAs(request, await byPasskey(context.store, site, body, context.now()));
  },
  changeMe: async ({ context, signed, body }) => {
    await changePerson(context.store, signed.person, body);
    return meOf(context.store, signed.person.id);
  },
  setPassword: async (request) => {
    const { context, signed, body, address } = request;
    await setPassword(context, signed, body, address);
    return rotated(request, signed);
  },
  newRecoveryCode: async ({ context, signed, body, address }) => ({
    code: await ownRecovery(context, signed.person, body.current, address),
  }),
  exportMe: ({ context, signed, address }) => {
    context.limits.take('exports', { address, person: signed.person.id });
    return exportPerson(context.store, signed.person);
  },
  deleteMe: async ({ context, signed, body, setSession, address }) => {
    await deletePerson(context, signed.person, body.current, address);
    setSession(null);
  },
  mySessions: ({ context, signed }) => sessionsOf(context.store, signed),
  endSession: async ({ context, signed, params }) => {
    if (!(await endSession(context.store, signed.person.id, params.session))) throw new Denial('notFound');
  },
  myPasskeys: ({ context, signed }) => passkeysOf(context.store, signed.person.id),
  passkeyOptions: ({ context, signed, site }) => {
    provedOrDenied(signed, context.now());
    return askForNew(context.store, signed.person, site, context.now());
  },
  addPasskey: async (request) => {
    const { context, signed, site, body } = request;
    provedOrDenied(signed, context.now());
    const passkey = await addPasskey(context.store, signed.person, site, body, context.now());
    await rotated(request, signed);
    return passkey;
  },
  removePasskey: ({ context, signed, params }) => {
    provedOrDenied(signed, context.now());
    return removePasskey(context.store, signed.person, params.passkey);
  },
} satisfies Partial<Handlers>;
