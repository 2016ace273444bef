/** What others did, shown and listed, in Russian. */
import type { film as english } from '../en/film.ts';

export const film: Readonly<Record<keyof typeof english, string>> = {
  'film.skip': 'Перейти к моему ходу',
  'film.end': 'Закончить повтор',
  'film.hint': 'Любая клавиша или щелчок — сразу к вашему ходу.',
  'film.replay': 'Показать ещё раз',
  'recap.show':
    'Показать {count, plural, one {# событие} few {# события} many {# событий} other {# события}} с вашего прошлого хода',
  'recap.log': 'Показать журнал',
  'victory.title': '{you, select, player {Вы победили!} other {Победа: {player}!}}',
  'victory.turned':
    'Перелом: {round}. До него впереди {before}, после него и до конца — {you, select, player {вы} other {{player}}}.',
  'victory.look': 'Показать этот момент',
  'victory.again': 'Сыграть ещё',
  'roundCard.title': '{round}: итоги',
  'roundCard.short': 'Итоги: {worth}, {place}-е место',
  'roundCard.players': 'Кто впереди',
  'roundCard.you': 'У вас {cash}. Состояние {worth} ({change}).',
  'roundCard.prices': 'Курсы акций',
  'roundCard.noPrices': 'Курсы не изменились.',
  'roundCard.depot': 'Поезда в банке',
  'roundCard.order': 'Порядок ходов компаний',
};
