/** The tile chart: each tile with how many there are and what it may become, as in a rulebook. */
import { printedNumber, upgradeOrder } from '@roundhouse/board';
import { type MapHex, type Tile, tilesLeft } from '@roundhouse/engine';
import { useMemo, useState } from 'react';
import { TileFigure } from '../shared/Tile.tsx';
import type { Shown } from './context.ts';
import css from './Tiles.module.css';
import { beginningsOf, CHART_COLOURS, type Successor, successorsOf, usualPolicy } from './upgrades.ts';
import { useT } from '../../i18n/words.ts';

type Kind = 'plain' | 'town' | 'city' | 'label';

const kindOf = ({ label, nodes }: Tile): Kind => {
  if (label !== undefined) return 'label';
  if (nodes.some(({ kind }) => kind === 'city')) return 'city';
  return nodes.some(({ kind }) => kind === 'town') ? 'town' : 'plain';
};

export const TilesSection = ({ title, facts, formatter, state }: Shown) => {
  const t = useT('reference');
  const [kind, setKind] = useState<Kind | 'all'>('all');
  const { track } = facts;
  const { layout } = track.map;
  const { successors, before, beginnings } = useMemo(() => {
    const policy = title.upgrades ?? usualPolicy(track);
    const found = successorsOf(track, policy);
    const came = new Map<string, string[]>();
    for (const [from, list] of found)
      for (const { tile } of list) came.set(tile.id, [...(came.get(tile.id) ?? []), from]);
    return { successors: found, before: came, beginnings: beginningsOf(track, policy) };
  }, [title, track]);
  const countOf = ({ id, count }: Tile): string => {
    if (count === 'unlimited') return '× ∞';
    if (!state) return `× ${count}`;
    const left = tilesLeft(track, state.board, id) - (state.lostTiles[id] ?? 0);
    return t('tiles.left', { left, count });
  };
  const tiles = upgradeOrder(Object.values(track.tiles)).filter((tile) => kind === 'all' || kindOf(tile) === kind);
  const kinds = (['plain', 'town', 'city', 'label'] as const).filter((each) =>
    Object.values(track.tiles).some((tile) => kindOf(tile) === each),
  );
  /** Numbers that are printed on tiles, each with the first tile that carries it. */
  const numbered = (ids: readonly string[]): ReadonlyMap<string, string> =>
    new Map(ids.toReversed().map((id) => [printedNumber(track.tiles[id] ?? { id }), id]));
  const list = new Intl.ListFormat(formatter.language);
  /** `City and town M`: what is printed in hexes of a kind. */
  const nameOfKind = ([hex]: readonly MapHex[]): string => {
    if (!hex) return '';
    const count = (wanted: string): number => hex.nodes.filter((node) => node.kind === wanted).length;
    const stops = (['city', 'town', 'offboard'] as const).flatMap((each) =>
      count(each) > 0 ? [t('tiles.stops', { kind: each, count: count(each) })] : [],
    );
    const what = stops.length > 0 ? list.format(stops) : t(hex.paths.length > 0 ? 'tiles.printed' : 'tiles.empty');
    return hex.label === undefined ? what : `${what} ${hex.label}`;
  };
  const Minis = ({ list }: { readonly list: readonly Successor[] }) => (
    <ul className={css.minis}>
      {list.map(({ tile, rotation, only }) => (
        <li key={tile.id}>
          <a href={`#tile-${tile.id}`} className={css.mini}>
            <TileFigure tile={tile} rotation={rotation} layout={layout} size={46} />
            <span>
              <span className="visually-hidden">{t('tiles.tile')}</span> {printedNumber(tile)}
            </span>
            {only && <small className={css.only}>{only.name ?? only.id}</small>}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <p className={css.lead}>{t('tiles.lead')}</p>
      <div className={css.filter} role="group" aria-label={t('tiles.filter')}>
        {(['all', ...kinds] as const).map((each) => (
          <button key={each} type="button" aria-pressed={kind === each} onClick={() => setKind(each)}>
            {t(`tiles.${each}`)}
          </button>
        ))}
      </div>
      {kind === 'all' && (
        <section className={css.group}>
          <h3>{t('tiles.first')}</h3>
          <ul className={css.beginnings}>
            {beginnings.map(({ hexes, tiles: first }) => (
              <li key={hexes[0]?.id} className={css.beginning}>
                <p>
                  <strong>{nameOfKind(hexes)}</strong>{' '}
                  <span className="quietText">
                    {hexes.length > 5
                      ? t('tiles.hexes', { count: hexes.length })
                      : hexes.map(({ name, id }) => name ?? id).join(', ')}
                  </span>
                </p>
                <Minis list={first} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {CHART_COLOURS.map((colour) => {
        const group = tiles.filter((tile) => tile.colour === colour);
        if (group.length === 0) return null;
        return (
          <section key={colour} className={css.group}>
            <h3>{t(`swatch.${colour}`)}</h3>
            <ul className={css.tiles}>
              {group.map((tile) => {
                const next = successors.get(tile.id) ?? [];
                const from = before.get(tile.id) ?? [];
                return (
                  <li key={tile.id} id={`tile-${tile.id}`} className={css.card}>
                    <div className={css.face}>
                      <TileFigure tile={tile} layout={layout} size={104} />
                      <p>
                        <strong>{printedNumber(tile)}</strong> <span className="quietText">{countOf(tile)}</span>
                      </p>
                    </div>
                    <div className={css.paths}>
                      {tile.special === true && <p className={css.special}>{t('tiles.special')}</p>}
                      {next.length > 0 ? (
                        <>
                          <p className={css.caption}>{t('tiles.becomes')}</p>
                          <Minis list={next} />
                        </>
                      ) : (
                        <p className={css.caption}>{t('tiles.last')}</p>
                      )}
                      {from.length > 0 && (
                        <p className={css.from}>
                          {t('tiles.from')}{' '}
                          {[...numbered(from)].map(([number, id]) => (
                            <a key={id} href={`#tile-${id}`}>
                              {number}
                            </a>
                          ))}
                        </p>
                      )}
                    </div>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </>
  );
};
