/** What lies beside a decision, in Russian. */
import type { beside as english } from '../en/beside.ts';

export const beside: Readonly<Record<keyof typeof english, string>> = {
  'advice.title': 'Совет',
  'advice.thinking': 'Сильный бот смотрит, что можно сделать…',
  'advice.stop': 'Не нужно',
  'advice.best': 'Он бы поступил так',
  'advice.others': 'Он думал и о другом',
  'advice.less': 'к концу игры на {amount} меньше',
  'advice.same': 'не хуже',
  'advice.do': 'Так и сделать',
  'advice.failed': 'Совета нет: {error}',
  'since.title': 'С вашего прошлого хода',
  'since.read': 'Прочитано',
  'since.more': '{count, plural, one {# решение} few {# решения} many {# решений} other {# решения}}',
  'seats.title': 'Кто играет',
  'seats.text': 'Бот может в любой момент сесть за игрока и вернуть ему место.',
  'seats.who': 'Кто играет за место: {player}',
  'seats.person': 'Человек',
  'cover.title': 'Теперь ходит {player}',
  'cover.ready': 'Устройство у меня: {player}',
  'book.close': 'Вернуться к игре',
  'book.title': 'Справочник и правила',
  'book.here':
    'Как в этой игре: {players, plural, one {# игрок} few {# игрока} many {# игроков} other {# игрока}}, {variant}',
  'book.plain': 'без вариантов',
};
