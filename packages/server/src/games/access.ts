/** What somebody is in a game, and whether they may see it. */
import type { Who } from '@roundhouse/protocol';
import { Denial } from '../denial.ts';
import type { Signed } from '../people/sessions.ts';
import type { Store } from '../store/store.ts';
import type { People } from '../store/tables.ts';
import { type GameWithSeats, loadGame } from './rows.ts';

export interface Access extends GameWithSeats {
  readonly person: People | null;
  /** The seat where the person plays. */
  readonly seat: number | null;
  readonly owner: boolean;
  /** Invited by name, or free to come back to a seat that a bot has. */
  readonly invited: boolean;
}

/** A game that need not be read where the cache is good enough. */
export interface CachedAccess {
  readonly game: string;
  /** The caller by a cached session; undefined where the session was read from the store. */
  readonly caller: Signed | undefined;
  /** Reads the session, the game and its seats from the store and checks the caller's role. */
  readonly load: () => Promise<Access>;
}

export const accessOf = (known: GameWithSeats, person: People | null): Access => {
  const mine = person ? known.seats.filter((seat) => seat.person === person.id) : [];
  return {
    ...known,
    person,
    seat: mine.find(({ kind }) => kind === 'person')?.seat ?? null,
    owner: person !== null && known.game.owner === person.id,
    invited:
      mine.some(({ kind }) => kind !== 'person') ||
      (person !== null && known.seats.some(({ offered }) => offered === person.id)),
  };
};

/** One of the table: plays, played, is invited to play, or created it. */
export const belongs = ({ seat, owner, invited }: Access): boolean => seat !== null || owner || invited;

/** Anybody may sit down there. */
export const ANYBODY = '*';

/** A link leads in as long as somebody is looked for: not to watch, and not after the last seat is taken. */
export const isInviting = ({ game, seats }: GameWithSeats): boolean =>
  (game.status === 'forming' && seats.some(({ kind }) => kind === 'open')) ||
  (game.status === 'playing' && seats.some(({ offered }) => offered === ANYBODY));

export const isInvitedBy = (known: GameWithSeats, invitation: string | undefined): boolean =>
  invitation !== undefined && invitation === known.game.invitation && isInviting(known);

export const maySee = (access: Access, invitation?: string): boolean =>
  access.game.visibility !== 'private' ||
  belongs(access) ||
  access.person?.moderator === 1 ||
  isInvitedBy(access, invitation);

/** The game, if the caller may act in this role. A game that the caller may not see does not exist for them. */
export const entered = async (
  { db }: Store,
  id: string,
  person: People | null,
  who: Who,
  invitation?: string,
): Promise<Access> => {
  const known = await loadGame(db, id);
  const access = known && accessOf(known, person);
  if (!access || !maySee(access, invitation)) throw new Denial('notFound');
  if (who === 'player' && access.seat === null) throw new Denial('playersOnly');
  if (who === 'owner' && !access.owner) throw new Denial('ownerOnly');
  return access;
};
