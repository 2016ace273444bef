/** What decided a game, in English. ICU message format. */
export const hindsight = {
  'hindsight.heading': 'What decided it',
  'hindsight.text':
    'Runs that could have earned more, by the route finder; money withheld; trains that came dear; companies lost; and the rounds that the bots call turning points. Every statement leads to its moment.',
  'hindsight.start': 'Look back at the game',
  'hindsight.busy': 'Looking back',
  'hindsight.percent': '{percent} %',
  'hindsight.cancel': 'Cancel',
  'hindsight.again': 'Once more',
  'hindsight.failed': 'The game could not be looked back at: {error}',
  'hindsight.nothing': 'Nothing that stands out.',
  'hindsight.look': 'move {at}',
  'hindsight.turningPoints': '{count, plural, one {# turning point} other {# turning points}}',
  'hindsight.missedRuns': '{count, plural, one {# run below the best} other {# runs below the best}}',
  'hindsight.ownMoney': '{count, plural, one {# train with own money} other {# trains with own money}}',
  'hindsight.shortLived': '{count, plural, one {# train bought too late} other {# trains bought too late}}',
  'hindsight.companiesLost': '{count, plural, one {# company lost} other {# companies lost}}',
  'hindsight.dividendsWithheld': '{count, plural, one {# dividend withheld} other {# dividends withheld}}',
  'hindsight.rose': '{round}: the bots see the share of the final worth rise from {before} to {after}.',
  'hindsight.fell': '{round}: the bots see the share of the final worth fall from {before} to {after}.',
  'hindsight.missed': '{company} ran for {revenue}; {best} was possible: {cost} less.',
  'hindsight.own': '{company} bought a {train} for {price}; {amount} of it came from the {@chief}.',
  'hindsight.short':
    '{company} bought a {train} for {price}; it rusted {runs, plural, =0 {without having run} other {after a single run}}.',
  'hindsight.presidency': '{company} went to {player}.',
  'hindsight.nobody': '{company} was left without a {@chief}.',
  'hindsight.withheld': '{company} kept {revenue}.',
};
