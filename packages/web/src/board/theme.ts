/** The board's look as a person set it: the theme, with route colours of their own where they chose some. */
import { type Theme, THEMES } from '@roundhouse/board';
import { useMemo } from 'react';
import { useSettings, useThemeName } from '../app/settings.ts';

export const withRouteColours = (theme: Theme, colours: readonly string[]): Theme =>
  colours.length === 0
    ? theme
    : { ...theme, routes: theme.routes.map((style, i) => ({ ...style, colour: colours[i] ?? style.colour })) };

export const useBoardTheme = (): Theme => {
  const theme = THEMES[useThemeName()];
  const colours = useSettings((s) => s.routeColours);
  return useMemo(() => withRouteColours(theme, colours), [theme, colours]);
};
