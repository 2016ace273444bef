/** Names, strengths and ratings of bots, for lists and cards. */
import { characterNamed } from '@roundhouse/bots/characters';
import { type Level, LEVELS } from '@roundhouse/bots/levels';
import { RATINGS } from '@roundhouse/bots/ratings';
import type { PlayerId } from '@roundhouse/engine';
import type { Language } from '../settings.ts';

/** A character, or a level without one: earlier games know only levels. */
export const botWith = (id: string): Level | undefined => characterNamed(id) ?? LEVELS.find((each) => each.id === id);

/** A name, and the number that tells the second of two bots of that name from the first. */
const NUMBERED = /^(.+?)( \d+)?$/u;

/** The players as the reader calls them: a bot goes by its name in the reader's language. A person whose seat a bot has keeps theirs. */
export type Named = <P extends { readonly id: PlayerId; readonly name: string }>(
  players: readonly P[],
  bots: Readonly<Record<PlayerId, string>>,
  language: Language,
) => readonly P[];

export const withBotNames: Named = (players, bots, language) =>
  players.map((player) => {
    const names = botWith(bots[player.id] ?? '')?.name;
    const [, plain = '', number = ''] = NUMBERED.exec(player.name) ?? [];
    return names && Object.values(names).includes(plain) ? { ...player, name: `${names[language]}${number}` } : player;
  });

export const strengthOf = (id: string): Level | undefined =>
  characterNamed(id)?.strength ?? LEVELS.find((each) => each.id === id);

/** The rating in a title, or over all where it was not measured there; absent: not measured. */
export const ratingOf = (id: string, title: string | undefined): number | undefined => {
  const character = characterNamed(id);
  const known = character && RATINGS.of[character.id];
  return (title === undefined ? undefined : known?.titles[title]) ?? known?.all;
};
