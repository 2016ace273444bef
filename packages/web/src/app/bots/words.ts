/** Names, strengths and ratings of bots, for lists and cards. */
import { characterNamed } from '@roundhouse/bots/characters';
import { type Level, LEVELS } from '@roundhouse/bots/levels';
import { RATINGS } from '@roundhouse/bots/ratings';

/** A character, or a level without one: earlier games know only levels. */
export const botWith = (id: string): Level | undefined => characterNamed(id) ?? LEVELS.find((each) => each.id === id);

export const strengthOf = (id: string): Level | undefined =>
  characterNamed(id)?.strength ?? LEVELS.find((each) => each.id === id);

/** The rating in a title, or over all where it was not measured there; absent: not measured. */
export const ratingOf = (id: string, title: string | undefined): number | undefined => {
  const character = characterNamed(id);
  const known = character && RATINGS.of[character.id];
  return (title === undefined ? undefined : known?.titles[title]) ?? known?.all;
};
