/** What lies beside a decision, in Russian. */
import type { assist as english } from '../en/assist.ts';

export const assist: Readonly<Record<keyof typeof english, string>> = {
  'advice.title': 'Совет',
  'advice.thinking': 'Подбираю совет…',
  'advice.stop': 'Отменить',
  'advice.best': 'Совет бота',
  'advice.second': 'Второй вариант',
  'advice.others': 'Другие варианты',
  'advice.less': 'заметно слабее: к концу примерно на {amount} меньше',
  'advice.little': 'чуть слабее: к концу примерно на {amount} меньше',
  'advice.same': 'ничем не хуже',
  'advice.do': 'Сделать так',
  'advice.failed': 'Совета нет: {error}',
  'since.title': 'С вашего прошлого хода',
  'since.read': 'Понятно',
  'seats.title': 'Люди и боты',
  'seats.text': 'Любого игрока можно на время заменить ботом.',
  'seats.who': '{player}: человек или бот',
  'seats.person': 'Человек',
  'handOver.title': 'Теперь ходит {player}',
  'handOver.ready': 'Это я, {player}',
  'referenceDialog.close': 'Вернуться к партии',
  'referenceDialog.title': 'Справочник и правила',
  'referenceDialog.here':
    'Как в этой партии: {players, plural, one {# игрок} few {# игрока} many {# игроков} other {# игрока}}, {variant}',
  'referenceDialog.plain': 'без вариантов',
};
