/** Who is here: every node tells the others about its own clients, and forgets a node that has fallen silent. */
import type { Notice } from '../store/notices.ts';

export type PresenceNotice = Extract<Notice, { what: 'presence' }>;
export type Here = Pick<PresenceNotice, 'here' | 'watching'>;

const FORGET = 75_000;

export const newPresence = (now: () => number) => {
  const games = new Map<string, Map<string, Here & { readonly at: number }>>();
  return {
    hear: ({ game, node, here, watching }: PresenceNotice): void => {
      const nodes = games.get(game) ?? new Map<string, Here & { readonly at: number }>();
      if (here.length === 0 && watching === 0) nodes.delete(node);
      else nodes.set(node, { here, watching, at: now() });
      if (nodes.size > 0) games.set(game, nodes);
      else games.delete(game);
    },
    /** Everybody who is here, on whatever node. */
    of: (game: string): Here => {
      const nodes = [...(games.get(game)?.values() ?? [])].filter(({ at }) => at > now() - FORGET);
      const people = new Map<string, boolean>();
      for (const { person, looking } of nodes.flatMap(({ here }) => here))
        people.set(person, looking || people.get(person) === true);
      return {
        here: [...people].map(([person, looking]) => ({ person, looking })),
        watching: nodes.reduce((sum, { watching }) => sum + watching, 0),
      };
    },
    sweep: (): void => {
      for (const [game, nodes] of games) {
        for (const [node, { at }] of nodes) if (at <= now() - FORGET) nodes.delete(node);
        if (nodes.size === 0) games.delete(game);
      }
    },
  };
};
