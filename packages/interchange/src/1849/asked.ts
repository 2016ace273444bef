/** 1849: what 18xx.games asks for next. */
import type { CompanyFrame, State } from '@roundhouse/engine';
import { askedSteps, type Context } from '../adapter.ts';
import { offeredOnSite } from '../asked.ts';
import { type PeerAction, TRACED_ACTION } from '../peer.ts';
import { STEP } from '@roundhouse/titles/1849';

/** Which turn of which corporation it is. */
export const turnOf = ({ round }: State, company: string): string => `${round.set}.${round.number} ${company}`;

/** The turn in which SMS was last closed or declined; kept while a game is read. */
export const SMS_ANSWERED = 'smsAnswered';

/** SMS is asked for there before anything else of the turn, until it is closed or declined. */
const asksForSms = ({ state, memory }: Context, { company }: CompanyFrame): boolean => {
  const shown = memory.get(TRACED_ACTION) as PeerAction | undefined;
  if (shown?.type === 'choose' && shown.entity === company) memory.set(SMS_ANSWERED, turnOf(state, company));
  const sms = state.privates['SMS'];
  return sms?.owner === company && !sms.closed && memory.get(SMS_ANSWERED) !== turnOf(state, company);
};

const layTrack = (context: Context, frame: CompanyFrame) =>
  asksForSms(context, frame)
    ? ({ step: 'SMSTeleport', active: 'company', can: [...privatesOnSite(context.state), 'choose'] } as const)
    : ({ step: 'Track', active: 'company', can: [...privatesOnSite(context.state), 'lay_tile', 'pass'] } as const);

const privatesOnSite = (state: State): readonly string[] =>
  offeredOnSite(state).filter((type) => type === 'buy_company');

/** A player who must buy a train may always sell there, needed or not, and is shown the trains. */
const buyTrains = ({ state }: Context) => {
  const mayPass = offeredOnSite(state).includes('pass');
  return {
    step: 'BuyTrain',
    active: 'company',
    can: [...privatesOnSite(state), 'buy_train', mayPass ? 'pass' : 'sell_shares'],
  } as const;
};

export const asked1849 = askedSteps(STEP, {
  privateSale: { step: 'WaterfallAuction', active: 'player', can: ['bid', 'pass'] },
  privateAuction: { step: 'WaterfallAuction', active: 'player', can: ['bid', 'pass'] },
  rsaStart: { step: 'CompanyPendingPar', active: 'player' },
  stockTurn: { step: 'BuySellParShares', active: 'player' },
  home: 'HomeToken',
  presidencySwap: { step: 'SwapChoice', active: 'player' },
  track: layTrack,
  station: ({ state }) => ({
    step: 'Token',
    active: 'company',
    can: [...privatesOnSite(state), 'place_token', 'pass'],
  }),
  acquireStation: ({ state }) => ({
    step: 'BuyToken',
    active: 'company',
    can: [...privatesOnSite(state), 'buy_token', 'pass'],
  }),
  run: 'Route',
  dividend: 'Dividend',
  trains: buyTrains,
  finance: 'IssueShares',
  bond: 'Bond',
  bondInterest: { step: 'EmergencyMoneyRaising', active: 'company', can: ['payoff_debt'] },
  eMarker: 'BuyEToken',
  lastPurchases: 'BuyCompany',
  leaveOrLoan: { step: 'LoanChoice', active: 'player' },
});
