/** Reference sheets of a title, in English. ICU message format. */
export const print = {
  'print.heading': 'Reference sheets',
  'print.title': '{title}: reference sheets',
  'print.text':
    'For players who own the game: the map on one sheet, the {@tile} chart, the stock market, trains and phases, companies, {@privates}, and the game at a glance. Print them, or save them as a PDF.',
  'print.print': 'Print',
  'print.paper': 'Paper',
  'print.paper.a4': 'A4',
  'print.paper.letter': 'US Letter',
  'print.back': 'Back to the title',
  'print.backToGame': 'Back to the game',
  'print.map': 'Map of {title}',
  'print.tiles': '{@^tile} chart',
  'print.position': '{round}, phase {phase}',
  'print.company': 'Company',
  'print.player': 'Player',
  'print.price': '{@^price}',
  'print.treasury': '{@^treasury}',
};
