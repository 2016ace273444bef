/** The printed map, and the same as a list of places. */
import { drawMap, mapExtent, nameplates, obstaclesOn, THEMES } from '@roundhouse/board';
import type { CompanyFacts, MapHex, Revenue } from '@roundhouse/engine';
import { useMemo, useRef, useState } from 'react';
import { useThemeName } from '../../app/settings.ts';
import { liveriesOf } from '../../board/liveries.ts';
import { drawName, placeNames, useScale } from '../../board/names.ts';
import { isPort, placeName } from '../../board/placeName.ts';
import { Drawing } from '../shared/Drawing.tsx';
import { Scroll } from '../shared/Scroll.tsx';
import shared from '../shared/shared.module.css';
import type { Shown } from './context.ts';
import css from './Reference.module.css';
import { Swatch } from './Swatch.tsx';
import { useT } from '../../i18n/words.ts';

const ZOOMS = [1, 1.6, 2.4] as const;

/** Homes as they are reserved on the printed board. */
const homesOf = (companies: readonly CompanyFacts[]) =>
  companies.flatMap(({ id, home }) =>
    home.length === 1
      ? home.map(({ hex, city }) => ({ company: id, hex, ...(city === undefined ? {} : { city }) }))
      : [],
  );

const Values = ({ revenue }: { readonly revenue: Revenue }) => {
  if (typeof revenue === 'number') return <>{revenue > 0 ? revenue : '–'}</>;
  return (
    <span className={css.values}>
      {Object.entries(revenue).map(([colour, value]) => (
        <Swatch key={colour} colour={colour} text={String(value)} />
      ))}
    </span>
  );
};

/** Places with a name, and nameless ones where there is something to earn. */
const isPlace = (hex: MapHex): boolean =>
  hex.name !== undefined ||
  hex.nodes.some(({ kind, revenue }) => kind !== 'junction' && (typeof revenue === 'object' || revenue > 0));

export const MapSection = ({ title, facts, formatter }: Shown) => {
  const t = useT('reference');
  const theme = THEMES[useThemeName()];
  const [zoom, setZoom] = useState<number>(1);
  const companies = Object.values(facts.companies);
  const picture = useMemo(() => {
    const { map, tiles } = facts.track;
    const there = homesOf(Object.values(facts.companies)).filter(({ hex }) => map.hexes[hex]);
    const board = { tiles: {}, tokens: [], reservations: there, marks: {} };
    return { map, tiles, board, liveries: liveriesOf(facts), theme };
  }, [facts, theme]);
  // Names as large as can be read, as on the table.
  const svg = useRef<SVGSVGElement>(null);
  const scale = useScale(svg, 1);
  const node = useMemo(() => {
    const names = placeNames(nameplates(picture), obstaclesOn(picture), mapExtent(picture.map), scale);
    const { children, ...sheet } = drawMap(picture);
    return { ...sheet, children: [...children, ...names.map((each) => drawName(each, theme))] };
  }, [picture, scale, theme]);
  // Those without a name come last.
  const nameOf = (hex: string): string =>
    placeName(facts.track.map, hex) ?? `\uFFFF${facts.track.map.hexes[hex]?.printed ?? hex}`;
  const places = Object.values(facts.track.map.hexes)
    .filter(isPlace)
    .sort((a, b) => nameOf(a.id).localeCompare(nameOf(b.id), formatter.language));
  return (
    <>
      <div className={css.zooms} role="group" aria-label={t('map.size')}>
        {ZOOMS.map((each, i) => (
          <button key={each} type="button" aria-pressed={zoom === each} onClick={() => setZoom(each)}>
            {t(i === 0 ? 'map.fit' : i === 1 ? 'map.large' : 'map.larger')}
          </button>
        ))}
      </div>
      <Scroll label={t('map.label', { title: title.name[formatter.language] })}>
        <div style={{ width: `${zoom * 100}%` }}>
          <Drawing
            ref={svg}
            node={node}
            label={t('map.label', { title: title.name[formatter.language] })}
            className={`${css.named} ${zoom === 1 ? css.whole : css.map}`}
          />
        </div>
      </Scroll>
      <h3>{t('map.places')}</h3>
      <Scroll label={t('map.places')}>
        <table className={`${shared.table} ${shared.stacked}`}>
          <thead>
            <tr>
              <th scope="col">{t('map.name')}</th>
              <th scope="col">{t('map.hex')}</th>
              <th scope="col">{t('map.value')}</th>
              <th scope="col">{t('map.circles')}</th>
              <th scope="col">{t('map.cost')}</th>
              <th scope="col">{t('map.home')}</th>
            </tr>
          </thead>
          <tbody>
            {places.map((hex) => {
              const stops = hex.nodes.filter(({ kind }) => kind !== 'junction');
              const slots = stops.reduce((sum, { slots: each }) => sum + each, 0);
              const homes = companies.filter(({ home }) => home.some((each) => each.hex === hex.id));
              return (
                <tr key={hex.id}>
                  <th scope="row">
                    {placeName(facts.track.map, hex.id) ??
                      (isPort(facts.track.map, hex.id) ? formatter.term('place.port') : '–')}{' '}
                    {hex.label !== undefined && <small>({hex.label})</small>}
                  </th>
                  <td>{hex.printed ?? hex.id}</td>
                  <td data-label={t('map.value')} {...(stops.length === 0 ? { 'data-none': '' } : {})}>
                    {stops.map(({ revenue }, i) => (
                      <span key={i} className={css.value}>
                        <Values revenue={revenue} />
                      </span>
                    ))}
                  </td>
                  <td data-label={t('map.circles')}>{slots > 0 ? slots : ''}</td>
                  <td data-label={t('map.cost')}>{hex.terrain.map(({ cost }) => formatter.money(cost)).join(' + ')}</td>
                  <td data-label={t('map.home')}>
                    {homes.map(({ id }) => (
                      <span key={id}>{formatter.chip(id)} </span>
                    ))}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scroll>
    </>
  );
};
