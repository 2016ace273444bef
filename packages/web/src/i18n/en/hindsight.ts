/** What decided a game, in English. ICU message format. */
export const hindsight = {
  'hindsight.heading': 'Key moments',
  'hindsight.text':
    'Missed routes, withheld dividends, expensive trains, lost companies and swings in the projected result. Click any item to jump to it.',
  'hindsight.start': 'Analyze the game',
  'hindsight.busy': 'Analyzing',
  'hindsight.percent': '{percent}%',
  'hindsight.cancel': 'Cancel',
  'hindsight.again': 'Try again',
  'hindsight.failed': 'Couldn’t analyze the game: {error}',
  'hindsight.nothing': 'Nothing stands out.',
  'hindsight.look': 'action {at}',
  'hindsight.turningPoints': '{count, plural, one {# turning point} other {# turning points}}',
  'hindsight.missedRuns': '{count, plural, one {# missed route} other {# missed routes}}',
  'hindsight.ownMoney': '{count, plural, one {# forced train purchase} other {# forced train purchases}}',
  'hindsight.shortLived': '{count, plural, one {# short-lived train} other {# short-lived trains}}',
  'hindsight.companiesLost': '{count, plural, one {# company lost} other {# companies lost}}',
  'hindsight.dividendsWithheld': '{count, plural, one {# dividend withheld} other {# dividends withheld}}',
  'hindsight.rose': '{round}: projected share of final value rises from {before} to {after}.',
  'hindsight.fell': '{round}: projected share of final value falls from {before} to {after}.',
  'hindsight.missed': '{company} ran for {revenue} and could have run for {best}: {cost} missed.',
  'hindsight.own': '{company} bought a {train} for {price}. The {@chief} paid {amount} of it.',
  'hindsight.short':
    '{company} bought a {train} for {price}. It rusted {runs, plural, =0 {before its first run} other {after a single run}}.',
  'hindsight.presidency': '{player} took over {company}.',
  'hindsight.nobody': '{company} was left without a {@chief}.',
  'hindsight.withheld': '{company} withheld {revenue}.',
};
