/** 1862: what 18xx.games asks for next. */
import { type CompanyId, isPlayer } from '@roundhouse/engine';
import type { AskedSteps } from './adapter.ts';

export const asked1862: AskedSteps = {
  parliamentTurn: { step: 'CharterAuction', active: 'player', can: ['bid', 'pass'] },
  auction: { step: 'CharterAuction', active: 'player', can: ['bid', 'pass'] },
  charter: { step: 'CharterAuction', active: 'player' },
  stockTurn: { step: 'BuySellParShares', active: 'player' },
  markers: { step: 'BuyTokens', active: 'player', can: ['choose'] },
  build: 'Track',
  homeUpgrade: 'HomeUpgrade',
  station: 'Token',
  run: 'Route',
  dividend: 'Dividend',
  trains: 'BuyTrain',
  redeem: 'RedeemShare',
  merge: (_context, frame) => ({
    step: frame['kind'] === 'merger' ? 'Merge' : 'Acquire',
    active: 'company',
    can: ['merge', 'pass'],
  }),
  fold: (_context, frame) => {
    const option = frame['option'] as { readonly holder: string } | null;
    return {
      step: 'OptionShare',
      active: option && !isPlayer(option.holder) ? option.holder : 'player',
      can: ['choose'],
    };
  },
  excess: (_context, frame) => {
    const { survivor } = frame['union'] as { readonly survivor: CompanyId };
    return { step: 'RemoveTokens', active: survivor, can: ['remove_token'] };
  },
};
