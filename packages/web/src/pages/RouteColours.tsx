/** The colours in which routes are drawn, first train first; their dashes stay, so that colour is never all. */
import { THEMES } from '@roundhouse/board';
import { changeSettings, useSettings, useThemeName } from '../app/settings.ts';
import { useT } from '../i18n/words.ts';
import css from './Pages.module.css';

const OWN = 5;

export const RouteColours = () => {
  const t = useT('pages');
  const own = useSettings((s) => s.routeColours);
  const standard = THEMES[useThemeName()].routes.slice(0, OWN);
  const colourOf = (index: number): string => own[index] ?? standard[index]?.colour ?? '#000000';
  const change = (index: number, colour: string): void =>
    changeSettings({ routeColours: standard.map((_, i) => (i === index ? colour : colourOf(i))) });
  return (
    <fieldset className={css.choice}>
      <legend>{t('settings.routes')}</legend>
      <div className={css.colours}>
        {standard.map(({ dash }, index) => (
          <label key={index}>
            <input
              type="color"
              aria-label={t('settings.route', { number: index + 1 })}
              value={colourOf(index)}
              onChange={(event) => change(index, event.target.value)}
            />
            <svg viewBox="0 0 60 8" width="60" height="8" aria-hidden="true">
              <line x1="0" y1="4" x2="60" y2="4" stroke={colourOf(index)} strokeWidth="5" strokeDasharray={dash} />
            </svg>
          </label>
        ))}
      </div>
      <button type="button" disabled={own.length === 0} onClick={() => changeSettings({ routeColours: [] })}>
        {t('settings.routesAsTheme')}
      </button>
    </fieldset>
  );
};
