/** Why a bot does something. Arguments are ids and figures; `{company}` and the like are named by whoever shows them. */
export const en = {
  'reason.onlyOne': 'Nothing else can be done.',
  'reason.nothingBetter': 'Nothing on offer is worth more than waiting.',
  'reason.shareEarns': 'A share of {company} at {cost} should bring {worth} by the end.',
  'reason.sellsToStart': 'The money is enough to start {company}, which will earn more.',
  'reason.sellsToBuy': 'It makes room for a share of {company}, which will earn more.',
  'reason.sellsBetter': '{company} will not earn what it fetches today: {proceeds}.',
  'reason.raises': '{company} raises {proceeds} for its trains and track.',
  'reason.starts': '{company} at {price} can pay for its trains.',
  'reason.layEarns': 'The tile in {hex} makes {company} earn {gain} more.',
  'reason.layLeads': 'The tile in {hex} leads {company} to new stops.',
  'reason.stationOpens': 'The {@token} in {hex} keeps the way open for {company}.',
  'reason.bestRun': 'The best run of the trains.',
  'reason.pays': 'Paying lifts the price of {company} and its trains are provided for.',
  'reason.saves': '{company} saves for its next train at {cost}.',
  'reason.firstTrain': '{company} needs a train to run.',
  'reason.moreTrains': 'A {train} makes {company} earn more.',
  'reason.rusts': 'A {train} sends older trains of others to scrap.',
  'reason.bidWorth': '{item} is worth {worth}.',
  'reason.priceRight': 'The price is right.',
  'reason.priceWrong': 'The price is not right.',
  'reason.judged': 'It leaves the best prospects.',
  'reason.playedOn': 'Played on, it ended best: {worth}.',
  'reason.slip': 'Just a feeling.',
} as const;

export type ReasonKey = keyof typeof en;
