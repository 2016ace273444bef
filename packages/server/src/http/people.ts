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
import type { Asked, Handlers } from './asked.ts';

type Signing = Pick<Asked<'signIn'>, 'house' | 'device' | 'setSession'> & {
  readonly signed: Asked<'signIn'>['signed'];
};

/** Signs a person in on this device; whoever was signed in there is not any more. */
const signInAs = async ({ house, device, setSession, signed }: Signing, person: Pick<People, 'id'>) => {
  if (signed) await endSession(house.store, signed.person.id, signed.session);
  setSession(await openSession(house.store.db, person.id, house.now(), device));
  return meOf(house.store, person.id);
};

export const peopleRoutes: Handlers<
  | 'whoAmI'
  | 'sitAsGuest'
  | 'becomeMember'
  | 'signIn'
  | 'signOut'
  | 'recover'
  | 'askForRecovery'
  | 'recoverByMail'
  | 'passkeySignInOptions'
  | 'passkeySignIn'
  | 'changeMe'
  | 'setPassword'
  | 'newRecoveryCode'
  | 'exportMe'
  | 'deleteMe'
  | 'mySessions'
  | 'endSession'
  | 'myPasskeys'
  | 'passkeyOptions'
  | 'addPasskey'
  | 'removePasskey'
> = {
  whoAmI: async ({ house, signed, nearby }) => ({
    me: signed && (await meOf(house.store, signed.person.id)),
    rules: house.rules,
    waiting: signed ? await waitingCount(house.store, signed.person.id) : 0,
    unread: signed ? await unreadNews(house.store, signed.person.id) : 0,
    mail: house.settings.smtpUrl !== undefined,
    nearby: nearby(),
  }),
  sitAsGuest: async (asked) => {
    if (asked.signed) throw new Denial('alreadySignedIn');
    const { house, body } = asked;
    return signInAs(asked, await newGuest(house.store, body.name, body.language, house.now()));
  },
  becomeMember: async (asked) => {
    const { house, body, signed } = asked;
    if (signed?.person.kind === 'member') throw new Denial('alreadySignedIn');
    if (!signed) {
      const member = await newMember(house.store, body.name, body.password, body.language ?? 'en', house.now());
      return signInAs(asked, member);
    }
    await setPassword(house.store, signed, { password: body.password, name: body.name });
    if (body.language) await changePerson(house.store, signed.person, { language: body.language });
    return meOf(house.store, signed.person.id);
  },
  signIn: async (asked) => {
    const { house, body } = asked;
    return signInAs(asked, await byPassword(house.store, body.name, body.password));
  },
  signOut: async ({ house, signed, setSession }) => {
    if (signed) await endSession(house.store, signed.person.id, signed.session);
    setSession(null);
  },
  recover: async (asked) => {
    const { house, body } = asked;
    return signInAs({ ...asked, signed: null }, await recoverBy(house.store, body, house.now()));
  },
  askForRecovery: ({ house, body }) => mailRecovery(house, body.name),
  recoverByMail: async (asked) => {
    const { house, body } = asked;
    return signInAs({ ...asked, signed: null }, await recoverByLink(house, body));
  },
  passkeySignInOptions: ({ house, site }) => askForKnown(house.store, site, house.now()),
  passkeySignIn: async (asked) => {
    const { house, body, site } = asked;
    return signInAs(asked, await byPasskey(house.store, site, body, house.now()));
  },
  changeMe: async ({ house, signed, body }) => {
    await changePerson(house.store, signed.person, body);
    return meOf(house.store, signed.person.id);
  },
  setPassword: async ({ house, signed, body }) => {
    await setPassword(house.store, signed, body);
    return meOf(house.store, signed.person.id);
  },
  newRecoveryCode: async ({ house, signed, body }) => ({
    code: await ownRecovery(house.store, signed.person, body.current),
  }),
  exportMe: ({ house, signed }) => exportPerson(house.store, signed.person),
  deleteMe: async ({ house, signed, body, setSession }) => {
    await deletePerson(house.store, signed.person, body.current);
    setSession(null);
  },
  mySessions: ({ house, signed }) => sessionsOf(house.store, signed),
  endSession: async ({ house, signed, params }) => {
    if (!(await endSession(house.store, signed.person.id, params.session))) throw new Denial('notFound');
  },
  myPasskeys: ({ house, signed }) => passkeysOf(house.store, signed.person.id),
  passkeyOptions: ({ house, signed, site }) => askForNew(house.store, signed.person, site, house.now()),
  addPasskey: ({ house, signed, site, body }) => addPasskey(house.store, signed.person, site, body, house.now()),
  removePasskey: ({ house, signed, params }) => removePasskey(house.store, signed.person, params.passkey),
};
