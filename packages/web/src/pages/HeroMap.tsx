/** A game in full swing to look at, for those who are here for the first time: tiles, stations, and a train that has just run. */
import { drawMap, HEX_RADIUS, hexCentre, THEMES } from '@roundhouse/board';
import { useEffect, useMemo, useState } from 'react';
import { useThemeName } from '../app/settings.ts';
import { yieldToPage } from '../app/yieldToPage.ts';
import { liveriesOf } from '../board/liveries.ts';
import { innerMarkup } from '../board/markup.ts';
import { routeLine } from '../game/decision/runs.ts';
import { type Lessons, loadLessons } from '../learn/intro/game.ts';

/** After this decision: MC has just run its longest train. */
const RAN = 271;

/** The part of the map where something has been built. */
const builtPart = ({ facts, at }: Lessons): string => {
  const { map } = facts.track;
  const spots = Object.keys(at(RAN).board.tiles).flatMap((id) => {
    const hex = map.hexes[id];
    return hex ? [hexCentre(hex, map.layout)] : [];
  });
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - HEX_RADIUS, Math.min(...ys) - HEX_RADIUS];
  return `${left} ${top} ${Math.max(...xs) + HEX_RADIUS - left} ${Math.max(...ys) + HEX_RADIUS - top}`;
};

/** So many decisions are replayed before the page may do something else: somebody may be pressing a button. */
const AT_ONCE = 5;

/** The game, once it has been played as far as it is shown. */
const usePlayed = (halted: boolean): Lessons | null => {
  const [played, setPlayed] = useState<Lessons | null>(null);
  useEffect(() => {
    if (halted) return undefined;
    let gone = false;
    const play = async (): Promise<void> => {
      const lessons = await loadLessons();
      for (let position = 0; position < RAN; position += AT_ONCE) {
        if (gone) return;
        lessons.at(position);
        await yieldToPage();
      }
      if (!gone) setPlayed(lessons);
    };
    void play();
    return () => {
      gone = true;
    };
  }, [halted]);
  return played;
};

/** `halted`: somebody goes elsewhere, and the picture is not to be in the way. */
const HeroMap = ({ halted }: { readonly halted: boolean }) => {
  const lessons = usePlayed(halted);
  const theme = THEMES[useThemeName()];
  const node = useMemo(() => {
    if (!lessons) return null;
    const { facts, lines, at } = lessons;
    const action = lines[RAN - 1]?.at(-1);
    const { children, ...sheet } = drawMap({
      map: facts.track.map,
      tiles: facts.track.tiles,
      board: at(RAN).board,
      liveries: liveriesOf(facts),
      theme,
      // At this size names would be dust.
      layers: { rim: false, names: false },
      routes: action?.type === 'runTrains' ? action.runs.map((run) => routeLine(run)) : [],
    });
    // It lies on whatever is around it.
    return { ...sheet, children: children.filter((each) => typeof each === 'string' || each.key !== 'table') };
  }, [lessons, theme]);
  return node && lessons ? (
    <svg
      viewBox={builtPart(lessons)}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={innerMarkup(node)}
    />
  ) : null;
};

export default HeroMap;
