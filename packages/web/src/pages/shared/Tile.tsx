/** A tile by itself, wherever no game is open. */
import { drawTile, HEX_RADIUS, THEMES } from '@roundhouse/board';
import type { Tile as TileFacts, TrackMap } from '@roundhouse/engine';
import { useThemeName } from '../../app/settings.ts';
import { markup } from '../../board/markup.ts';

const HALF = HEX_RADIUS + 3;
const SHORT = HEX_RADIUS * 0.866 + 3;

export const TileFigure = (props: {
  readonly tile: TileFacts;
  readonly rotation?: number;
  readonly layout: TrackMap['layout'];
  readonly size: number;
}) => {
  const { tile, rotation = 0, layout, size } = props;
  const theme = THEMES[useThemeName()];
  const [w, h] = layout === 'flat' ? [HALF, SHORT] : [SHORT, HALF];
  return (
    <svg
      viewBox={`${-w} ${-h} ${2 * w} ${2 * h}`}
      width={(size * w) / HALF}
      height={(size * h) / HALF}
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={markup(drawTile(tile, rotation, layout, theme))}
    />
  );
};
