/** Laying track: which right, which hex, which tile, how turned. The tile lies on the board as a ghost meanwhile. */
import { printedNumber } from '@roundhouse/board';
import { askedFor, companyAtWork, expand, offers, printedHex, type State } from '@roundhouse/engine';
import { costOf, forecastOf } from '@roundhouse/engine/models/forecast';
import { useEffect, useId, useMemo, useRef } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useWidth } from '../../app/width.ts';
import { AtHex } from '../../board/AtHex.tsx';
import { useT } from '../../i18n/words.ts';
import { useFormatter, useGameContext, useUi } from '../context.tsx';
import type { LayInHand } from '../ui.ts';
import { Act, RefusalReason } from './Act.tsx';
import { hexName, stopName } from './describe.ts';
import { Effects } from './Effects.tsx';
import css from './Lay.module.css';
import { laysIn, type TileLays, turned } from './lays.ts';
import type { LayOption } from './options.ts';
import parts from './parts.module.css';
import { Pinned } from './Pinned.tsx';
import { PlaceList } from './PlaceList.tsx';
import { sensibleLay } from './sensibleLay.ts';
import { TileStrip } from './TileStrip.tsx';
import { useProposedLay } from './useProposedLay.ts';

/** The first tile in the hand: what a bot would lay here, else what seems sensible. A hand that has chosen is not overruled. */
const useFirstLay = (state: State, hex: string, power: string | null, lays: readonly TileLays[]): void => {
  const { ui } = useGameContext();
  const lay = useUi((s) => s.lay);
  const proposed = useProposedLay(state);
  const given = useRef<LayInHand | null>(null);
  useEffect(() => {
    const fits = proposed?.hex === hex && (proposed.power ?? null) === power;
    const known = lays.some(({ tile, rotations }) => tile === proposed?.tile && rotations.includes(proposed.rotation));
    const first = fits && known ? proposed : sensibleLay(state, lays);
    if (!first || (lay?.hex === hex && lay !== given.current)) return;
    const same = lay?.hex === hex && lay.tile === first.tile && lay.rotation === first.rotation;
    if (same) return;
    const { tile, rotation } = first;
    given.current = { hex, tile, rotation, ...(power === null ? {} : { power }) };
    ui.setState({ lay: given.current });
  }, [state, hex, power, lays, lay, proposed, ui]);
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
  const t = useT('later');
  const formatter = useFormatter();
  const tilesId = useId();
  const { ui, facts } = useGameContext();
  const lay = useUi((s) => s.lay);
  const lays = useMemo(() => laysIn(state, hex, power), [state, hex, power]);
  useFirstLay(state, hex, power, lays);
  // The choices stand at the hex; a phone has them in the sheet, a board in words has no place for them.
  const words = useSettings((s) => s.textBoard);
  const narrow = useWidth() === 'narrow';
  const chosen = lays.find((each) => each.tile === lay?.tile);
  const option = chosen?.options.find((each) => each.action.rotation === lay?.rotation);
  const found = option && !option.refusal ? forecastOf(state, option.action) : null;
  const payer = companyAtWork(state) ?? option?.action.by ?? '';
  if (lays.length === 0)
    return <p className={parts.note}>{t('lay.nothing', { hex: printedHex(facts.track.map, hex) })}</p>;
  const turn = chosen && chosen.rotations.length > 1 && lay && (
    <button type="button" data-key="r" aria-keyshortcuts="R" onClick={() => ui.setState({ lay: turned(lays, lay, 1) })}>
      {t('lay.turn')} <kbd>R</kbd>
    </button>
  );
  const open = option && !option.refusal ? option.action : null;
  const label =
    open &&
    t('lay.confirm', {
      tile: printedNumber(facts.track.tiles[open.tile] ?? { id: open.tile }),
      hex: stopName(formatter, hex),
      cost: formatter.money(costOf(found, payer)),
      free: String(costOf(found, payer) === 0),
    });
  const strip = <TileStrip id={tilesId} lays={lays} hex={hex} power={power} state={state} />;
  const atHex = !narrow && !words;
  return (
    // Tiles that lie over the map are read with the question all the same; the button there says what the one here says.
    <div className={css.picker} aria-owns={atHex ? tilesId : undefined}>
      {!atHex && (
        // What turns it stays in sight beside the tiles, however many there are.
        <div className={css.inSheet}>
          {strip}
          {turn}
        </div>
      )}
      <div className={parts.confirm}>
        <b>{hexName(formatter, hex)}</b>
        {option?.refusal && <RefusalReason refusal={option.refusal} />}
        {open && (
          <Pinned>
            <span className={css.lays} data-lays="">
              <Act action={open} primary hotkey="Enter">
                {label}
              </Act>
            </span>
          </Pinned>
        )}
        <button type="button" className="quiet" onClick={() => ui.setState({ hex: null, lay: null })}>
          {t('act.cancel')}
        </button>
        {found && <Effects of={found} without={[payer]} />}
      </div>
      {atHex && (
        <AtHex hex={hex}>
          {strip}
          <span className={css.hands}>
            {turn}
            {open && (
              <Act action={open} primary label={label ?? ''}>
                ✓
              </Act>
            )}
          </span>
        </AtHex>
      )}
    </div>
  );
};

export const Lay = ({ options, state }: { readonly options: readonly LayOption[]; readonly state: State }) => {
  const t = useT('later');
  const formatter = useFormatter();
  const { ui } = useGameContext();
  const hex = useUi((s) => s.hex);
  const chosenPower = useUi((s) => s.power);
  const open = options.filter((each) => !each.refusal);
  const shut = options.filter((each) => each.refusal);
  // A private may have two powers (18CZ: a tile of its own, or terrain for free): both are used in its name.
  const powers = [...new Set(open.map((each) => each.power ?? null))];
  const power = powers.includes(chosenPower) ? chosenPower : (powers[0] ?? null);
  const offered = open.filter((each) => (each.power ?? null) === power);
  const hexes = [...new Set(offered.flatMap((each) => each.hexes ?? []))];
  const pickable = useMemo(
    () => hex !== null && expand(state, 'layTile', power === null ? { hex } : { hex, power }).length > 0,
    [state, hex, power],
  );
  // Where there is one hex and no way past it, it is the one; not where a private could lay beside what is asked.
  const only = hexes.length === 1 && askedFor(state).includes('layTile') ? hexes[0] : undefined;
  useEffect(() => {
    if (only !== undefined && offers(state, 'pass').length === 0) ui.setState({ hex: only, lay: null });
  }, [only, state, ui]);
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
      {power !== null && formatter.facts.privates[power]?.power && (
        <p className={parts.note} data-power-text="">
          {formatter.facts.privates[power].power[formatter.language]}
        </p>
      )}
      {hex !== null && pickable ? (
        <Picker key={`${hex} ${power}`} hex={hex} power={power} state={state} />
      ) : (
        offered.length > 0 && (
          <p className={`${parts.note} ${css.where}`}>
            <span>{t('lay.choose', { count: hexes.length })}</span>
            <PlaceList
              places={hexes}
              label={t('lay.where', { count: hexes.length })}
              none={t('lay.hex')}
              onChoose={(chosen) => ui.setState({ hex: chosen, lay: null })}
            />
          </p>
        )
      )}
      {shut.map(
        (each) =>
          each.refusal && (
            <p key={each.power ?? ''} className={parts.note}>
              {each.power !== undefined && `${formatter.privateName(each.power)}: `}
              <RefusalReason refusal={each.refusal} />
            </p>
          ),
      )}
    </div>
  );
};
