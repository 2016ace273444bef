/** What others did, shown and listed, in English. ICU message format. */
export const film = {
  'film.skip': 'Skip to my turn',
  'film.end': 'End replay',
  'film.hint': 'Any key or click skips ahead.',
  'film.replay': 'Replay',
  'recap.show': 'Show {count, plural, one {# event} other {# events}} since your last turn',
  'recap.log': 'Show the log',
  'victory.title': '{you, select, player {You win!} other {{player} wins!}}',
  'victory.turned':
    '{you, select, player {You passed {before}} other {{player} passed {before}}} in {round} and stayed ahead.',
  'victory.look': 'Show that moment',
  'victory.again': 'Play again',
  'roundCard.title': '{round} is over',
  'roundCard.short': 'Round over: {worth}, {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  'roundCard.players': 'Standings',
  'roundCard.you': 'You have {cash}. Net worth {worth} ({change}).',
  'roundCard.prices': 'Share prices',
  'roundCard.noPrices': 'No share price moved.',
  'roundCard.depot': 'Depot',
  'roundCard.order': 'Operating order',
} as const;
