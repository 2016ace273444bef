/**
 * The board: drawn once, hex by hex; moved and scaled without drawing again. What lies over it for a moment is a picture of
 * its own, so that the hexes are not painted again for it.
 */
import { drawAbove, drawGround, mapExtent, nameplates, obstaclesOn, type SvgNode } from '@roundhouse/board';
import { type KeyboardEvent, memo, type MouseEvent, useCallback, useMemo, useRef } from 'react';
import { usePainted } from '../app/afterPaint.ts';
import { useSettings } from '../app/settings.ts';
import { useWidth } from '../app/width.ts';
import { useGameContext, useShown, useUi } from '../game/context.tsx';
import { companyAsked } from '../game/decision/describe.ts';
import { laysIn, turned } from '../game/decision/lays.ts';
import { delayedPart, useLaterParts } from '../game/later.tsx';
import { confirmSoon, useWheelTurns } from './ghost.ts';
import { useT } from '../i18n/words.ts';
import css from './BoardView.module.css';
import { hexTowards, isArrow } from './arrows.ts';
import { useChanged } from './changed.ts';
import { Drawing, Pieces } from './Drawing.tsx';
import { Controls } from './Controls.tsx';
import { useChoosableHexes } from './choosableHexes.ts';
import { useReach } from './reach.ts';
import { useRoutes } from './routes.ts';
import { useBoardTheme } from './theme.ts';
import { emptierSide } from './emptierSide.ts';
import { Names } from './Names.tsx';
import { placeNames, useScale, type Written } from './names.ts';
import { pictureOf } from './picture.ts';
import { usePointsOfInterest } from './pointsOfInterest.ts';
import { useZoom } from './zoom.ts';

const Parts = memo(({ of }: { readonly of: readonly SvgNode[] }) =>
  of.map((node, index) =>
    node.key === 'hexes' ? <Pieces key={node.key} node={node} /> : <Drawing key={node.key ?? index} node={node} />,
  ),
);

const HexInfo = delayedPart<{ readonly lit: readonly string[] }>(({ HexInfo: Part }) => Part);

/** Until they are placed. */
const NO_NAMES: readonly Written[] = [];
const NONE: readonly string[] = [];

