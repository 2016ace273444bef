/** What follows from an event on 18xx.games and not by the rulebook. */
import type { Event, Move } from '@roundhouse/engine';
import { lookAgain } from './stationsSeen.ts';
import { forgetBought, forgetRusted, leaveTrains } from './leftBehind.ts';

export const afterAsRecorded = (move: Move, event: Event): void => {
  lookAgain(move, event);
  if (event.type === 'special' && event.key === 'bankruptcy' && typeof event.args['company'] === 'string')
    leaveTrains(move, event.args['company']);
  if (event.type === 'trainBought') forgetBought(move, event.train);
  if (event.type === 'phaseBegan') forgetRusted(move, event.phase);
};
