/** A map in miniature, without words. */
import { drawMap, THEMES } from '@roundhouse/board';
import { begin, factsOf, newGame, type Title } from '@roundhouse/engine';
import { useMemo } from 'react';
import { useThemeName } from '../app/settings.ts';
import { liveriesOf } from './liveries.ts';
import { innerMarkup } from './markup.ts';

/** A position to draw before there is a game: the set-up for the given or the least number of players. */
export const openingOf = (title: Title, count = title.players[0] ?? 3) =>
  begin(
    newGame({
      title: title.id,
      players: Array.from({ length: count }, (_, i) => ({ id: `@${i + 1}` as const, name: `${i + 1}` })),
      seed: 1,
    }),
  ).state;

export const MiniMap = ({
  title,
  players,
  full = false,
}: {
  readonly title: Title;
  readonly players?: number;
  readonly full?: boolean;
}) => {
  const theme = THEMES[useThemeName()];
  const node = useMemo(() => {
    const state = openingOf(title, players);
    const facts = factsOf(state);
    const { children, ...sheet } = drawMap({
      map: facts.track.map,
      tiles: facts.track.tiles,
      board: state.board,
      liveries: liveriesOf(facts),
      theme,
      layers: full ? { rim: false } : { names: false, costs: false, values: false, rim: false },
    });
    // It lies on whatever is around it.
    return { ...sheet, children: children.filter((each) => typeof each === 'string' || each.key !== 'table') };
  }, [title, players, theme, full]);
  return (
    <svg
      viewBox={String(node.attrs['viewBox'])}
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={innerMarkup(node)}
    />
  );
};
