/** 1849 §9.4-a, §9.4.1, §11-d: the founding queue, and Garibaldi who may lose his place in it. */
import { type CompanyId, emptyCircles, freeCircles, type HexId, type Move, type State } from '@roundhouse/engine';
import { policy } from '../../common/policy.ts';
import { GARIBALDI } from '../companies.ts';
import { GARIBALDI_HOMES } from '../map.ts';
import { barred, isFounded, roster, setAside } from './slots.ts';
import { special } from '../vocabulary.ts';

export const foundingQueue = (state: State): readonly CompanyId[] =>
  roster.get(state).filter((id) => !isFounded(state, id));

/** §9.4-a: the first corporation of the queue that may be founded now. */
export const nextToFound = (state: State): CompanyId | undefined =>
  foundingQueue(state).find((id) => !barred.get(state).includes(id) && !(id === GARIBALDI && setAside.get(state)));

/** §9.4.1-a: cities with a free circle. */
export const openHomes = (state: State): readonly HexId[] =>
  GARIBALDI_HOMES.filter((hex) => emptyCircles(state, hex, 0) > 0 && freeCircles(state, hex, 0, GARIBALDI) > 0);

export const toEndOfQueue = (move: Move, company: CompanyId): void => {
  const others = roster.get(move.state).filter((id) => id !== company);
  const last = others.at(-1);
  // §11-d: a corporation that closes stands ahead of a Garibaldi who is set aside.
  const behind = last === GARIBALDI && company !== GARIBALDI && setAside.get(move.state) ? [GARIBALDI] : [];
  const ahead = behind.length > 0 ? others.slice(0, -1) : others;
  roster.set(move, [...ahead, company, ...behind]);
};

export const bar = (move: Move, company: CompanyId): void =>
  barred.set(move, [...barred.get(move.state).filter((id) => id !== company), company]);

export type BoardChange = 'station' | 'tile' | 'closing' | 'earthquake';

/** §9.4.1-d: what may bring Garibaldi back: whatever frees a city. */
export const freesCity = policy<(change: BoardChange) => boolean>(() => true);

/** §9.4.1-c, -d: Garibaldi is set aside when no city is open to him, and comes back when one is. */
export const reviewGaribaldi = (move: Move, change: BoardChange): void => {
  const { state } = move;
  if (!roster.get(state).includes(GARIBALDI) || isFounded(state, GARIBALDI)) return;
  const open = openHomes(state).length > 0;
  if (!open && !setAside.get(state)) {
    setAside.set(move, true);
    toEndOfQueue(move, GARIBALDI);
    special(move, 'garibaldiSetAside');
  }
  if (open && setAside.get(state) && freesCity.of(state)(change)) {
    setAside.set(move, false);
    bar(move, GARIBALDI);
    special(move, 'garibaldiReturns');
  }
};