export const BoardView = () => {
  const t = useT();
  const { facts, ui } = useGameContext();
  const state = useShown();
  const theme = useBoardTheme();
  const layers = useSettings((s) => s.layers);
  const hex = useUi((s) => s.hex);
  const lay = useUi((s) => s.lay);
  const lit = useChoosableHexes();
  const reachable = useReach();
  const routes = useRoutes();
  const changed = useChanged();
  const { map, tiles, board, liveries, homes, inForce } = pictureOf(facts, state);
  const picture = useMemo(
    () => ({ map, tiles, board, liveries, homes, inForce, layers, theme }),
    [map, tiles, board, liveries, homes, inForce, layers, theme],
  );
  const ground = useMemo(() => drawGround(picture), [picture]);
  const above = useMemo(
    () =>
      drawAbove({
        ...picture,
        lit,
        reachable,
        changed,
        routes,
        ...(hex === null ? {} : { selected: hex }),
        ...(lay ? { ghost: { hex: lay.hex, tile: lay.tile, rotation: lay.rotation as 0 } } : {}),
      }),
    [picture, lit, reachable, changed, routes, hex, lay],
  );
  // What can be reached lies under the names, what is chosen over them.
  const [under, over] = useMemo(() => {
    const names = above.findIndex((each) => each.key === 'lit');
    return [above.slice(0, names), above.slice(names)];
  }, [above]);
  const box = useMemo(() => {
    const { x, y, width, height } = mapExtent(facts.track.map);
    return `${x} ${y} ${width} ${height}`;
  }, [facts]);
  const svg = useRef<SVGSVGElement>(null);
  // Who points at the same stop again wants another way to it.
  const nearsByTaps = useCallback(() => ui.getState().hand === null, [ui]);
  const zoom = useZoom(svg, nearsByTaps);
  const scale = useScale(svg, zoom.nearness);
  const narrow = useWidth() === 'narrow';
  // Where names stand takes as long to find as all the rest takes to draw: they follow the picture.
  const drawn = usePainted(picture);
  const places = useMemo(
    () =>
      drawn === null
        ? NO_NAMES
        : placeNames(nameplates(drawn), obstaclesOn(drawn), mapExtent(facts.track.map), scale, narrow),
    [drawn, facts, scale, narrow],
  );
  // Who points at stops holds the map still.
  const byHand = useUi((s) => s.hand !== null);
  const later = useLaterParts();
  const matters = byHand ? NONE : lit;
  const back = usePointsOfInterest(zoom, matters, routes);

  const choose = useCallback(
    (id: string): void => {
      const { hex: was, lay: inHand, hand } = ui.getState();
      // A run is only put together where trains run: the parts for it have come with that question.
      if (hand && later) {
        const { train } = hand;
        const around = { others: hand.runs.filter((run) => run.train !== train), company: companyAsked(state) };
        const runs = hand.runs.map((run) =>
          run.train === train ? later.pointAt(run, id, facts.track, state.board, around) : run,
        );
        const isUnchanged = runs.every(
          ({ stops, links }, at) => stops === hand.runs[at]?.stops && links === hand.runs[at].links,
        );
        ui.setState({ hand: { train, runs, ...(isUnchanged ? { missed: id } : {}) } });
        return;
      }
      if (was !== id || inHand?.hex !== id) {
        ui.setState({ hex: was === id ? null : id, lay: null });
        return;
      }
      // Pressed once more, the tile that lies there as a ghost is laid, for what turns it stands beside it. Under a thumb it is turned:
      // a phone has the button that lays it at the foot of the sheet, and a tap must not decide what was only to be seen.
      if (narrow) ui.setState({ lay: turned(laysIn(state, id, inHand.power ?? null), inHand, 1) });
      else confirmSoon();
    },
    [ui, state, facts, narrow, later],
  );
  const click = (event: MouseEvent<SVGSVGElement>): void => {
    const id = event.target instanceof Element ? event.target.closest('[data-hex]')?.getAttribute('data-hex') : null;
    const { nativeEvent, detail } = event;
    const byMouse = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse';
    const { hand } = ui.getState();
    // A double click is meant; a finger that taps twice in a row may only have wanted to choose the hex.
    if (id && (byMouse || hand || detail < 2))
      choose(hand && later ? later.snapped(id, event, facts.track, state.board) : id);
  };
  useWheelTurns(svg, ui, state);
  const key = (event: KeyboardEvent<SVGSVGElement>): void => {
    if (event.key === 'Enter' && hex !== null && ui.getState().hand) {
      event.stopPropagation();
      choose(hex);
    }
    if (!isArrow(event.key)) return;
    event.preventDefault();
    // The first key leads to where something can be done.
    const next =
      hex === null
        ? (lit[0] ?? hexTowards(facts.track.map, null, event.key))
        : hexTowards(facts.track.map, hex, event.key);
    if (next !== null) ui.setState({ hex: next, lay: null });
  };
  return (
    <div className={css.frame} data-free-side={emptierSide(facts.track.map)} data-board-frame="">
      <svg
        ref={svg}
        className={css.board}
        viewBox={box}
        role="application"
        aria-label={t('board.label')}
        aria-describedby="board-help"
        tabIndex={0}
        onClick={click}
        onKeyDown={key}
        data-board={facts.track.map.layout}
      >
        {/* Figures without their places say nothing: the card of a hex and the board in words do. */}
        <g ref={zoom.ground} aria-hidden="true">
          <Parts of={ground} />
        </g>
      </svg>
      <svg className={css.above} viewBox={box} aria-hidden="true" focusable="false">
        <g ref={zoom.above}>
          <Parts of={under} />
          <Names of={places} theme={theme} />
          <Parts of={over} />
        </g>
      </svg>
      <p id="board-help" className="visually-hidden">
        {t('board.help')}
      </p>
      <HexInfo lit={lit} />
      <Controls zoom={zoom} back={back} />
    </div>
  );
};
