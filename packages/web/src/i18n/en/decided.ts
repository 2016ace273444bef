/** What decided a game, in English. ICU message format. */
export const decided = {
  'decided.heading': 'What decided it',
  'decided.text':
    'Runs that could have earned more, by the route finder; money withheld; trains that came dear; companies lost; and the rounds that the bots call turning points. Every statement leads to its moment.',
  'decided.start': 'Look back at the game',
  'decided.busy': 'Looking back',
  'decided.percent': '{percent} %',
  'decided.cancel': 'Cancel',
  'decided.again': 'Once more',
  'decided.failed': 'The game could not be looked back at: {error}',
  'decided.nothing': 'Nothing that stands out.',
  'decided.look': 'move {at}',
  'decided.turningPoints': '{count, plural, one {# turning point} other {# turning points}}',
  'decided.missedRuns': '{count, plural, one {# run below the best} other {# runs below the best}}',
  'decided.ownMoney': '{count, plural, one {# train with own money} other {# trains with own money}}',
  'decided.shortLived': '{count, plural, one {# train bought too late} other {# trains bought too late}}',
  'decided.companiesLost': '{count, plural, one {# company lost} other {# companies lost}}',
  'decided.dividendsWithheld': '{count, plural, one {# dividend withheld} other {# dividends withheld}}',
  'decided.rose': '{round}: the bots see the share of the final worth rise from {before} to {after}.',
  'decided.fell': '{round}: the bots see the share of the final worth fall from {before} to {after}.',
  'decided.missed': '{company} ran for {revenue}; {best} was possible: {cost} less.',
  'decided.own': '{company} bought a {train} for {price}; {amount} of it came from the {@chief}.',
  'decided.short':
    '{company} bought a {train} for {price}; it rusted {runs, plural, =0 {without having run} other {after a single run}}.',
  'decided.presidency': '{company} went to {player}.',
  'decided.nobody': '{company} was left without a {@chief}.',
  'decided.withheld': '{company} kept {revenue}.',
};
