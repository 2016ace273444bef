/** Why a bot does something. Arguments are ids and figures; `{company}` and the like are replaced by names where the reason is shown. */
export const en = {
  'reason.onlyOne': 'The only legal move.',
  'reason.nothingBetter': 'Nothing available beats passing.',
  'reason.shareEarns': '{company} at {cost} projects to about {worth} by the end of the game.',
  'reason.sellsToStart': 'That’s enough cash to start {company}, which earns more.',
  'reason.sellsToBuy': 'Makes room for {company}, which earns more.',
  'reason.sellsBetter': 'Your {company} shares won’t earn the {proceeds} they sell for today.',
  'reason.raises': '{company} raises {proceeds} for trains and track.',
  'reason.starts': 'At par {price}, {company} can afford its trains.',
  'reason.layEarns': 'This tile in {hex} earns {company} {gain} more.',
  'reason.layLeads': 'This tile in {hex} gets {company} to new stops.',
  'reason.stationOpens': '{@^token.put} in {hex} keeps {company} from being blocked.',
  'reason.bestRun': 'The best routes available.',
  'reason.pays': '{company} can afford its trains, and paying out raises its {@price}.',
  'reason.paysHolders': '{company} can afford its trains, so the money goes to its shareholders.',
  'reason.saves': '{company} needs the money for its next train at {cost}.',
  'reason.firstTrain': '{company} needs a train to earn.',
  'reason.moreTrains': 'A {train}-train earns {company} more.',
  'reason.rusts': 'Buying a {train}-train rusts other players’ trains.',
  'reason.bidWorth': '{item} is worth about {worth}.',
  'reason.helpsBoth': 'Good for both sides: about {ours} here and {theirs} for them by the end.',
  'reason.priceRight': 'A good deal.',
  'reason.priceWrong': 'Not a good deal.',
  'reason.borrows': 'A train bought with a loan earns {company} more than the interest costs.',
  'reason.shorts': 'Shorting {company} brings {price} now, and it should cost about {worth} to buy back.',
  'reason.raids':
    'Sell all of {company}, then short it: each share brings {price} now and should cost about {worth} to buy back.',
  'reason.judged': 'Best projected result.',
  'reason.playedOn': 'Best result in playouts: final net worth {worth}.',
  'reason.slip': 'Just a hunch.',
} as const;

export type ReasonKey = keyof typeof en;
