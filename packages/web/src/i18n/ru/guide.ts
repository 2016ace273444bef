/** The guide of a first game, in Russian. */
import type { guide as english } from '../en/guide.ts';

export const guide: Readonly<Record<keyof typeof english, string>> = {
  'guide.name': 'Проводник',
  'guide.level': 'Сколько говорит проводник',
  'guide.level.every': 'Подсказки: всегда',
  'guide.level.new': 'Подсказки: новое',
  'guide.level.off': 'Без подсказок',
  'guide.read': 'Понятно',
  'guide.thinking': 'Бот обдумывает ход…',
  'guide.advice': 'Например:',
  'guide.do': 'Так и сделать',
};
