/** Reference sheets of a title, in Russian. */
import type { print as english } from '../en/print.ts';

export const print: Readonly<Record<keyof typeof english, string>> = {
  'print.heading': 'Памятки для печати',
  'print.title': '{title}: памятки для печати',
  'print.text':
    'Для тех, у кого есть сама игра: карта на одном листе, {@tiles}, {@market}, поезда и фазы, компании, {@privates} и коротко об игре. Напечатайте или сохраните в PDF.',
  'print.print': 'Напечатать',
  'print.paper': 'Бумага',
  'print.paper.a4': 'A4',
  'print.paper.letter': 'US Letter',
  'print.back': 'К описанию игры',
  'print.backToGame': 'Назад к партии',
  'print.map': 'Карта: {title}',
  'print.tiles': '{@^tiles}',
  'print.position': '{round}, фаза {phase}',
  'print.company': 'Компания',
  'print.player': 'Игрок',
  'print.price': '{@^price}',
  'print.treasury': '{@^treasury}',
};
