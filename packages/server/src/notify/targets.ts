/** The stored target of each channel. */
import type { Channels } from '../store/tables.ts';

export interface Targets {
  readonly push: { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } };
  readonly mail: { readonly address: string };
  readonly webhook: { readonly url: string; readonly form: 'json' | 'discord' | 'slack' };
  readonly telegram: { readonly chat: number | null };
}

/** It was written by `channels.ts` for this channel. */
export const targetOf = <C extends keyof Targets>(_channel: C, { target }: Pick<Channels, 'target'>): Targets[C] =>
  JSON.parse(target) as Targets[C];
