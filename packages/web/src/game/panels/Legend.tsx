/** What the colours of the market mean. */
import { THEMES } from '@roundhouse/board';
import type { Facts } from '@roundhouse/engine';
import { useMemo } from 'react';
import { useThemeName } from '../../app/settings.ts';
import { inkOn } from '../../board/liveries.ts';
import { useGameContext, useFormatter } from '../context.tsx';
import css from './Legend.module.css';

const zonesOf = (facts: Facts): readonly string[] => [
  ...new Set(Object.values(facts.market.cells).flatMap(({ zones }) => zones)),
];

export const Legend = () => {
  const formatter = useFormatter();
  const { facts } = useGameContext();
  const { zones: colours } = THEMES[useThemeName()];
  const zones = useMemo(() => zonesOf(facts), [facts]);
  const named = zones.filter((zone) => formatter.has(`zone.${zone}`) && colours[zone] !== undefined);
  if (named.length === 0) return null;
  return (
    <ul className={css.legend} data-legend="">
      {named.map((zone) => {
        const fill = colours[zone] ?? '';
        return (
          <li key={zone} style={{ background: fill, color: inkOn(fill, '#1f1c19') }}>
            {formatter.term(`zone.${zone}`)}
          </li>
        );
      })}
    </ul>
  );
};
