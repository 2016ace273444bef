/** 1817: what 18xx.games asks for next. */
import type { AskedSteps } from './adapter.ts';

const TRADING = { step: 'BuySellParShares', active: 'player' } as const;

export const asked1817: AskedSteps = {
  initialAuction: { step: 'SelectionAuction', active: 'player', can: ['bid', 'pass'] },
  lot: { step: 'SelectionAuction', active: 'player', can: ['bid', 'pass'] },
  stockTurn: TRADING,
  startAuction: { ...TRADING, can: ['bid', 'pass'] },
  contribution: TRADING,
  companySize: { ...TRADING, can: ['choose'] },
  homeStation: { step: 'HomeToken', active: 'company', can: ['place_token'] },
  layTrack: 'Track',
  placeStation: 'Token',
  runTrains: 'Route',
  distribute: 'Dividend',
  buyTrains: 'BuyTrain',
  settleLoans: 'Loan',
  crisis: { step: 'CashCrisis', active: 'player', can: ['bankrupt', 'sell_shares'] },
  mergerTurn: 'Conversion',
  growthLoans: 'PostConversionLoans',
  growthTrading: { step: 'PostConversion', active: 'player' },
  saleOffer: { step: 'Acquire', active: 'player', can: ['assign', 'pass'] },
  companyAuction: { step: 'Acquire', active: 'player', can: ['bid', 'pass'] },
  chooseBuyer: { step: 'Acquire', active: 'player', can: ['merge'] },
  finance: 'Acquire',
  discardTrains: 'DiscardTrain',
};
