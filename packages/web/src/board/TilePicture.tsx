/** A tile by itself, as a small drawing. */
import { drawTile, HEX_RADIUS, THEMES } from '@roundhouse/board';
import { useThemeName } from '../app/settings.ts';
import { useGameContext } from '../game/context.tsx';
import { markup } from './markup.ts';

const BOX = `${-HEX_RADIUS - 4} ${-HEX_RADIUS - 4} ${2 * HEX_RADIUS + 8} ${2 * HEX_RADIUS + 8}`;

export const TilePicture = ({ tile, rotation }: { readonly tile: string; readonly rotation: number }) => {
  const { facts } = useGameContext();
  const theme = THEMES[useThemeName()];
  const found = facts.track.tiles[tile];
  if (!found) return null;
  return (
    <svg
      viewBox={BOX}
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={markup(drawTile(found, rotation, facts.track.map.layout, theme))}
    />
  );
};
