/** Who this device is signed in as, and how many games wait for them. */
import { type Me, USUAL_HOURS } from '@roundhouse/protocol/client';
import { create } from 'zustand';
import { countInTitle } from '../app/pageTitle.ts';
import { useSettings } from '../app/settings.ts';
import { playTurnSound } from '../app/sound.ts';
import { call } from './call.ts';
import { listenTo, reconnect } from './live.ts';

export interface AccountState {
  /** `unknown`: not asked yet; `unreached`: there is no server, or no net. */
  readonly state: 'unknown' | 'known' | 'unreached';
  readonly me: Me | null;
  /** Games that wait for them. */
  readonly waiting: number;
  /** What there is to read. */
  readonly unread: number;
  /** The server can send mail. */
  readonly mail: boolean;
  /** Where others in the network reach the server, sent only to a browser on the server’s own machine. */
  readonly nearby: readonly string[];
}

export const useMe = create<AccountState>(() => ({
  state: 'unknown',
  me: null,
  waiting: 0,
  unread: 0,
  mail: false,
  nearby: [],
}));

/** The tab tells it too: (2) Roundhouse. */
useMe.subscribe(({ waiting }) => countInTitle(waiting));

export const loadMe = async (): Promise<void> => {
  const answer = await call('whoAmI');
  if ('no' in answer) {
    useMe.setState({ state: 'unreached' });
    return;
  }
  const { me, ...more } = answer.ok;
  useMe.setState({ state: 'known', me, ...more });
  if (me?.hours === null) await saveTimeZone();
};

/** Nights and weekends are those of where somebody is, before they have said anything about it. */
const saveTimeZone = async (): Promise<void> => {
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
  const answer = await call('changeMe', { body: { hours: { ...USUAL_HOURS, zone } } });
  if ('ok' in answer) useMe.setState({ me: answer.ok });
};

/** Somebody signed in, out, or changed something about themselves. */
export const setMe = (me: Me | null): void => {
  const before = useMe.getState().me?.id;
  useMe.setState({ state: 'known', me, ...(me ? {} : { waiting: 0, unread: 0 }) });
  if (before === me?.id) return;
  reconnect();
  if (me) void loadMe();
};

/** Unless the sound is switched off for that game. */
export const playTurnSoundFor = async (game: string): Promise<void> => {
  const answer = await call('gameNotifications', { params: { game } });
  if (!('ok' in answer) || !answer.ok.off.includes('sound')) playTurnSound();
};

/** Keeps the count of waiting games as long as somebody looks; gives the way to stop. */
export const followMine = (): (() => void) =>
  listenTo('watchMine', (message) => {
    if (message.type !== 'mine') return;
    const before = useMe.getState().waiting;
    useMe.setState({ waiting: message.waiting, unread: message.unread });
    // The table that is open knocks by itself.
    const { id } = message.summary;
    const open = location.pathname === `/table/${id}`;
    if (message.waiting > before && !open && useSettings.getState().sounds) void playTurnSoundFor(id);
  });
