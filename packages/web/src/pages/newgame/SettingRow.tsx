/** An option or a ruling: a switch or a list, and what it changes. */
import type { OptionValue, Setting, Title } from '@roundhouse/engine';
import { useId } from 'react';
import { useSettings } from '../../app/settings.ts';
import { typeset } from '../../i18n/typography.ts';
import { valueWord } from '../shared/values.ts';
import css from './NewGame.module.css';

export const SettingRow = (props: {
  readonly title: Title;
  readonly setting: Setting;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}) => {
  const { title, setting, value, onChange } = props;
  const id = useId();
  const language = useSettings((s) => s.language);
  const isSwitch = setting.values.length === 2 && setting.values.every((each) => typeof each === 'boolean');
  const changed = value !== setting.standard;
  return (
    <div className={css.setting} data-changed={changed || undefined}>
      {isSwitch ? (
        <input
          id={id}
          type="checkbox"
          aria-describedby={`${id}-effect`}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      ) : (
        <select
          id={id}
          aria-describedby={`${id}-effect`}
          value={String(value)}
          onChange={(event) => onChange(setting.values.find((each) => String(each) === event.target.value) ?? value)}
        >
          {setting.values.map((each) => (
            <option key={String(each)} value={String(each)}>
              {valueWord(title, language, setting, each)}
            </option>
          ))}
        </select>
      )}
      <label htmlFor={id}>
        {typeset(language, setting.name[language])}{' '}
        {setting.rule !== undefined && <small className={css.rule}>{setting.rule}</small>}
      </label>
      <p id={`${id}-effect`} className={css.effect}>
        {typeset(language, setting.effect[language])}
      </p>
    </div>
  );
};
