/** Settings of this device. */
import type { ReactNode } from 'react';
import { Shell } from '../app/Shell.tsx';
import {
  BOT_PACES,
  GUIDE_LEVELS,
  changeSettings,
  LANGUAGES,
  type Settings as All,
  THEME_NAMES,
  useSettings,
} from '../app/settings.ts';
import { chooseLanguage, useT } from '../i18n/words.ts';
import css from './Pages.module.css';
import { RouteColours } from './RouteColours.tsx';

const Choice = <T extends string>(props: {
  readonly legend: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly name: (value: T) => string;
  readonly onChange: (value: T) => void;
}) => (
  <fieldset className={css.choice}>
    <legend>{props.legend}</legend>
    {props.values.map((value) => (
      <label key={value}>
        <input
          type="radio"
          name={props.legend}
          checked={value === props.value}
          onChange={() => props.onChange(value)}
        />{' '}
        {props.name(value)}
      </label>
    ))}
  </fieldset>
);

const Switch = ({
  of,
  children,
}: {
  readonly of: 'confirm' | 'hotkeys' | 'autoEnd' | 'cover' | 'sounds' | 'lastRuns' | 'textBoard';
  readonly children: ReactNode;
}) => {
  const value = useSettings((s) => s[of]);
  return (
    <label className={css.switch}>
      <input type="checkbox" checked={value} onChange={(event) => changeSettings({ [of]: event.target.checked })} />
      <span>{children}</span>
    </label>
  );
};

const NAMES = { en: 'English', ru: 'Русский' } as const;
const THEMES: readonly All['theme'][] = ['system', ...THEME_NAMES];

const Settings = () => {
  const t = useT('pages');
  const settings = useSettings();
  return (
    <Shell title={t('nav.settings')}>
      <h1>{t('nav.settings')}</h1>
      <div className={css.settings}>
        <Choice
          legend={t('settings.language')}
          values={LANGUAGES}
          value={settings.language}
          name={(each) => NAMES[each]}
          onChange={(language) => void chooseLanguage(language)}
        />
        <Choice
          legend={t('settings.theme')}
          values={THEMES}
          value={settings.theme}
          name={(each) => t(`theme.${each}`)}
          onChange={(theme) => changeSettings({ theme })}
        />
        <fieldset className={css.choice}>
          <legend>{t('settings.playing')}</legend>
          <label className={css.field}>
            <span>{t('settings.name')}</span>
            <input
              type="text"
              maxLength={24}
              value={settings.name}
              onChange={(event) => changeSettings({ name: event.target.value })}
            />
          </label>
          <Switch of="confirm">{t('settings.confirm')}</Switch>
          <Switch of="hotkeys">{t('settings.hotkeys')}</Switch>
          <Switch of="autoEnd">{t('settings.autoEnd')}</Switch>
          <Switch of="cover">{t('settings.cover')}</Switch>
          <Switch of="sounds">{t('settings.sounds')}</Switch>
          <Switch of="lastRuns">{t('settings.runs')}</Switch>
          <Switch of="textBoard">{t('settings.textBoard')}</Switch>
        </fieldset>
        <Choice
          legend={t('settings.pace')}
          values={BOT_PACES}
          value={settings.pace}
          name={(each) => t(`pace.${each}`)}
          onChange={(pace) => changeSettings({ pace })}
        />
        <Choice
          legend={t('settings.guide')}
          values={GUIDE_LEVELS}
          value={settings.guide}
          name={(each) => t(`settings.guide.${each}`)}
          onChange={(guide) => changeSettings({ guide })}
        />
        <RouteColours />
        <p className="quietText">{t('settings.device')}</p>
      </div>
    </Shell>
  );
};

export default Settings;
