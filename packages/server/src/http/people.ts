/** The routes about people. */
import { Denial } from '../denial.ts';
import { waitingCount } from '../games/lists.ts';
import {
  byPassword,
  changePerson,
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
import { endSession, openSession, sessionsOf } from '../people/sessions.ts';
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

export const peopleRoutes = {
  whoAmI: async ({ context, signed, nearby }) => ({
    me: signed && (await meOf(context.store, signed.person.id)),
    rules: context.rules,
    waiting: signed ? await waitingCount(context.store, signed.person.id) : 0,
    unread: signed ? await unreadNews(context.store, signed.person.id) : 0,
    mail: context.settings.smtpUrl !== undefined,
    nearby: nearby(),
  }),
  sitAsGuest: async (asked) => {
    if (asked.signed) throw new Denial('alreadySignedIn');
    const { context, body } = asked;
    return signInAs(asked, await newGuest(context.store, body.name, body.language, context.now()));
  },
  becomeMember: async (asked) => {
    const { context, body, signed } = asked;
    if (signed?.person.kind === 'member') throw new Denial('alreadySignedIn');
    if (!signed) {
      const member = await newMember(context.store, body.name, body.password, body.language ?? 'en', context.now());
      return signInAs(asked, member);
    }
    await setPassword(context.store, signed, { password: body.password, name: body.name });
    if (body.language) await changePerson(context.store, signed.person, { language: body.language });
    return meOf(context.store, signed.person.id);
  },
  signIn: async (asked) => {
    const { context, body } = asked;
    return signInAs(asked, await byPassword(context.store, body.name, body.password));
  },
  signOut: async ({ context, signed, setSession }) => {
    if (signed) await endSession(context.store, signed.person.id, signed.session);
    setSession(null);
  },
  recover: async (asked) => {
    const { context, body } = asked;
    return signInAs({ ...asked, signed: null }, await recoverBy(context.store, body, context.now()));
  },
  askForRecovery: ({ context, body }) => mailRecovery(context, body.name),
  recoverByMail: async (asked) => {
    const { context, body } = asked;
    return signInAs({ ...asked, signed: null }, await recoverByLink(context, body));
  },
  passkeySignInOptions: ({ context, site }) => askForKnown(context.store, site, context.now()),
  passkeySignIn: async (asked) => {
    const { context, body, site } = asked;
    return signInAs(asked, await byPasskey(context.store, site, body, context.now()));
  },
  changeMe: async ({ context, signed, body }) => {
    await changePerson(context.store, signed.person, body);
    return meOf(context.store, signed.person.id);
  },
  setPassword: async ({ context, signed, body }) => {
    await setPassword(context.store, signed, body);
    return meOf(context.store, signed.person.id);
  },
  newRecoveryCode: async ({ context, signed, body }) => ({
    code: await ownRecovery(context.store, signed.person, body.current),
  }),
  exportMe: ({ context, signed }) => exportPerson(context.store, signed.person),
  deleteMe: async ({ context, signed, body, setSession }) => {
    await deletePerson(context.store, signed.person, body.current);
    setSession(null);
  },
  mySessions: ({ context, signed }) => sessionsOf(context.store, signed),
  endSession: async ({ context, signed, params }) => {
    if (!(await endSession(context.store, signed.person.id, params.session))) throw new Denial('notFound');
  },
  myPasskeys: ({ context, signed }) => passkeysOf(context.store, signed.person.id),
  passkeyOptions: ({ context, signed, site }) => askForNew(context.store, signed.person, site, context.now()),
  addPasskey: ({ context, signed, site, body }) => addPasskey(context.store, signed.person, site, body, context.now()),
  removePasskey: ({ context, signed, params }) => removePasskey(context.store, signed.person, params.passkey),
} satisfies Partial<Handlers>;
