/** 1849 §8.1: Reale Società d'Affari brings the first corporation of the queue, and closes with its first train. */
import { BANK, type CompanyId, defineStep, type Frame, type Move, one, type PlayerId, pop } from '@roundhouse/engine';
import { RSA } from '../companies.ts';
import { found } from './founding.ts';
import { settleHome } from './home.ts';
import { nextToFound } from './queue.ts';
import { rsaCorporation } from './slots.ts';
import { cellsInZone } from '../vocabulary.ts';
import { removePrivate } from '../../common/privates.ts';

export interface StartFrame extends Frame {
  readonly player: PlayerId;
}

/** §8.1-a: the buyer sets the value, L.68 or L.100; the bank pays for the president's certificate. */
export const rsaStartStep = defineStep<StartFrame>({
  decider: (_state, { player }) => player,
  open: false,
  choices: {
    par: {
      options: (state, { player }) => {
        const company = nextToFound(state);
        if (company === undefined) return [];
        return cellsInZone(state, 'par').map(({ id }) => one({ type: 'par', by: player, company, cell: id }));
      },
      apply: (move, { player }, { company, cell }) => {
        pop(move);
        found(move, company, player, cell, BANK);
        rsaCorporation.set(move, company);
        settleHome(move, company);
      },
    },
  },
});

/** §8.1-c: the first train of its corporation, from any source, closes RSA. */
export const closeRsaForTrain = (move: Move, company: CompanyId): void => {
  if (rsaCorporation.get(move.state) === company && !move.state.privates[RSA]?.closed) removePrivate(move, RSA);
};
