/** The routes about what one is told, about company, and about programs that play. */
import { block, blockedBy, reportPerson, unblock } from '../company/blocks.ts';
import { profileOf, ratingsOf } from '../company/profiles.ts';
import { Denial } from '../denial.ts';
import { choicesOf } from '../games/choices.ts';
import type { Access } from '../games/access.ts';
import { newsOf, readNews } from '../notify/news.ts';
import {
  addWay,
  changeNotifications,
  changeWay,
  confirmMail,
  mutedIn,
  muteIn,
  notificationsOf,
  removeWay,
  tryWay,
  unsubscribe,
  wayTold,
} from '../notify/ways.ts';
import { endToken, newApiToken, tokensOf } from '../people/tokens.ts';
import type { Handlers } from './asked.ts';

const personAt = ({ person }: Access): string => {
  if (!person) throw new Denial('signIn');
  return person.id;
};

export const companyRoutes: Handlers<
  | 'news'
  | 'readNews'
  | 'notifications'
  | 'changeNotifications'
  | 'addWay'
  | 'changeWay'
  | 'removeWay'
  | 'tryWay'
  | 'confirmMail'
  | 'unsubscribe'
  | 'gameNotifications'
  | 'setGameNotifications'
  | 'profile'
  | 'showProfile'
  | 'ratings'
  | 'blocked'
  | 'block'
  | 'unblock'
  | 'reportPerson'
  | 'myTokens'
  | 'newToken'
  | 'endToken'
  | 'choices'
> = {
  news: ({ house, signed }) => newsOf(house.store, signed.person.id),
  readNews: ({ house, signed, body }) => readNews(house.store, signed.person.id, body.upTo),
  notifications: ({ house, signed }) => notificationsOf(house, signed.person, house.telegramName()),
  changeNotifications: async ({ house, signed, body }) => {
    await changeNotifications(house, signed.person, body);
    return notificationsOf(house, signed.person, house.telegramName());
  },
  addWay: async ({ house, signed, body, site, device }) => {
    const { way, code } = await addWay(house, signed.person, body, site.origin, device);
    return { way: wayTold(way), code };
  },
  changeWay: async ({ house, signed, params, body }) =>
    wayTold(await changeWay(house, signed.person, params.way, body.kinds)),
  removeWay: ({ house, signed, params }) => removeWay(house, signed.person, params.way),
  tryWay: ({ house, signed, params }) => tryWay(house, signed.person, params.way),
  confirmMail: ({ house, body }) => confirmMail(house, body.token),
  unsubscribe: ({ house, body }) => unsubscribe(house, body.token),
  gameNotifications: async ({ house, access }) => ({
    off: await mutedIn(house.store, access.game.id, personAt(access)),
  }),
  setGameNotifications: async ({ house, access, body }) => {
    await muteIn(house, access.game.id, personAt(access), body.off);
    return { off: await mutedIn(house.store, access.game.id, personAt(access)) };
  },
  profile: ({ house, signed, params }) => profileOf(house.store, params.person, signed?.person ?? null),
  showProfile: async ({ house, signed, body }) => {
    await house.store.db
      .updateTable('people')
      .set({ unshown: body.shown ? 0 : 1 })
      .where('id', '=', signed.person.id)
      .execute();
  },
  ratings: ({ house, query }) => ratingsOf(house.store, query.title ?? ''),
  blocked: ({ house, signed }) => blockedBy(house.store, signed.person.id),
  block: ({ house, signed, params }) => block(house, signed.person, params.person),
  unblock: ({ house, signed, params }) => unblock(house, signed.person, params.person),
  reportPerson: ({ house, signed, params, body }) => reportPerson(house, signed.person, params.person, body),
  myTokens: ({ house, signed }) => tokensOf(house.store, signed.person.id),
  newToken: ({ house, signed, body }) => newApiToken(house, signed.person, body.label),
  endToken: ({ house, signed, params }) => endToken(house, signed.person, params.token),
  choices: ({ house, access }) => choicesOf(house, access),
};
