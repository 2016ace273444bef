/** The list of keys, in Russian. */
import type { keys as english } from '../en/keys.ts';

export const keys: Readonly<Record<keyof typeof english, string>> = {
  'keys.title': 'Горячие клавиши',
  'keys.confirm': 'подтвердить выбор',
  'keys.pass': 'спасовать или пропустить',
  'keys.advice': 'спросить совета',
  'keys.turn': 'повернуть {@tile} (или колесо мыши, а с Shift — следующий)',
  'keys.undo': 'отменить',
  'keys.redo': 'вернуть',
  'keys.history': 'на действие назад, вперёд',
  'keys.turns': 'на ход назад, вперёд',
  'keys.rounds': 'на раунд назад, вперёд',
  'keys.mine': 'мой прошлый ход',
  'keys.now': 'к текущему ходу',
  'keys.try': 'попробовать в черновике',
  'keys.board': 'к карте',
  'keys.decision': 'к своему ходу',
  'keys.groups': 'следующая, предыдущая группа вариантов',
  'keys.arrows': 'двигаться по карте',
  'keys.fit': 'вся карта',
  'keys.alone': 'карта на весь экран',
  'keys.tabs': 'вкладки стола (телефон)',
  'keys.sheet': 'сводная таблица',
  'keys.escape': 'закрыть, шаг назад',
  'keys.help': 'этот список',
};
