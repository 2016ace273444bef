/** The list of keys, in Russian. */
import type { keys as english } from '../en/keys.ts';

export const keys: Readonly<Record<keyof typeof english, string>> = {
  'keys.title': 'Клавиши',
  'keys.confirm': 'подтвердить отмеченное',
  'keys.pass': 'пас или пропуск',
  'keys.advice': 'спросить совета',
  'keys.turn': 'повернуть {@tile}',
  'keys.undo': 'отменить',
  'keys.redo': 'вернуть',
  'keys.history': 'на действие назад, вперёд',
  'keys.now': 'к текущему ходу',
  'keys.try': 'попробовать',
  'keys.board': 'к карте',
  'keys.decision': 'к решению',
  'keys.arrows': 'идти по карте',
  'keys.fit': 'вся карта',
  'keys.alone': 'только поле',
  'keys.tabs': 'части стола (телефон)',
  'keys.sheet': 'всё одной таблицей',
  'keys.escape': 'шаг назад',
  'keys.help': 'этот список',
};
