/** 1849: what 18xx.games notes when something has happened; around the rulebook's own reactions. */
import { cellOf, type Event, type Move } from '@roundhouse/engine';
import { GARIBALDI } from '../companies.ts';
import { react } from '../rules/reactions.ts';
import { operatingTurnOf } from '../rules/operatingTurn.ts';
import { chartAfterTile, forgetCharts, forgetCompany, forgetRoute } from './charts.ts';
import { holdClosing } from './closings.ts';
import { drawUpOrder, forgetOrder } from './order.ts';

const noteAsRecorded = (move: Move, event: Event): void => {
  switch (event.type) {
    case 'roundBegan':
      if (event.kind === 'operating') drawUpOrder(move);
      else forgetOrder(move);
      break;
    case 'tokenPlaced':
      // A home that nobody chose goes unnoticed there.
      if (move.state.round.kind === 'operating' || event.company === GARIBALDI) forgetCharts(move);
      break;
    case 'tileLaid':
      chartAfterTile(move, event.company, operatingTurnOf(move.state)?.sms !== undefined);
      break;
    case 'companyClosed':
      forgetCompany(move, event.company);
      break;
    case 'phaseBegan':
      if (event.phase === '12H') {
        forgetCharts(move);
        forgetRoute(move);
      }
      break;
    case 'special':
      if (event.key === 'stationAcquired') {
        const { seller } = event.args;
        forgetCharts(move);
        if (typeof seller === 'string') forgetRoute(move, seller);
      }
      break;
    default:
  }
};

export const reactAsRecorded = (move: Move, event: Event): void => {
  const falls = event.type === 'priceMoved' && cellOf(move.state, event.company)?.zones.includes('closed') === true;
  if (falls && holdClosing(move, event.company)) return;
  react(move, event);
  noteAsRecorded(move, event);
};
