/** The guide of a first game, in Russian. */
import type { guide as english } from '../en/guide.ts';

export const guide: Readonly<Record<keyof typeof english, string>> = {
  'guide.name': 'Подсказки',
  'guide.level': 'Когда подсказывать',
  'guide.level.every': 'Подсказки: всегда',
  'guide.level.new': 'Подсказки: только новое',
  'guide.level.off': 'Без подсказок',
  'guide.why': 'Почему?',
  'guide.more': 'Ещё',
  'guide.read': 'Понятно',
  'guide.thinking': 'Подбираю совет…',
  'guide.advice': 'Совет:',
  'guide.do': 'Сделать так',
};
