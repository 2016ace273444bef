/** The levels by name and in words, without the code that plays them: for lists that people choose from. */
import type { Words } from '@roundhouse/engine';

export interface Level {
  readonly id: string;
  readonly name: Words;
  /** How it plays, in a line. */
  readonly style: Words;
  /** Whether people are offered it; `random` is for tests and the command line. */
  readonly shown: boolean;
}

export const RANDOM: Level = {
  id: 'random',
  name: { en: 'Random', ru: 'Случайный' },
  style: { en: 'Any legal move.', ru: 'Что угодно, лишь бы по правилам.' },
  shown: false,
};

export const NOVICE: Level = {
  id: 'novice',
  name: { en: 'Novice', ru: 'Новичок' },
  style: {
    en: 'Looks only a few rounds ahead and slips up now and then.',
    ru: 'Видит на пару раундов вперёд и порой ошибается.',
  },
  shown: true,
};

export const PLAIN: Level = {
  id: 'plain',
  name: { en: 'Standard', ru: 'Обычный' },
  style: {
    en: 'Evaluates each move by projected final net worth. Fast.',
    ru: 'Оценивает ход по итогу партии. Думает быстро.',
  },
  shown: true,
};

export const STRONG: Level = {
  id: 'strong',
  name: { en: 'Strong', ru: 'Сильный' },
  style: {
    en: 'Plays out its best candidate moves several rounds ahead before deciding.',
    ru: 'Просчитывает лучшие ходы на несколько раундов вперёд.',
  },
  shown: true,
};

/** From the weakest to the strongest, those that people may choose. */
export const LEVELS: readonly Level[] = [NOVICE, PLAIN, STRONG];
