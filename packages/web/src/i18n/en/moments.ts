/** Moments that decide a game, in English: warnings, changes of phase, the end, debts. Part of the table. */
export const moments = {
  'warn.closes': '{trainless, select, true {{company} has no train and closes} other {{company} closes}}',
  'warn.liquidates':
    '{trainless, select, true {{company} has no train: } other {{company}: }}{zone, select, none {} other {{zone}, }}{from}\u00a0→\u00a0{to}',
  'warn.bankrupts': '{you, select, player {you go} other {{player} goes}} bankrupt',
  'warn.ends': 'the game ends',
  'warn.place':
    '{you, select, player {you finish} other {{player} finishes}} {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} with {score}',
  'warn.pays': '{you, select, player {you pay} other {{player} pays}} {amount}{why, select, none {} other { ({why})}}',
  'warn.owes': '{you, select, player {you owe} other {{player} owes}} {amount}',
  'warn.discards': '{company} has {trains} trains, limit {limit}: discard',
  'warn.removes': '{company} has too many {@tokens}: remove some',
  'warn.sells': '{you, select, player {you must} other {{player} must}} sell shares to pay',
  'warn.buysTrain':
    '{company} must buy {@train.named} for {price}: {you, select, player {you add} other {{player} adds}} {missing}',
  'warn.loses': '{you, select, player {your net worth} other {{player}’s net worth}} {from}\u00a0→\u00a0{to}',
  'warn.then': 'Then: {what}',
  'warn.again': 'Press again to go ahead',

  'end.lastRound': 'Last round',
  'end.lastSet': 'Last set: ends after {round}',
  'end.after': 'Ends after {round}',
  'end.turn': 'Ends with {company}’s turn',
  'end.bank': '{left} left in the bank',
  'end.price': '{what} is {left} from {total}',
  'end.trains': '{left, plural, one {# train} other {# trains}} to the first {what}',
  'end.rounds': '{left, plural, one {# operating round} other {# operating rounds}} left',
  'end.about': 'about {count, plural, one {# OR} other {# ORs}}',

  'paid.fine': 'fine',
  'paid.interest': 'interest',
  'paid.loan': 'loan',
  'paid.train': 'train',
  'paid.debt': 'debt',

  'effect.limit': 'train limit {from}\u00a0→\u00a0{to}',
  'effect.over': 'over it: {companies}',
  'effect.gameOver': 'the game ends',
  'effect.worth': 'Net worth',
} as const;
