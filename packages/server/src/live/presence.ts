/** Presence: every node tells the others about its own clients, and forgets a node that has fallen silent. */
import type { Notice } from '../store/notices.ts';
import type { Followers } from './following.ts';

export type PresenceNotice = Extract<Notice, { what: 'presence' }>;
export type Present = Pick<PresenceNotice, 'here' | 'watching'>;

/** A node that has not announced a game for so long has lost its clients. */
const FORGET = 75_000;
/** More people than these are not listed. */
const MOST_LISTED = 60;

export interface Presence {
  /** What a node, this one included, has announced. */
  readonly record: (notice: PresenceNotice) => void;
  /** Everybody who is here, on whatever node. */
  readonly of: (game: string) => Present;
  readonly isLooking: (game: string, person: string) => boolean;
  readonly sweep: () => void;
}

export const newPresence = (now: () => number): Presence => {
  const games = new Map<string, Map<string, Present & { readonly at: number }>>();
  const of = (game: string): Present => {
    const nodes = [...(games.get(game)?.values() ?? [])].filter(({ at }) => at > now() - FORGET);
    const people = new Map<string, boolean>();
    for (const { person, looking } of nodes.flatMap(({ here }) => here))
      people.set(person, looking || people.get(person) === true);
    return {
      here: [...people].map(([person, looking]) => ({ person, looking })),
      watching: nodes.reduce((sum, { watching }) => sum + watching, 0),
    };
  };
  return {
    record: ({ game, node, here, watching }) => {
      const nodes = games.get(game) ?? new Map<string, Present & { readonly at: number }>();
      if (here.length === 0 && watching === 0) nodes.delete(node);
      else nodes.set(node, { here, watching, at: now() });
      if (nodes.size > 0) games.set(game, nodes);
      else games.delete(game);
    },
    of,
    isLooking: (game, person) => of(game).here.some((each) => each.person === person && each.looking),
    sweep: () => {
      for (const [game, nodes] of games) {
        for (const [node, { at }] of nodes) if (at <= now() - FORGET) nodes.delete(node);
        if (nodes.size === 0) games.delete(game);
      }
    },
  };
};

/** The clients of this node that follow a game: players by name, everybody else only as a number. */
export const presentHere = (followers: Followers, game: string): Present => {
  const people = new Map<string, boolean>();
  let watching = 0;
  for (const client of followers.clientsOf(game)) {
    const following = client.games.get(game);
    if (client.person && following?.seated)
      people.set(client.person.id, following.looking || people.get(client.person.id) === true);
    else watching++;
  }
  return { here: [...people].slice(0, MOST_LISTED).map(([person, looking]) => ({ person, looking })), watching };
};
