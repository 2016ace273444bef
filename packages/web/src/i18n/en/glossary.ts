/** What the terms mean, in English. */
export const glossary = {
  'glossary.name': 'Glossary',
  'glossary.lead': 'The words of the hobby, each with a picture. Tap any word with a dotted underline to look it up.',
  'glossary.all': 'All terms',

  'term.hex': 'Hex',
  'means.hex':
    'One space on the map. It starts empty, holds one tile at most, and may show a city, a town, or terrain that costs money.',
  'term.tile': 'Tile',
  'means.tile':
    'A piece of track for one hex. Yellow tiles cover empty hexes. Green, brown, and gray ones replace them later.',
  'term.upgrade': 'Upgrade',
  'means.upgrade':
    'Replacing a tile with one of the next color. The old track must stay, and the city usually pays more.',
  'term.city': 'City',
  'means.city': 'A stop with slots for tokens. Its number is what a train earns there.',
  'term.town': 'Town',
  'means.town': 'A small stop: a dot or a bar. It has no slots for tokens.',
  'term.offboard': 'Off-board',
  'means.offboard': 'A red area at the edge of the map where a route can start or end. It pays more in later phases.',
  'term.station': 'Token',
  'means.station':
    'A company’s marker in a city slot (some rulebooks say station). Every route needs one of the company’s tokens. You can’t run through a city where other companies fill every slot.',
  'term.home': 'Home',
  'means.home': 'Where a company places its first token. Its track starts there.',
  'term.gauge': 'Gauge',
  'means.gauge':
    'How far apart the rails are. Narrow gauge is dashed. In 1849 it’s cheap to lay and counts double when you run.',
  'term.train': 'Train',
  'means.train':
    'Trains earn the money. The number says how far one goes: how many stops, or in some titles how many hexes.',
  'term.route': 'Route',
  'means.route':
    'One train’s path: track that connects at least two stops, including one with the company’s token. It can’t use the same track twice.',
  'term.revenue': 'Revenue',
  'means.revenue': 'What a company’s trains earn in a turn: the value of every stop on their routes.',
  'term.dividend': 'Dividend',
  'means.dividend': 'Revenue paid out to shareholders, share by share. The share price usually rises.',
  'term.withhold': 'Withhold',
  'means.withhold': 'The company keeps its revenue, usually to buy a train. The share price falls.',
  'term.share': 'Share',
  'means.share':
    'A part of a company, usually 10%. It earns its part of every dividend and counts at its price when the game ends.',
  'term.certificate': 'Certificate',
  'means.certificate': 'A card worth one or more shares. The limit counts certificates, not shares.',
  'term.president': 'President',
  'means.president':
    'The player with the most shares in a company (some rulebooks say director). The president makes its decisions and, in most titles, pays for a train when the company can’t.',
  'term.par': 'Par',
  'means.par': 'The price you choose for a share when you start a company.',
  'term.float': 'Float',
  'means.float': 'A company floats when enough of it is sold, usually half. Then it gets its money and operates.',
  'term.treasury': 'Treasury',
  'means.treasury': 'A company’s money. It pays for track, tokens, and trains, and belongs to no player.',
  'term.market': 'Stock market',
  'means.market':
    'The chart of share prices. A company’s marker moves when it pays out or withholds and when players sell.',
  'term.offering': 'IPO',
  'means.offering': 'Shares nobody has bought yet.',
  'term.pool': 'Market (pool)',
  'means.pool': 'Shares that players have sold. You buy them at the current share price.',
  'term.soldOut': 'Sold out',
  'means.soldOut':
    'Players hold every share of a company. In most titles its price rises at the end of the stock round.',
  'term.limit': 'Certificate limit',
  'means.limit': 'How many certificates you can hold. The more players, the lower it is.',
  'term.priority': 'Priority deal',
  'means.priority': 'The card of the player who goes first in the next stock round.',
  'term.stockRound': 'Stock round',
  'means.stockRound': 'The players’ round: start companies, and buy and sell shares with your own cash.',
  'term.operatingRound': 'Operating round',
  'means.operatingRound':
    'Companies operate, highest share price first: lay track, place a token, run trains, pay out or withhold, and buy trains.',
  'term.private': 'Private',
  'means.private':
    'A small company on a single certificate. It pays its owner every operating round and often has a power.',
  'term.minor': 'Minor',
  'means.minor': 'A small railroad with one owner, a train, and no shares. It closes later in the game.',
  'term.phase': 'Phase',
  'means.phase':
    'A stage of the game, triggered by the first train of a new type. It brings new tiles and new limits, and rusts old trains.',
  'term.netWorth': 'Net worth',
  'means.netWorth':
    'Everything a player owns: cash and shares at their price, minus loans and shorts. Most titles add privates at face value. The highest net worth wins.',
  'term.liquidity': 'Liquidity',
  'means.liquidity':
    'What a player could raise right now: cash, plus all the shares they could sell. It pays for a forced purchase.',
  'term.obsolete': 'Obsolete',
  'means.obsolete': 'An obsolete train makes one last run, then it’s removed from the game. Nobody can buy one.',
  'term.rust': 'Rust',
  'means.rust':
    'When someone buys a certain newer train, old trains are removed from the game, and their owners get nothing.',
  'term.depot': 'Depot',
  'means.depot': 'The bank’s trains, sold in order: all of one type before the next.',
  'term.trainLimit': 'Train limit',
  'means.trainLimit': 'How many trains a company can own. It drops in later phases, and extra trains are discarded.',
  'term.forced': 'Forced purchase',
  'means.forced':
    'A company without a train must buy one. In most titles its president covers what’s missing, by selling shares if need be.',
  'term.bankrupt': 'Bankruptcy',
  'means.bankrupt': 'A player can’t pay what they owe. In some titles that ends the game for everyone.',
  'term.loan': 'Loan',
  'means.loan':
    'Money borrowed from the bank: by companies, at interest, in 1817, and by players in trouble in 18CZ and 1849.',
  'term.short': 'Short',
  'means.short': 'Selling a share you don’t own (1817). Good if the price falls, because you buy it back for less.',
  'term.merger': 'Merger',
  'means.merger': 'Two companies become one and combine their money, trains, and tokens.',
  'term.permit': 'Permit',
  'means.permit': 'In 1862 a company can only run the types of train it has a permit for.',
  'term.warranty': 'Warranty',
  'means.warranty': 'In 1862: a marker on a train that lets it run one more time after it would rust.',
  'term.receivership': 'Receivership',
  'means.receivership': 'In 1862: a company without a president. It runs by the rules, not by a player.',

  'term.seedMoney': 'Seed money',
  'means.seedMoney':
    'In 1817: $200 that covers the difference when a private sells below face value. Once it’s gone, so are the discounts.',
  'term.interestRate': 'Interest rate',
  'means.interestRate':
    'In 1817: what a company pays for each of its loans. It rises as companies borrow, and it’s the same for everyone.',
  'term.openInterest': 'Open interest',
  'means.openInterest':
    'In 1817: where a share and a short are created as a pair, and where both return when they meet again.',
  'term.conversion': 'Conversion',
  'means.conversion':
    'In 1817: a company grows from 2 shares to 5, or from 5 to 10. It sells the new shares, and your stake in it shrinks.',
  'term.liquidation': 'Liquidation',
  'means.liquidation':
    'In 1817: a company in the red zone is auctioned off. The bid goes toward its loans, and its president pays the rest.',
  'term.grayZone': 'Gray zone',
  'means.grayZone':
    'In 1817: the shares of a company here are worth nothing, and others can buy it against its president’s will.',
  'term.companySale': 'Sale of a company',
  'means.companySale':
    'In 1817: a whole company is auctioned off, and its shareholders split the bid. Its president can offer it in a friendly sale. In the gray zone it’s for sale either way.',
  'term.cashCrisis': 'Cash crisis',
  'means.cashCrisis':
    'In 1817: a player owes more than they have. They sell shares one at a time until they can pay. If they can’t, they’re bankrupt.',
  'term.lastCertificate': 'Last certificate',
  'means.lastCertificate':
    'In 1849: one certificate for 20%. It sells last, after the ordinary ones, and counts as one toward the limit.',
  'term.bond': 'Bond',
  'means.bond':
    'In 1849: a corporation borrows L.500 from the bank and pays L.50 every turn. If the bond isn’t redeemed, each share is worth L.100 less at the end.',
  'term.eMarker': 'E marker',
  'means.eMarker': 'In 1849: it lets a corporation buy E-trains. The marker itself isn’t a train.',
  'term.charter': 'Parliamentary charter',
  'means.charter':
    'In 1862: a player who wins one at auction starts a chartered company, which gets ten times its par when it floats.',
  'term.obligation': 'Obligation',
  'means.obligation':
    'In 1862: a chartered company has to float by the end of the next stock round, or the player who won its charter pays a fine of five times its par.',
  'term.optionShare': 'Option share',
  'means.optionShare':
    'In 1862: the odd share left when two become one. Its holder buys it for half the new price, or gives it up for the same amount.',
  'term.refinancing': 'Refinancing',
  'means.refinancing':
    'In 1862: a company that can’t pay for a train gets ten times its par, and every two of its shares become one.',
  'term.hudson': 'George Hudson Maneuver',
  'means.hudson':
    'In 1862: when revenue falls short of the share price, the treasury adds what’s missing, and the price goes up.',
  'term.subsidy': 'Subsidy',
  'means.subsidy': 'In 1862: the bank pays the treasury £10 for every hex the company’s Locals run through.',
  'term.trainExport': 'Export',
  'means.trainExport': 'In 1817 and 18CZ: a train leaves the depot without being bought, which keeps the game moving.',
  'term.purpleEdge': 'Purple edge',
  'means.purpleEdge': 'In 18CZ: only the power of a private can lay tiles with a purple edge.',
  'term.mail': 'Mail contract',
  'means.mail': 'In 18MEX: if a major has a train when its turn begins, the bank pays it the value of its home city.',
  'term.exchangeShare': 'Exchange shares',
  'means.exchangeShare':
    'In 18MEX: shares of NdM and UdY set aside for the owners of minors and for the merger. Nobody can buy them.',
  'term.halfShare': 'Half-share',
  'means.halfShare': 'In 18MEX: a 5% certificate of NdM. It doesn’t count toward the certificate limit.',
} as const;
