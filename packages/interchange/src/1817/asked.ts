/** 1817: what 18xx.games asks for next. */
import { type Offer, offeredType, offers } from '@roundhouse/engine';
import { type Asked, askedSteps, type Context } from '../adapter.ts';
import { offeredOnSite } from '../asked.ts';
import { STEP } from '@roundhouse/titles/1817';

const TRADING = { step: 'BuySellParShares', active: 'player' } as const;

/** Loans and redemptions are asked of the company there, not of its president. */
const isOfCompany = (offer: Offer): boolean =>
  offeredType(offer) === 'takeLoan' ||
  (offer.kind === 'one' && offer.action.type === 'buyShares' && offer.action.for !== undefined);

const ofPlayer = ({ state }: Context): Asked => ({
  ...TRADING,
  can: offeredOnSite(state, (offer) => !isOfCompany(offer)),
});

/** Private companies are assigned to the company that starts. */
const contributing = ({ state }: Context): Asked => ({
  ...TRADING,
  can: ['assign', ...(offers(state, 'pass').length > 0 ? ['pass'] : [])],
});

/** 18xx.games asks as long as the step is open, whether anything fits or not. */
const always =
  (step: string, type: string) =>
  ({ state }: Context): Asked => ({
    step,
    active: 'company',
    can: [...new Set([type, ...offeredOnSite(state)])],
  });

export const asked1817 = askedSteps(STEP, {
  initialAuction: { step: 'SelectionAuction', active: 'player', can: ['bid', 'pass'] },
  // With Volatility the player who is to choose must bid.
  pyramidAuction: { step: 'SelectionAuction', active: 'player', can: ['bid'] },
  privateAuction: { step: 'SelectionAuction', active: 'player', can: ['bid', 'pass'] },
  stockTurn: ofPlayer,
  startAuction: { ...TRADING, can: ['bid', 'pass'] },
  contribution: contributing,
  companySize: { ...TRADING, can: ['choose'] },
  home: { step: 'HomeToken', active: 'company', can: ['place_token'] },
  track: always('Track', 'lay_tile'),
  station: 'Token',
  run: 'Route',
  dividend: 'Dividend',
  trains: always('BuyTrain', 'buy_train'),
  settleLoans: 'Loan',
  crisis: { step: 'CashCrisis', active: 'player', can: ['bankrupt', 'sell_shares'] },
  mergerTurn: 'Conversion',
  growthLoans: 'PostConversionLoans',
  growthTrading: { step: 'PostConversion', active: 'player' },
  saleOffer: { step: 'Acquire', active: 'player', can: ['assign', 'pass'] },
  companyAuction: { step: 'Acquire', active: 'player', can: ['bid', 'pass'] },
  chooseBuyer: { step: 'Acquire', active: 'player', can: ['merge'] },
  finance: 'Acquire',
  reduceStations: { step: 'ReduceTokens', active: 'company', can: ['remove_token'] },
  discardTrains: 'DiscardTrain',
});
