/** What chance has decided before the first turn, as the log tells it. */
import { type Event, newMove, type State, trainsAt } from '@roundhouse/engine';
import { MORAVIA_COMPANIES, TUTORIAL_ORDER } from '../companies.ts';
import { modeOf } from '../modes.ts';
import { special } from '../vocabulary.ts';
import { vaclavsCompanies } from './vaclav.ts';

export const dealt = (state: State): readonly Event[] => {
  const move = newMove(state);
  switch (modeOf(state)) {
    case 'tutorial':
      for (const company of TUTORIAL_ORDER) {
        const player = state.companies[company]?.president ?? null;
        if (player !== null) special(move, 'dealt', { player, company });
      }
      return move.events;
    case 'bohemia':
      for (const company of vaclavsCompanies(state)) {
        special(move, 'vaclavReceives', { company });
        for (const { side } of trainsAt(state, company)) special(move, 'vaclavTakes', { company, name: side });
      }
      break;
    case 'moravia':
      for (const { id } of Object.values(MORAVIA_COMPANIES))
        if (state.companies[id]?.status === 'closed') special(move, 'leftOut', { company: id });
      break;
    case 'base':
      break;
  }
  special(move, 'turnOrder', { players: state.seats });
  return move.events;
};
