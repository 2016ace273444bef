/** The introduction, in English. */
export const learn = {
  'learn.name': '18xx in ten minutes',
  'learn.lessons': 'Lessons',
  'learn.loading': 'Setting up the board…',
  'learn.task': 'Your task:',
  'learn.next': 'Next lesson',
  'learn.finish': 'Finish the lessons',
  'learn.again': 'Try again',
  'learn.over': 'Start over',
  'learn.you': 'You',
  'learn.second': 'Anna',
  'learn.third': 'Boris',
  'learn.panel.board': 'Board',
  'learn.panel.market': 'Share prices',
  'learn.panel.companies': 'Companies',
  'learn.panel.players': 'Players',
  'learn.panel.trains': 'Depot',
  'learn.end': 'That’s 18xx',
  'learn.endText':
    'You’ve laid track, run a train, moved a share price, taken over a company, rusted other players’ trains, and paid the price yourself. Your first game takes about fifteen minutes: the opening is already played, you run one company, and hints explain what’s new.',
  'learn.first': 'Play a guided first game',
  'learn.about': 'Read about 18MEX',
  'learn.glossary': 'Glossary',
  'learn.ticked': ' (done)',

  'first.name': 'Your first game',
  'first.who':
    'You’re the president of {company} ({name}): you decide where it builds and which trains it buys. Its treasury has {treasury}. You have {cash} and {percent}% of its shares.',
  'first.how':
    'The opening has been played for you. Each question comes with a hint, and “Why?” explains it. You don’t have to follow it: ↶ takes back any move.',
  'first.what':
    'Your goal is a net worth of {goal}: your cash, and your shares at their price. It takes about fifteen minutes.',
  'first.start': 'Start',
  'first.goal': 'Net worth: {worth} of {goal}',
  'first.progress': 'How close you are',
  'first.won': 'Victory!',
  'first.late': 'Not quite yet',
  'first.wonText':
    'You’re worth {worth}. The goal was {goal}, and you got there with one company, track, trains, and dividends.',
  'first.lateText':
    'You’re worth {worth}, and the goal was {goal}. Pay out when you can, and let every train run as far as it goes.',
  'first.learned':
    'From here on, trains get more expensive, old ones rust, and presidents change. Play on to the end, or start your own game with the opening auction.',
  'first.goOn': 'Play on',
  'first.again': 'Try again',
  'first.own': 'Start your own game',

  'lesson.track': 'Track',
  'lesson.track.text':
    'You’re the president of {company}, a railroad in Mexico. Its token is on the board. Its trains will earn money in the cities (circles) and towns (dots and bars) its track connects.',
  'lesson.track.task':
    'tap the highlighted hex, pick a tile, press “Rotate” until its track points at a town next door, Durango or Zacatecas, and lay it. You get two tiles: the second continues the first.',
  'lesson.track.then': 'now the second tile: tap the town the first one leads to, and connect them.',
  'lesson.track.done':
    'Now {company} has a route: its token connects to another stop. Companies lay track every operating round, and anyone can use it.',
  'lesson.track.astray':
    'That’s legal, but the token doesn’t reach another stop yet: the track has to enter a city or town and meet the track there. Point the first tile at a town, Durango or Zacatecas, and lay the second one in that town.',

  'lesson.train': 'Buy a train',
  'lesson.train.text':
    'Track earns nothing without a train. {company} has {treasury} in its treasury: that’s the company’s money, not yours. A 2-train stops at two cities, and towns along the way count, too.',
  'lesson.train.task': 'buy a new 2-train for {price}.',
  'lesson.train.done':
    'The treasury paid, and {cash} is left. The train runs from the company’s next turn. There are six of these. After that come longer, more expensive ones.',
  'lesson.train.astray':
    'That’s an offer to another company, and its president would have to accept. Nobody answers here. Buy a new train from the depot for {price} instead.',

  'lesson.run': 'Run it',
  'lesson.run.text':
    'One round later there’s more track, and {company} runs its train. A train travels along the track and earns what each stop pays. We find the best route for you and draw it on the board.',
  'lesson.run.task': 'follow the route from stop to stop, then run the train.',
  'lesson.run.done':
    '{company} earned {revenue}. Who gets it? That’s the most important question in the game, and it’s next.',
  'lesson.run.astray': 'You picked something else. Try again.',

  'lesson.dividend': 'Dividends move the price',
  'lesson.dividend.text':
    'A company pays its revenue out to the shareholders or withholds it in the treasury. You hold {percent}% of {company}, and a share costs {value} now. Watch the stock market: paying out moves the marker right, withholding moves it left.',
  'lesson.dividend.task': 'pay out or withhold, and watch the share price.',
  'lesson.dividend.done':
    '{kind, select, pay {You paid out: {paid} went to you, the other shareholders got theirs, and {company} rose from {value} to {worth}.} other {You withheld: the treasury is richer, but nobody got paid, and {company} fell from {value} to {worth}.}} Press “Try again” to see the other choice.',
  'lesson.dividend.astray': 'Try again.',

  'lesson.share': 'Shares',
  'lesson.share.text':
    'Between the operating rounds comes a stock round, where you play with your own cash: {cash}. A share earns its part of every dividend and counts at its price when the game ends. You can buy shares in any company, even one another player runs. A share from the IPO costs its par, whatever the share price is now.',
  'lesson.share.task': 'buy a share.',
  'lesson.share.done':
    'You paid {cost} and now hold {percent}% of {company}. When it pays out, you get paid. When its price rises, you get richer. The richest player wins, not the best railroad.',
  'lesson.share.astray': 'You passed. Try again and buy one.',

  'lesson.president': 'Become president',
  'lesson.president.text':
    '{player} is president (★) of {company} with 40%. You hold {percent}%, too. The player with the most shares is president and makes every decision for the company. In a tie, nothing changes.',
  'lesson.president.task': 'buy one more share of {company}.',
  'lesson.president.done':
    'With {percentNow}% you’re president of {company}. You control its track, trains, and money. But look at its trains: two old 2-trains, and {treasury} in the treasury. That’s your problem now.',
  'lesson.president.astray': 'Someone else still runs {company}. Try again: buy a share of {company}.',

  'lesson.rust': 'Trains rust',
  'lesson.rust.text':
    'A few rounds later. The next train in the depot is the first 4-train. The moment anyone buys it, every 2-train in the game rusts, no matter who owns it, and nobody gets a cent.',
  'lesson.rust.task': 'have {company} buy the new 4-train from the depot for {price}.',
  'lesson.rust.done':
    'Gone: every 2-train {owners} had. Good players know when this will happen, and often make it happen. {mine} has no train now, and you’re its president.',
  'lesson.rust.astray': 'The 2-trains are still running. Try again: buy the 4-train.',

  'lesson.broke': 'Going broke',
  'lesson.broke.text':
    '{company} has a route and no train, so it must buy one. It has {treasury} and you have {cash}: not enough for any train in the depot. You must sell shares until you can pay. If you can’t raise the money, you go bankrupt and the game ends.',
  'lesson.broke.task':
    'sell shares until you can afford the train, then buy it. There’s a cheaper way, too: another company of yours can sell {company} a train at any price you like.',
  'lesson.broke.done':
    '{company} has a train again. {lost, select, yes {Your net worth fell from {value} to {worth}. That’s how fortunes change hands in 18xx.} other {And it came cheap: your net worth is still {worth}.}} Think two trains ahead, and never take a company without checking its treasury.',
  'lesson.broke.astray':
    'Another player would have to accept that, and nobody answers here. Try again: sell shares, or buy a train from one of your own companies.',

  'lesson.broke.then': 'keep selling until {company} can pay for a train, then buy it.',

  'lesson.auction': 'The opening auction',
  'lesson.auction.text':
    'A full game opens with a sale of privates and minors, small companies that pay you every round. You have {cash}. The lowest-numbered one can be bought outright. A bid on any other is money set aside until that one comes up.',
  'lesson.auction.task': 'buy the lowest-numbered one, or bid on another.',
  'lesson.auction.done':
    '{kind, select, bid {Your {bound} is set aside for that bid: {free} is still free. If someone bids more, an auction between the bidders decides.} other {It’s yours, and it pays from the first operating round. The next one is now the lowest-numbered.}} The sale continues until everything is sold, so never spend what you need to start a corporation.',
  'lesson.auction.astray': 'You passed. Try again: buy the lowest-numbered one, or bid on another.',
} as const;
