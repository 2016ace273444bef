/** Messages that the browser shows by itself: asked for by the person, encrypted for this browser. */
import type { Channel } from '@roundhouse/protocol/client';
import { call } from './call.ts';

export type PushOutcome = { readonly channel: Channel } | 'none' | 'denied' | 'failed';

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Asks the person, then the browser's push service, then tells the server. */
export const switchPushOn = async (key: string): Promise<PushOutcome> => {
  if (!canPush()) return 'none';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    const registration = await navigator.serviceWorker.ready;
    const subscribed =
      (await registration.pushManager.getSubscription()) ??
      (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
    const { endpoint, keys } = subscribed.toJSON();
    const { p256dh, auth } = keys ?? {};
    if (endpoint === undefined || p256dh === undefined || auth === undefined) return 'failed';
    const answer = await call('addChannel', {
      body: { type: 'push', subscription: { endpoint, keys: { p256dh, auth } } },
    });
    return 'ok' in answer ? { channel: answer.ok.channel } : 'failed';
  } catch {
    // No way to the service, or the key of another server: the subscription is of no use.
    return 'failed';
  }
};
