/** A title on paper, in English. ICU message format. */
export const print = {
  'print.heading': 'Print and play',
  'print.title': '{title}: print and play',
  'print.text':
    'Everything you need at the table, on A4: the map whole and in sheets at {@tile} scale, the {@tiles} to cut out, the stock market, companies, {@privates} and trains. Print, or save as PDF, at 100% scale.',
  'print.print': 'Print',
  'print.back': 'Back to the title',
  'print.map': 'Map of {title}',
  'print.part': 'Map, sheet {part} of {of}',
  'print.tiles': '{@^tiles}',
  'print.piece': '{tile} · {number}/{of}',
  'print.pieceOfMany': '{tile} · ∞',
};
