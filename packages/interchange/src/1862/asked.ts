/** 1862: what 18xx.games asks for next. */
import { decider, isPlayer } from '@roundhouse/engine';
import { stockPossibilities } from './stock.ts';
import { askedSteps, type Context } from '../adapter.ts';
import { offeredOnSite } from '../asked.ts';
import { type PeerAction, TRACED_ACTION } from '../peer.ts';
import { HOME_UPGRADE, STEP } from '@roundhouse/titles/1862';

/** The survivor of a merger is chosen by an action of its own there. */
const choosesSurvivor = ({ memory }: Context): boolean =>
  (memory.get(TRACED_ACTION) as PeerAction | undefined)?.type === 'merge';

/** Who passes without a train sells treasury shares there, or refinances where that is the only way: both may be chosen. */
const buyTrains = ({ state }: Context) => {
  const offered = offeredOnSite(state);
  const raises = offered.includes('sell_shares') && offered.includes('convert');
  const can = [
    ...(offered.includes('buy_train') ? ['buy_train'] : []),
    ...(raises ? ['convert'] : []),
    ...(['pass', 'sell_shares', 'convert', 'bankrupt'].some((type) => offered.includes(type)) ? ['pass'] : []),
  ];
  return { step: 'BuyTrain', active: 'company', can } as const;
};

const stockTurn = ({ state }: Context) => {
  const player = decider(state);
  return { step: 'BuySellParShares', active: 'player', can: player ? stockPossibilities(state, player) : [] } as const;
};

export const asked1862 = askedSteps(
  { ...STEP, homeUpgrade: HOME_UPGRADE },
  {
    parliamentTurn: { step: 'CharterAuction', active: 'player', can: ['bid', 'pass'] },
    auction: { step: 'CharterAuction', active: 'player', can: ['bid', 'pass'] },
    // At the certificate limit, too, a player who can pay is asked for more shares.
    charter: ({ state }) => ({
      step: 'CharterAuction',
      active: 'player',
      can: offeredOnSite(state).includes('par') ? ['par'] : ['buy_shares', 'pass'],
    }),
    stockTurn,
    fine: { step: 'ForcedSales', active: 'player', can: ['sell_shares'] },
    markers: { step: 'BuyTokens', active: 'player', can: ['choose'] },
    track: { step: 'Track', active: 'company', can: ['lay_tile', 'pass'] },
    homeUpgrade: 'HomeUpgrade',
    station: 'Token',
    run: 'Route',
    dividend: 'Dividend',
    trains: buyTrains,
    redeem: 'RedeemShare',
    merge: (context, frame) => ({
      step: frame.kind === 'merger' ? 'Merge' : 'Acquire',
      active: 'company',
      can: choosesSurvivor(context) ? ['choose'] : ['merge', 'pass'],
    }),
    fold: (_context, { option }) => {
      return {
        step: 'OptionShare',
        active: option && !isPlayer(option.holder) ? option.holder : 'player',
        can: ['choose'],
      };
    },
    excess: (_context, frame) => {
      return { step: 'RemoveTokens', active: frame.union.survivor, can: ['remove_token'] };
    },
  },
);
