/** 18CZ: what 18xx.games asks for next. */
import type { AskedSteps } from './adapter.ts';

export const asked18CZ: AskedSteps = {
  draft: { step: 'Draft', active: 'player', can: ['bid', 'pass'] },
  stockTurn: { step: 'BuySellParShares', active: 'player' },
  home: 'HomeTrack',
  track: 'Track',
  assignMarker: 'HomeToken',
  station: 'Token',
  run: 'Route',
  dividend: 'Dividend',
  trains: 'BuyTrain',
  discardTrains: 'DiscardTrain',
  absorb: 'BuyCorporation',
  inherit: 'UpgradeOrDiscardTrain',
  locals: 'BuyCompany',
};
