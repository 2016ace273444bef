/** Laying track: which right, which hex, which tile, how turned. The tile lies on the board as a ghost meanwhile. */
import { printedNumber } from '@roundhouse/board';
import { expand, printedHex, type State, tilesLeft } from '@roundhouse/engine';
import { useEffect, useMemo } from 'react';
import { TilePicture } from '../../board/TilePicture.tsx';
import { useT } from '../../i18n/words.ts';
import { useGameContext, useUi, useFormatter } from '../context.tsx';
import { Act, Why } from './Act.tsx';
import { forecastOf, costOf } from '@roundhouse/engine/models/forecast';
import css from './Lay.module.css';
import parts from './parts.module.css';
import { companyOnTurn, hexName } from './describe.ts';
import { Effects } from './Effects.tsx';
import { layOf, laysIn, type TileLays, turned } from './lays.ts';
import type { LayOption } from './options.ts';
import { Pinned } from './Pinned.tsx';

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

const Picker = ({
  hex,
  power,
  state,
}: {
  readonly hex: string;
  readonly power: string | null;
  readonly state: State;
}) => {
  const t = useT();
  const formatter = useFormatter();
  const { ui, facts } = useGameContext();
  const lay = useUi((s) => s.lay);
  const lays = useMemo(() => laysIn(state, hex, power), [state, hex, power]);
  useEffect(() => {
    const [first] = lays;
    if (first && lay?.hex !== hex) ui.setState({ lay: layOf(first, first.rotations[0] ?? 0, hex, power) });
  }, [lays, lay, hex, power, ui]);
  const chosen = lays.find((each) => each.tile === lay?.tile);
  const option = chosen?.options.find((each) => each.action.rotation === lay?.rotation);
  const found = option && !option.refusal ? forecastOf(state, option.action) : null;
  const payer = companyOnTurn(state) ?? option?.action.by ?? '';
  const numberOf = (tile: string): string => printedNumber(facts.track.tiles[tile] ?? { id: tile });
  if (lays.length === 0)
    return <p className={parts.note}>{t('lay.nothing', { hex: printedHex(facts.track.map, hex) })}</p>;
  return (
    <div className={css.picker}>
      <p className={parts.note}>
        <b>{hexName(formatter, hex)}</b>
      </p>
      <div className={css.tiles} role="radiogroup" aria-label={t('lay.tiles')}>
        {lays.map((each) => {
          const picked = each.tile === chosen?.tile;
          const left = tilesLeft(facts.track, state.board, each.tile) - (state.lostTiles[each.tile] ?? 0);
          return (
            <button
              key={each.tile}
              type="button"
              role="radio"
              aria-checked={picked}
              data-tile={each.tile}
              className={picked ? css.tilePicked : css.tile}
              aria-label={t('lay.tile', { tile: numberOf(each.tile), ways: each.rotations.length })}
              onClick={() =>
                ui.setState({
                  lay: picked && lay ? turned(lays, lay, 1) : layOf(each, each.rotations[0] ?? 0, hex, power),
                })
              }
            >
              <TilePicture tile={each.tile} rotation={picked && lay ? lay.rotation : (each.rotations[0] ?? 0)} />
              <span className={css.tileNote}>
                #{numberOf(each.tile)} <small>{Number.isFinite(left) ? `×${left}` : '×∞'}</small>
              </span>
              <Value hex={hex} tile={each.tile} state={state} />
              <Gauge tile={each.tile} />
              <Cost of={each} state={state} payer={payer} />
            </button>
          );
        })}
      </div>
      <div className={parts.confirm}>
        {chosen && chosen.rotations.length > 1 && lay && (
          <button
            type="button"
            data-key="r"
            aria-keyshortcuts="R"
            onClick={() => ui.setState({ lay: turned(lays, lay, 1) })}
          >
            {t('lay.turn')} <kbd>R</kbd>
          </button>
        )}
        {option && (option.refusal ? <Why refusal={option.refusal} /> : null)}
        {option && !option.refusal && (
          <Pinned>
            <Act action={option.action} primary hotkey="Enter">
              {t('lay.confirm', {
                tile: numberOf(option.action.tile),
                hex: printedHex(facts.track.map, hex),
                cost: formatter.money(costOf(found, payer)),
                free: String(costOf(found, payer) === 0),
              })}
            </Act>
          </Pinned>
        )}
        <button type="button" className="quiet" onClick={() => ui.setState({ hex: null, lay: null })}>
          {t('act.cancel')}
        </button>
        {found && <Effects of={found} without={[payer]} />}
      </div>
    </div>
  );
};

export const Lay = ({ options, state }: { readonly options: readonly LayOption[]; readonly state: State }) => {
  const t = useT();
  const formatter = useFormatter();
  const { ui } = useGameContext();
  const hex = useUi((s) => s.hex);
  const chosenPower = useUi((s) => s.power);
  const open = options.filter((each) => !each.refusal);
  const shut = options.filter((each) => each.refusal);
  const powers = open.map((each) => each.power ?? null);
  const power = powers.includes(chosenPower) ? chosenPower : (powers[0] ?? null);
  const offer = open.find((each) => (each.power ?? null) === power);
  const hexes = offer?.hexes ?? [];
  const pickable = useMemo(
    () => hex !== null && expand(state, 'layTile', power === null ? { hex } : { hex, power }).length > 0,
    [state, hex, power],
  );
  return (
    <div role="group" aria-label={t('section.lay')} data-map-work="lay">
      {powers.length > 1 && (
        <div className={parts.powers} role="group" aria-label={t('lay.rights')}>
          {powers.map((each) => (
            <button
              key={each ?? ''}
              type="button"
              aria-pressed={each === power}
              data-power={each ?? ''}
              onClick={() => ui.setState({ power: each, hex: null, lay: null })}
            >
              {each === null ? t('lay.normal') : formatter.privateName(each)}
            </button>
          ))}
        </div>
      )}
      {powers.length === 1 && power !== null && (
        <p className={parts.note}>{t('lay.byPower', { private: formatter.privateName(power) })}</p>
      )}
      {hex !== null && pickable ? (
        <Picker key={`${hex} ${power}`} hex={hex} power={power} state={state} />
      ) : (
        offer && (
          <p className={parts.note}>
            {t('lay.choose', { count: hexes.length })}{' '}
            <select
              aria-label={t('lay.hex')}
              value=""
              onChange={(event) => ui.setState({ hex: event.target.value, lay: null })}
            >
              <option value="">{t('lay.hex')}</option>
              {[...hexes]
                .sort((a, b) => a.localeCompare(b, undefined, { numeric: true }))
                .map((each) => (
                  <option key={each} value={each}>
                    {hexName(formatter, each)}
                  </option>
                ))}
            </select>
          </p>
        )
      )}
      {shut.map(
        (each) =>
          each.refusal && (
            <p key={each.power ?? ''} className={parts.note}>
              {each.power !== undefined && `${formatter.privateName(each.power)}: `}
              <Why refusal={each.refusal} />
            </p>
          ),
      )}
    </div>
  );
};
