/** The tiles that fit a hex, side by side: arrows choose one, R turns it, Enter lays it. */
import { describeHex, printedNumber } from '@roundhouse/board';
import { companyAtWork, type State, tilesLeft, valueColours } from '@roundhouse/engine';
import { costOf, forecastOf } from '@roundhouse/engine/models/forecast';
import { type KeyboardEvent, useEffect, useMemo } from 'react';
import { confirmSoon } from '../../board/ghost.ts';
import { TilePicture } from '../../board/TilePicture.tsx';
import { trackWords } from '../../board/trackWords.ts';
import { useT } from '../../i18n/words.ts';
import { useFormatter, useGameContext, useUi } from '../context.tsx';
import { hexName } from './describe.ts';
import { layOf, type TileLays, turned } from './lays.ts';
import css from './Lay.module.css';
import { bestTurn } from './sensibleLay.ts';

const Value = ({ hex, tile, state }: { readonly hex: string; readonly tile: string; readonly state: State }) => {
  const { facts } = useGameContext();
  const laid = state.board.tiles[hex];
  const worth = (nodes: readonly { readonly revenue: unknown }[] | undefined): string =>
    (nodes ?? []).flatMap(({ revenue }) => (typeof revenue === 'number' && revenue > 0 ? [revenue] : [])).join('/');
  const before = worth((laid ? facts.track.tiles[laid.tile] : facts.track.map.hexes[hex])?.nodes);
  const after = worth(facts.track.tiles[tile]?.nodes);
  return after === '' || after === before ? null : (
    <small className={css.value}>
      {before === '' ? '0' : before} → {after}
    </small>
  );
};

/** Which gauge a tile has; null on maps that know only one. */
const Gauge = ({ tile }: { readonly tile: string }) => {
  const { facts } = useGameContext();
  const formatter = useFormatter();
  const several = useMemo(
    () => Object.values(facts.track.tiles).some((each) => each.paths.some((path) => path.gauge !== 'broad')),
    [facts],
  );
  const gauges = [...new Set(facts.track.tiles[tile]?.paths.map((path) => path.gauge))];
  if (!several || gauges.length === 0) return null;
  return (
    <small className={css.value} data-gauge={gauges.join(' ')}>
      {gauges.map((each) => formatter.term(`gauge.${each}`)).join(' + ')}
    </small>
  );
};

/** What a tile costs: the least and the most over its rotations. */
const Cost = ({ of, state, payer }: { readonly of: TileLays; readonly state: State; readonly payer: string }) => {
  const formatter = useFormatter();
  const costs = of.options.filter((each) => !each.refusal).map((each) => costOf(forecastOf(state, each.action), payer));
  const [least, most] = [Math.min(...costs), Math.max(...costs)];
  if (costs.length === 0 || most === 0) return null;
  return (
    <small className={css.value} data-cost="">
      {least === most ? formatter.money(least) : `${formatter.money(least)}–${formatter.number(most)}`}
    </small>
  );
};

/** What lies there afterwards, in words: its stops, and the places that it joins. */
const useWords = (state: State): ((of: TileLays, rotation: number) => string) => {
  const t = useT();
  const later = useT('later');
  const formatter = useFormatter();
  const { facts } = useGameContext();
  return (of, rotation) => {
    const left = tilesLeft(facts.track, state.board, of.tile) - (state.lostTiles[of.tile] ?? 0);
    const action = of.options.find((each) => each.action.rotation === rotation)?.action;
    const after = action && forecastOf(state, action)?.after;
    const tile = printedNumber(facts.track.tiles[of.tile] ?? { id: of.tile });
    const ways = [
      later('lay.tile', { tile, ways: of.rotations.length }),
      ...(Number.isFinite(left) ? [later('lay.left', { count: left })] : []),
    ].join(', ');
    if (!after) return ways;
    const described = describeHex({ ...facts.track, board: after.board, inForce: valueColours(after) }, action.hex);
    const { ofStop, rest } = trackWords(described, (hex) => hexName(formatter, hex), t);
    return [
      ways,
      ...described.stops.map((stop) =>
        [t('textBoard.stop', { kind: t(`stop.${stop.kind}`), worth: stop.worth }), ...ofStop(stop)].join(', '),
      ),
      ...rest,
    ].join('; ');
  };
};

export const TileStrip = ({
  id,
  lays,
  hex,
  power,
  state,
}: {
  readonly id: string;
  readonly lays: readonly TileLays[];
  readonly hex: string;
  readonly power: string | null;
  readonly state: State;
}) => {
  const t = useT('later');
  const { ui, facts } = useGameContext();
  const lay = useUi((s) => s.lay);
  const say = useWords(state);
  const payer = companyAtWork(state) ?? lays[0]?.options[0]?.action.by ?? '';
  const at = lays.findIndex((each) => each.tile === lay?.tile);
  // R turns the tile from anywhere: what it leads to now is said.
  const held = lays[at];
  const aside = held && lay ? say(held, lay.rotation) : '';
  useEffect(() => ui.setState({ aside }), [ui, aside]);
  const pick = (of: TileLays): void => ui.setState({ lay: layOf(of, bestTurn(state, of), hex, power) });
  const key = (event: KeyboardEvent<HTMLElement>): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key] ?? 0;
    if (event.key === 'Enter') confirmSoon();
    else if (step === 0) return;
    else {
      const next = (at + step + lays.length) % lays.length;
      const chosen = lays[next];
      if (chosen) pick(chosen);
      const buttons = event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]');
      buttons[next]?.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div id={id} className={css.tiles} role="radiogroup" aria-label={t('lay.tiles')} onKeyDown={key}>
      {lays.map((each, index) => {
        const picked = index === at;
        const left = tilesLeft(facts.track, state.board, each.tile) - (state.lostTiles[each.tile] ?? 0);
        const rotation = picked && lay ? lay.rotation : bestTurn(state, each);
        return (
          <button
            key={each.tile}
            type="button"
            role="radio"
            aria-checked={picked}
            tabIndex={picked || (at < 0 && index === 0) ? 0 : -1}
            data-tile={each.tile}
            className={picked ? css.tilePicked : css.tile}
            aria-label={say(each, rotation)}
            onClick={() => {
              if (picked && lay) ui.setState({ lay: turned(lays, lay, 1) });
              else pick(each);
            }}
          >
            <TilePicture tile={each.tile} rotation={rotation} />
            <span className={css.tileNote}>
              {t('lay.number', { tile: printedNumber(facts.track.tiles[each.tile] ?? { id: each.tile }) })}{' '}
              <small>{Number.isFinite(left) ? `×${left}` : '×∞'}</small>
            </span>
            <Value hex={hex} tile={each.tile} state={state} />
            <Gauge tile={each.tile} />
            <Cost of={each} state={state} payer={payer} />
          </button>
        );
      })}
    </div>
  );
};
