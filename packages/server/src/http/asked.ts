/** What a handler is given: everything parsed, everybody known, the game entered where the route has one. */
import type { Contract, RouteName } from '@roundhouse/protocol';
import type * as z from 'zod/mini';
import { Denial } from '../denial.ts';
import type { Access } from '../games/access.ts';
import type { House } from '../house.ts';
import type { Site } from '../people/passkeys.ts';
import type { Signed } from '../people/sessions.ts';

type Part<R, Name extends string> = R extends { readonly [P in Name]: infer S extends z.ZodMiniType }
  ? z.output<S>
  : undefined;

type Needs<R> = R extends { readonly who: 'person' | 'member' | 'player' | 'owner' } ? Signed : Signed | null;

export interface Asked<N extends RouteName> {
  readonly house: House;
  readonly params: Part<Contract[N], 'params'>;
  readonly query: Part<Contract[N], 'query'>;
  readonly body: Part<Contract[N], 'body'>;
  readonly signed: Needs<Contract[N]>;
  /** The game of the path, for routes whose askers are told apart by it. */
  readonly access: Contract[N]['who'] extends 'watcher' | 'player' | 'owner' ? Access : undefined;
  readonly site: Site;
  readonly device: string | undefined;
  /** Where other devices of the network reach this server. */
  readonly nearby: () => string[];
  /** Signs the asker in on this device, or out. */
  readonly setSession: (token: string | null) => void;
}

export type AnswerBody<N extends RouteName> = Contract[N]['answer']['body'] extends infer S extends z.ZodMiniType
  ? z.output<S>
  : void;

export type Handlers<N extends RouteName> = {
  readonly [K in N]: (asked: Asked<K>) => Promise<AnswerBody<K>> | AnswerBody<K>;
};

/** For routes that anybody may look at but only somebody may change. */
export const signedIn = (signed: Signed | null): Signed => {
  if (!signed) throw new Denial('signIn');
  return signed;
};
