/**
 * `mirBringsShareAgain`: like certificates are one and the same to the rulebook, but that site asks for the very share that
 * came with MIR. So the certificates of its company change hands as they do there.
 */
import {
  type Certificate,
  certificatesOf,
  changedCertificate,
  type Event,
  isPlayer,
  type Move,
  type Place,
  type PlayerId,
  setCertificates,
  slot,
} from '@roundhouse/engine';
import { FREE_CERTIFICATE } from '../companies.ts';
import { recorded } from './rulings.ts';

/** Who is breaking the president's certificate: half of it is sold, half comes back to them. */
const breaking = slot<PlayerId | null>('breakingMirCompany', null);

const PRESIDENTS = 20;

/** Puts certificates where they belong, in this order of arrival, behind all others. */
const arrange = (move: Move, company: string, places: readonly (readonly [Place, readonly Certificate[]])[]): void => {
  const moved = new Set(places.flatMap(([, list]) => list.map(({ id }) => id)));
  const others = certificatesOf(move.state, company).filter(({ id }) => !moved.has(id));
  setCertificates(move, company, [
    ...others,
    ...places.flatMap(([at, list]) => list.map((each) => changedCertificate(each, { at }))),
  ]);
};

/** The new president gives their newest certificates; what comes back of a broken one is the oldest of the open market. */
const exchangeAsRecorded = (move: Move, company: string, from: PlayerId, to: PlayerId): void => {
  const all = certificatesOf(move.state, company);
  const isBroken = breaking.get(move.state) === from;
  breaking.set(move, null);
  const presidents = all.find(({ kind }) => kind === 'president');
  // What was given came last, the president's certificate behind it.
  const given = all.slice(-1 - PRESIDENTS / 10, -1);
  if (presidents?.at !== to || all.at(-1) !== presidents || !given.every(({ at }) => at === from)) return;
  const hand = [...given, ...all.filter(({ at, kind }) => at === to && kind !== 'president')];
  const newest = hand.slice(-given.length).reverse();
  const kept = hand.slice(0, -given.length);
  const [first, second] = newest;
  if (!isBroken || !first || !second) {
    arrange(move, company, [
      [from, newest],
      [to, [...kept, presidents]],
    ]);
    return;
  }
  const [back, ...market] = [...all.filter(({ at }) => at === 'pool'), first];
  // The first of these goes on to the open market.
  arrange(move, company, [
    ['pool', market],
    [from, [second, back]],
    [to, [...kept, presidents]],
  ]);
};

type Followed = Extract<Event, { readonly type: 'sharesSold' | 'presidencyChanged' }>;

export const followMirShare = (move: Move, event: Followed): void => {
  const company = FREE_CERTIFICATE['MIR']?.company;
  if (event.company !== company || !recorded(move.state, 'mirBringsShareAgain')) return;
  if (event.type === 'presidencyChanged') {
    if (event.from && event.to) exchangeAsRecorded(move, company, event.from, event.to);
    return;
  }
  const sold = certificatesOf(move.state, company).filter(({ id }) => event.certificates.includes(id));
  const worth = sold.reduce((sum, each) => sum + each.percent, 0);
  if (isPlayer(event.who) && worth > event.percent) breaking.set(move, event.who);
};
