/** A title on paper, in Russian. */
import type { print as english } from '../en/print.ts';

export const print: Readonly<Record<keyof typeof english, string>> = {
  'print.heading': 'На бумаге',
  'print.title': '{title} на бумаге',
  'print.text':
    'Всё для игры за столом, формат A4: карта целиком и на листах в масштабе {@tiles.of}, {@tiles} для вырезания, {@market}, компании, {@privates}, поезда. Печатайте или сохраняйте в PDF в масштабе 100 %.',
  'print.print': 'Печать',
  'print.back': 'К описанию игры',
  'print.map': 'Карта: {title}',
  'print.part': 'Лист {part} из {of}, карта',
  'print.tiles': '{@^tiles}',
  'print.piece': '{tile} · {number}/{of}',
  'print.pieceOfMany': '{tile} · ∞',
};
