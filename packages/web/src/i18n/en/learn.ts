/** The introduction, in English. */
export const learn = {
  'learn.name': '18xx in ten minutes',
  'learn.lessons': 'Lessons',
  'learn.loading': 'The board is being laid out…',
  'learn.task': 'Do it:',
  'learn.next': 'Next',
  'learn.finish': 'Finish',
  'learn.again': 'Once more',
  'learn.over': 'Start over',
  'learn.you': 'Newcomer',
  'learn.second': 'Anna',
  'learn.third': 'Boris',
  'learn.panel.board': 'Board',
  'learn.panel.market': 'Share prices',
  'learn.panel.companies': 'Companies',
  'learn.panel.players': 'Players',
  'learn.panel.trains': 'Trains of the bank',
  'learn.end': 'That is 18xx',
  'learn.endText':
    'You have laid track, run a train, moved a price, taken over a company, scrapped the trains of others and paid for it yourself. All the rest is when. Play a first game: a guide stands beside you, explains what is new and says what could be done.',
  'learn.first': 'Play a first game, guided',
  'learn.about': 'What 18MEX is',
  'learn.glossary': 'Glossary',

  'lesson.track': 'Track',
  'lesson.track.text':
    'You are the president of {company}, a railway in Mexico. Its station stands on the board; its trains will earn money in the cities (circles) and towns (dots and bars) that its track joins.',
  'lesson.track.task':
    'tap the hex with the bright rim, choose a tile, press “Turn” until its track points at another city or town, and lay it. You have two tiles: with the second go on where the first one leads.',
  'lesson.track.done':
    'Now {company} has a route: its station is joined with another place. Companies lay track in every operating round, and anybody may use it.',
  'lesson.track.astray':
    'That was allowed, but no track leads from the station to another place yet. Start from the hex with the station, and go on where its track points.',

  'lesson.train': 'A train',
  'lesson.train.text':
    'Without a train track earns nothing. {company} has {treasury} in its treasury: its own money, not yours. A 2-train stops at two cities; towns on the way are counted as well.',
  'lesson.train.task':
    'buy a new 2-train, for {price}: it is the first line. (The other lines are trains of other companies.)',
  'lesson.train.done':
    'The treasury has paid for it and holds {cash} now. The train runs from the company’s next turn on. Six of these are sold in all; then come longer and dearer ones.',
  'lesson.train.astray':
    'That is an offer to another company, and its president would have to agree; nobody answers here. Buy a new train from the bank instead, for {price}.',

  'lesson.run': 'It runs',
  'lesson.run.text':
    'A round later: more track lies, and {company} runs. A train goes from place to place along the track and earns what is written at each. The best route is found for you and drawn on the board.',
  'lesson.run.task': 'look at the route, from stop to stop, and press “Run”.',
  'lesson.run.done':
    '{company} has earned {revenue}. Whose is it now? That is the most important question of the game, and comes next.',
  'lesson.run.astray': 'Something else was decided. Try again.',

  'lesson.dividend': 'Dividends move the price',
  'lesson.dividend.text':
    'The revenue can be paid to those who hold shares, or stay in the treasury. You hold {percent}% of {company}. A share costs {value} now. Look at the market: paying moves its marker to the right, keeping to the left.',
  'lesson.dividend.task': 'pay it out, or keep it, and look where the price goes.',
  'lesson.dividend.done':
    '{kind, select, pay {You paid: {paid} went into your own pocket, the others got theirs, and a share of {company} rose from {value} to {worth}.} other {You kept it: the treasury is richer, but nobody was paid, and a share of {company} fell from {value} to {worth}.}} Press “Once more” to see the other way.',
  'lesson.dividend.astray': 'Try again.',

  'lesson.share': 'Shares',
  'lesson.share.text':
    'Between the rounds of the companies comes a stock round: now you act with your own money, {cash}. A share brings its part of every dividend and is worth its price in the end. You may own shares of any company, also of one that somebody else runs.',
  'lesson.share.task': 'buy a share.',
  'lesson.share.done':
    'For {cost} you now hold {percent}% of {company}. When it pays, you are paid; when its price rises, you grow richer. The richest player wins, not the best railway.',
  'lesson.share.astray': 'You passed. Try again and buy one.',

  'lesson.president': 'The president',
  'lesson.president.text':
    '{player} runs {company} and holds 40% of it. So do you: {percent}%. Whoever holds most is president and decides everything for the company; among equals it stays as it was.',
  'lesson.president.task': 'buy one more share of {company}.',
  'lesson.president.done':
    'With {percentNow}% you are president of {company}: its track, trains and money obey you. But look at its trains: two old 2-trains, and {treasury} in its treasury. You will answer for that.',
  'lesson.president.astray': 'Somebody else runs {company} still. Try again: it is a share of {company} that you need.',

  'lesson.rust': 'Trains rust',
  'lesson.rust.text':
    'Later. The next train in the bank is the first 4-train. As soon as anybody buys it, every 2-train in the game is scrapped, whoever owns it, and nobody gets a penny for it.',
  'lesson.rust.task': 'let {company} buy the new 4-train from the bank, for {price}.',
  'lesson.rust.done':
    'Gone: all 2-trains of {owners}. Good players know when that will happen, and often decide it. {mine} has no train any more, and you are its president.',
  'lesson.rust.astray': 'The 2-trains are still running. Try again: buy the 4-train.',

  'lesson.broke': 'Going broke',
  'lesson.broke.text':
    '{company} has a route and no train: it must buy one. It has {treasury}, you have {cash}: too little for any train of the bank. So you must sell shares until you can pay. Whoever cannot is bankrupt, and the game is over.',
  'lesson.broke.task':
    'sell shares until the train can be paid, and buy it. (Or find the cheaper way: a company of yours may sell {company} a train for whatever price you like.)',
  'lesson.broke.done':
    '{company} has a train again. You had {cash}, now you have {worth}. So fortunes change hands in 18xx: look two trains ahead, and never take a company without looking into its treasury.',
  'lesson.broke.astray':
    'Another player would have to agree to that, and nobody answers here. Try again: sell shares, or take a train from a company of your own.',
} as const;
