/** For the client: addresses at run time, everything else as types. No schema library is loaded by this file. */
import type * as z from 'zod/mini';
import type { Contract } from './contract.ts';
import { PATHS, type RouteName } from './paths.ts';

export type { ApiToken, Profile, Rated, Rating } from './community.ts';
export { USUAL_HOURS } from './clocks.ts';
export type { OutOfDate, Denied, Refused, Who } from './contract.ts';
export { DENIED, type DeniedKey } from './denied.ts';
export type { Ask, ChatName, GameSummary, GameView, Message, NewGame, SeatView, SeatWish } from './games.ts';
export type { Hours } from './hours.ts';
export type { FromClient, FromServer } from './live.ts';
export type { GivenOrder } from './orders.ts';
export type {
  Channel,
  ChannelType,
  ExternalChannelType,
  NewChannel,
  NewsItem,
  NewsKind,
  Notifications,
  Quiet,
} from './notify.ts';
export { CHANNEL_TYPES, CHOSEN_NEWS } from './newsKinds.ts';
export type { AtEnd, ClockSettings, TimeOfGame } from './pace.ts';
export { CLOSE, LIVE_PATH, PATHS, type RouteName } from './paths.ts';
export type { Language, Me, Passkey, Person, Session } from './people.ts';
export type { Appended, Decision, Entry, EntryBy, Header, Position, Story, TakingBack } from './story.ts';

type Given<R, Part extends string> = R extends { readonly [P in Part]: infer S extends z.ZodMiniType }
  ? z.input<S>
  : undefined;

/** The body of a request. */
export type BodyOf<N extends RouteName> = Given<Contract[N], 'body'>;
/** The values in the path: text or numbers. */
export type ParamsOf<N extends RouteName> = Given<Contract[N], 'params'>;
export type QueryOf<N extends RouteName> = Given<Contract[N], 'query'>;
/** The body of the answer when it went well. */
export type AnswerOf<N extends RouteName> = Contract[N]['answer']['body'] extends infer S extends z.ZodMiniType
  ? z.output<S>
  : undefined;

type Values = Readonly<Record<string, string | number | undefined>>;

/** The address of a route with its values filled in. */
export const addressOf = (route: RouteName, params: Values = {}, query: Values = {}): string => {
  const path = PATHS[route][1].replaceAll(/:(\w+)/g, (_, part: string) => encodeURIComponent(String(params[part])));
  const asked = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`],
  );
  return asked.length > 0 ? `${path}?${asked.join('&')}` : path;
};
