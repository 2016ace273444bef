/** What lies beside a decision, in Russian. */
import type { beside as english } from '../en/beside.ts';

export const beside: Readonly<Record<keyof typeof english, string>> = {
  'advice.title': 'Совет',
  'advice.thinking': 'Подбираю совет…',
  'advice.stop': 'Отменить',
  'advice.best': 'Совет бота',
  'advice.others': 'Другие варианты',
  'advice.less': 'прогноз на {amount} хуже',
  'advice.same': 'не хуже',
  'advice.do': 'Сделать так',
  'advice.failed': 'Совета нет: {error}',
  'since.title': 'С вашего прошлого хода',
  'since.read': 'Понятно',
  'since.more': '{count, plural, one {# действие} few {# действия} many {# действий} other {# действия}}',
  'seats.title': 'Люди и боты',
  'seats.text': 'Любого игрока можно на время заменить ботом.',
  'seats.who': '{player}: человек или бот',
  'seats.person': 'Человек',
  'cover.title': 'Теперь ходит {player}',
  'cover.ready': 'Это я, {player}',
  'book.close': 'Вернуться к партии',
  'book.title': 'Справочник и правила',
  'book.here':
    'Как в этой партии: {players, plural, one {# игрок} few {# игрока} many {# игроков} other {# игрока}}, {variant}',
  'book.plain': 'без вариантов',
};
