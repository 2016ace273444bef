/** A title on paper, in English. ICU message format. */
export const print = {
  'print.heading': 'On paper',
  'print.title': '{title} on paper',
  'print.text':
    'Everything for the table, A4: the map as a whole and in sheets at the scale of the {@tiles}, the {@tiles} to cut out, market, companies, {@privates}, trains. Print it or save it as a PDF, at 100 %.',
  'print.print': 'Print',
  'print.back': 'Back to the title',
  'print.map': 'Map of {title}',
  'print.part': 'Sheet {part} of {of} of the map',
  'print.tiles': '{@^tiles}',
  'print.piece': '{tile} · {number}/{of}',
  'print.pieceOfMany': '{tile} · ∞',
};
