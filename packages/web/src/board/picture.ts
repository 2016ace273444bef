/** What the board shows of a position, as the settings want it. */
import { drawAhead, type MapPicture, THEMES } from '@roundhouse/board';
import { type Facts, type State, valueColours } from '@roundhouse/engine';
import { homesOf } from '@roundhouse/engine/models/homes';
import { themeNow, useSettings } from '../app/settings.ts';
import { yieldToPage } from '../app/yieldToPage.ts';
import { liveriesOf } from './liveries.ts';

/** What of it changes with the position alone. */
export const pictureOf = (facts: Facts, state: State) => ({
  map: facts.track.map,
  tiles: facts.track.tiles,
  board: state.board,
  liveries: liveriesOf(facts),
  homes: homesOf(state),
  inForce: valueColours(state),
});

/** So long the page may be still, in milliseconds. */
const STILL = 8;

/** To place all that stands on the hexes takes a while on a slow device: done before the table is laid, a few at a time. */
export const drawBoardAhead = async (facts: Facts, state: State): Promise<void> => {
  const { theme, layers } = useSettings.getState();
  const picture: MapPicture = { ...pictureOf(facts, state), layers, theme: THEMES[themeNow(theme)] };
  let since = performance.now();
  const hexes = drawAhead(picture);
  while (hexes.next().done !== true) {
    if (performance.now() - since < STILL) continue;
    await yieldToPage();
    since = performance.now();
  }
};
