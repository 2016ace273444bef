/** A title on paper, in Russian. */
import type { print as english } from '../en/print.ts';

export const print: Readonly<Record<keyof typeof english, string>> = {
  'print.heading': 'Для печати',
  'print.title': '{title} для печати',
  'print.text':
    'Всё для игры за столом, на листах A4: карта целиком и по частям в масштабе {@tiles.of}, {@tiles} для вырезания, {@market}, компании, {@privates}, поезда. Печатайте или сохраняйте в PDF в масштабе 100%.',
  'print.print': 'Напечатать',
  'print.back': 'К описанию игры',
  'print.map': 'Карта: {title}',
  'print.part': 'Карта, лист {part} из {of}',
  'print.tiles': '{@^tiles}',
  'print.piece': '{tile} · {number}/{of}',
  'print.pieceOfMany': '{tile} · ∞',
};
