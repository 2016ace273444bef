/** What is remembered only because 18xx.games remembers it. */
import { type CompanyId, type PlacedToken, type PlayerId, slot } from '@roundhouse/engine';

/** Ruling `fixedOrder`: the order of the operating round as it was last drawn up. */
export const drawnOrder = slot<readonly CompanyId[]>('drawnOrder', []);

/** What 18xx.games remembers of a corporation's network until a tile is laid or a station placed. */
export type Chart = {
  /** The stations when all of its network was last looked at; null: not yet. */
  readonly stations: readonly Station[] | null;
  /** Whether there was a city for a station; null: not looked for. */
  readonly city: boolean | null;
};
type Station = { readonly [Key in keyof PlacedToken]: PlacedToken[Key] };
/** Rulings `siteSteps`, `keptNetworks`. */
export const charts = slot<Readonly<Record<CompanyId, Chart>>>('charts', {});
/** Corporations that had a route once; that is remembered longer. */
export const routed = slot<readonly CompanyId[]>('routed', []);

/** Ruling `closingsWait`: corporations that have fallen into Closed and wait for what is going on to end; null: nobody waits. */
export const heldClosings = slot<readonly CompanyId[] | null>('heldClosings', null);
/** Ruling `choiceWaits`: the player who will be asked to leave or to borrow when corporations operate again. */
export const waitingChoice = slot<PlayerId | null>('waitingChoice', null);
