/** What a handler receives: parsed input, the caller, and the game where the route has one. */
import type { Contract, RouteName } from '@roundhouse/protocol';
import type * as z from 'zod/mini';
import { Denial } from '../denial.ts';
import type { Access, CachedAccess } from '../games/access.ts';
import type { ServerContext } from '../context.ts';
import type { Site } from '../people/passkeys.ts';
import type { Signed } from '../people/sessions.ts';

type Part<R, Name extends string> = R extends { readonly [P in Name]: infer S extends z.ZodMiniType }
  ? z.output<S>
  : undefined;

type Needs<R> = R extends { readonly who: 'person' | 'member' | 'player' | 'owner' } ? Signed : Signed | null;

/** Routes that may be answered from the cache of sessions and games: the most frequent one. */
export const CACHED_ROUTES = ['decide'] as const satisfies readonly RouteName[];
export type CachedRoute = (typeof CACHED_ROUTES)[number];

export interface HandlerRequest<N extends RouteName> {
  readonly context: ServerContext;
  readonly params: Part<Contract[N], 'params'>;
  readonly query: Part<Contract[N], 'query'>;
  readonly body: Part<Contract[N], 'body'>;
  readonly signed: Needs<Contract[N]>;
  /** The game of the path and the role of the caller in it, for routes of a game. */
  readonly access: N extends CachedRoute
    ? CachedAccess
    : Contract[N]['who'] extends 'watcher' | 'player' | 'owner'
      ? Access
      : undefined;
  readonly site: Site;
  /** Where the caller is, as limits count it. */
  readonly address: string;
  readonly device: string | undefined;
  /** Where other devices of the network reach this server. */
  readonly nearby: () => string[];
  /** Signs the caller in on this device, or out. */
  readonly setSession: (token: string | null) => void;
}

export type AnswerBody<N extends RouteName> = Contract[N]['answer']['body'] extends infer S extends z.ZodMiniType
  ? z.output<S>
  : void;

/**
 * One handler for each route of the contract. `http/api.ts` declares the table of all of them with this type, so a route
 * without a handler does not compile.
 */
export type Handlers<N extends RouteName = RouteName> = {
  readonly [K in N]: (request: HandlerRequest<K>) => Promise<AnswerBody<K>> | AnswerBody<K>;
};

/** For routes that anybody may read but only a signed-in person may change. */
export const signedIn = (signed: Signed | null): Signed => {
  if (!signed) throw new Denial('signIn');
  return signed;
};
