/** The routes about notifications, profiles, ratings, blocks, and programs that play. */
import { block, blockedBy, reportPerson, unblock } from '../community/blocks.ts';
import { profileOf, ratingsOf } from '../community/profiles.ts';
import { Denial } from '../denial.ts';
import { choicesOf } from '../games/choices.ts';
import type { Access } from '../games/access.ts';
import { newsOf, readNews } from '../notify/news.ts';
import {
  addChannel,
  changeNotifications,
  changeChannel,
  confirmMail,
  mutedIn,
  muteIn,
  notificationsOf,
  removeChannel,
  tryChannel,
  unsubscribe,
  publicChannel,
} from '../notify/channels.ts';
import { provedOrDenied } from '../people/sessions.ts';
import { endToken, newApiToken, tokensOf } from '../people/tokens.ts';
import type { Handlers } from './handlers.ts';

const personAt = ({ person }: Access): string => {
  if (!person) throw new Denial('signIn');
  return person.id;
};

export const communityRoutes = {
  news: ({ context, signed }) => newsOf(context.store, signed.person.id),
  readNews: ({ context, signed, body }) => readNews(context.store, signed.person.id, body.upTo),
  notifications: ({ context, signed }) => notificationsOf(context, signed.person, context.telegramName()),
  changeNotifications: async ({ context, signed, body }) => {
    await changeNotifications(context, signed.person, body);
    return notificationsOf(context, signed.person, context.telegramName());
  },
  addChannel: async ({ context, signed, body, site, device, address }) => {
    if (body.type === 'mail' && context.settings.smtpUrl !== undefined) {
      // A mailbox may belong to anybody: no stranger has one filled by making guests.
      if (signed.person.kind !== 'member') throw new Denial('membersOnly');
      provedOrDenied(signed, context.now());
      const target = body.address.toLowerCase();
      context.limits.take('confirmationMail', { address, person: signed.person.id, target });
    }
    const { channel, code } = await addChannel(context, signed.person, body, site.origin, device);
    return { channel: publicChannel(channel), code };
  },
  changeChannel: async ({ context, signed, params, body }) =>
    publicChannel(await changeChannel(context, signed.person, params.channel, body.kinds)),
  removeChannel: ({ context, signed, params }) => removeChannel(context, signed.person, params.channel),
  tryChannel: ({ context, signed, params }) => tryChannel(context, signed.person, params.channel),
  confirmMail: ({ context, body }) => confirmMail(context, body.token),
  unsubscribe: ({ context, body }) => unsubscribe(context, body.token),
  gameNotifications: async ({ context, access }) => ({
    off: await mutedIn(context.store, access.game.id, personAt(access)),
  }),
  setGameNotifications: async ({ context, access, body }) => {
    await muteIn(context, access.game.id, personAt(access), body.off);
    return { off: await mutedIn(context.store, access.game.id, personAt(access)) };
  },
  profile: ({ context, signed, params }) => profileOf(context.store, params.person, signed?.person ?? null),
  showProfile: async ({ context, signed, body }) => {
    await context.store.db
      .updateTable('people')
      .set({ unshown: body.shown ? 0 : 1 })
      .where('id', '=', signed.person.id)
      .execute();
  },
  ratings: ({ context, query }) => ratingsOf(context.store, query.title ?? ''),
  blocked: ({ context, signed }) => blockedBy(context.store, signed.person.id),
  block: ({ context, signed, params }) => block(context, signed.person, params.person),
  unblock: ({ context, signed, params }) => unblock(context, signed.person, params.person),
  reportPerson: ({ context, signed, params, body, address }) => {
    context.limits.take('reports', { address, person: signed.person.id, target: params.person });
    return reportPerson(context, signed.person, params.person, body);
  },
  myTokens: ({ context, signed }) => tokensOf(context.store, signed.person.id),
  newToken: ({ context, signed, body }) => {
    provedOrDenied(signed, context.now());
    return newApiToken(context, signed.person, body.label);
  },
  endToken: ({ context, signed, params }) => endToken(context, signed.person, params.token),
  choices: ({ context, access }) => choicesOf(context, access),
} satisfies Partial<Handlers>;
