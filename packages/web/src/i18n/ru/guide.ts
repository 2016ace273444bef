/** The guide of a first game, in Russian. */
import type { guide as english } from '../en/guide.ts';

export const guide: Readonly<Record<keyof typeof english, string>> = {
  'guide.name': 'Проводник',
  'guide.level': 'Сколько говорит проводник',
  'guide.level.every': 'Подсказки: на каждом шаге',
  'guide.level.new': 'Подсказки: только новое',
  'guide.level.off': 'Подсказки: выключены',
  'guide.read': 'Понятно',
  'guide.thinking': 'Бот обдумывает ход…',
  'guide.advice': 'Например:',
  'guide.do': 'Так и сделать',
};
