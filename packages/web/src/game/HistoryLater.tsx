/** Undo and the way through the game: where nothing was decided yet there is nothing to go back to, and its room is kept. */
import css from './history/History.module.css';
import { delayedPart } from './later.tsx';

export const HistoryLater = delayedPart(({ History }) => History, <div className={css.history} data-empty="" />);
