/** 1849: what 18xx.games asks for next. */
import type { AskedSteps } from './adapter.ts';

export const asked1849: AskedSteps = {
  privateSale: { step: 'WaterfallAuction', active: 'player', can: ['bid', 'pass'] },
  privateAuction: { step: 'WaterfallAuction', active: 'player', can: ['bid', 'pass'] },
  rsaStart: { step: 'CompanyPendingPar', active: 'player' },
  stockTurn: { step: 'BuySellParShares', active: 'player' },
  chooseHome: 'HomeToken',
  presidencySwap: { step: 'SwapChoice', active: 'player' },
  layTrack: 'Track',
  placeStation: 'Token',
  acquireStation: 'BuyToken',
  runTrains: 'Route',
  dividend: 'Dividend',
  buyTrains: 'BuyTrain',
  finance: 'IssueShares',
  bond: 'Bond',
  bondInterest: 'EmergencyMoneyRaising',
  eMarker: 'BuyEToken',
  lastPurchases: 'BuyCompany',
  leaveOrLoan: { step: 'LoanChoice', active: 'player' },
};
