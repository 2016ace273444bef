/** A game is looked back at here: best runs of a whole game take their time, and the page does not wait for them. */
import { type Finding, reviewGame } from '@roundhouse/bots/hindsight';
import type { Game } from '@roundhouse/engine';
import { expose } from 'comlink';

const hindsight = {
  reviewGame: (game: Game, onProgress: (percent: number) => void): Promise<readonly Finding[]> => {
    let reported = 0;
    return reviewGame(game, (done) => {
      const percent = Math.floor(100 * done);
      if (percent <= reported) return;
      reported = percent;
      onProgress(percent);
    });
  },
};

export type Hindsight = typeof hindsight;

expose(hindsight);
