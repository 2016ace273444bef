/** A word or figure on the colour of a tile or phase. */
import { THEMES } from '@roundhouse/board';
import { useThemeName } from '../../app/settings.ts';
import { inkOn } from '../../board/liveries.ts';
import css from './Reference.module.css';

export const Swatch = ({ colour, text }: { readonly colour: string; readonly text: string }) => {
  const { phase, zones, hex } = THEMES[useThemeName()];
  const fill = phase[colour] ?? zones[colour] ?? hex.white;
  return (
    <span className={css.swatch} style={{ background: fill, color: inkOn(fill, '#1f1c19') }}>
      {text}
    </span>
  );
};
