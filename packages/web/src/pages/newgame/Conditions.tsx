/** Variants, options and rulings of a new game, in plain words, with what each changes. */
import { allRulings, type Setting, type Title } from '@roundhouse/engine';
import { Link } from 'wouter';
import { useSettings } from '../../app/settings.ts';
import { typeset } from '../../i18n/typography.ts';
import { useT, wordsIn } from '../../i18n/words.ts';
import {
  asPreset,
  type Choices,
  chosen,
  departing,
  isFor,
  isPoliteTrading,
  sameChoices,
  variantsFor,
} from './conditions.ts';
import css from './NewGame.module.css';
import { SettingRow } from './SettingRow.tsx';

interface Props {
  readonly title: Title;
  readonly count: number;
  /** Whether a bot sits at the table: then polite trading is in sight. */
  readonly bots: boolean;
  readonly options: Choices;
  readonly rulings: Choices;
  readonly onOptions: (options: Choices) => void;
  readonly onRulings: (rulings: Choices) => void;
}

const Variants = ({ title, count, options, onOptions }: Props) => {
  const t = useT('pages');
  const p = useT('pages');
  const language = useSettings((s) => s.language);
  const variants = variantsFor(title, count);
  if (variants.length < 2) return null;
  return (
    <fieldset className={css.box}>
      <legend>{t('new.variants')}</legend>
      <div className={css.variants}>
        {variants.map((each) => (
          <label key={each?.id ?? ''} className={css.variant}>
            <input
              type="radio"
              name="variant"
              checked={sameChoices(title.options, options, each?.options ?? {})}
              onChange={() => onOptions(each?.options ?? {})}
            />
            <span>
              <b>{each ? typeset(language, each.name[language]) : p('new.plain')}</b>
              <small className={css.effect}>
                {each ? typeset(language, each.effect[language]) : p('new.plainText')}
              </small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

const Options = ({ title, count, options, onOptions }: Props) => {
  const t = useT('pages');
  const fitting = title.options.filter((each) => isFor(each, count));
  if (fitting.length === 0) return null;
  return (
    <fieldset className={css.box}>
      <legend>{t('new.options')}</legend>
      <div className={css.settings}>
        {fitting.map((each) => (
          <SettingRow
            key={each.id}
            title={title}
            setting={each}
            value={chosen(options, each)}
            onChange={(value) => onOptions(departing(title.options, { ...options, [each.id]: value }))}
          />
        ))}
      </div>
    </fieldset>
  );
};

const Rulings = ({ title, count, bots, rulings, onRulings }: Props) => {
  const t = useT('pages');
  const p = useT('pages');
  const language = useSettings((s) => s.language);
  const fitting = title.rulings.filter((each) => isFor(each, count));
  if (fitting.length === 0) return null;
  const all = allRulings(title);
  const presets = Object.entries(title.presets);
  const preset = presets.find(([, each]) => sameChoices(all, asPreset(each, rulings), rulings))?.[0];
  const single = fitting.filter((each) => !(bots && isPoliteTrading(each)));
  const departures = Object.keys(departing(single, rulings)).length;
  const asRecorded = Object.keys(departing(title.recorded, rulings)).length;
  const row = (each: Setting) => (
    <SettingRow
      key={each.id}
      title={title}
      setting={each}
      value={chosen(rulings, each)}
      onChange={(value) => onRulings(departing(all, { ...rulings, [each.id]: value }))}
    />
  );
  return (
    <fieldset className={css.box}>
      <legend>{p('new.rulings')}</legend>
      <div className={css.variants}>
        {presets.map(([id, each]) => (
          <label key={id} className={css.variant}>
            <input
              type="radio"
              name="preset"
              checked={preset === id}
              onChange={() => onRulings(asPreset(each, rulings))}
            />
            <span>
              <b>
                {id === 'rulebook' ? t('new.rulebook') : (wordsIn(language, 'pages')[`new.presetName.${id}`] ?? id)}
              </b>
              <small className={css.effect}>{wordsIn(language, 'pages')[`new.preset.${id}`]}</small>
            </span>
          </label>
        ))}
      </div>
      {bots && <div className={css.settings}>{fitting.filter(isPoliteTrading).map(row)}</div>}
      <details className={css.single}>
        <summary>
          {preset === undefined
            ? p('new.ownRulings', { count: departures })
            : p('new.singleRulings', { count: single.length })}
        </summary>
        {asRecorded > 0 && <p className="quietText">{p('new.recordedRulings', { count: asRecorded })}</p>}
        <div className={css.settings}>{single.map(row)}</div>
      </details>
    </fieldset>
  );
};

export const Conditions = (props: Props) => {
  const t = useT('pages');
  const p = useT('pages');
  return (
    <section className={css.conditions} aria-labelledby="conditions">
      <h2 id="conditions">{t('new.conditions')}</h2>
      <p className="quietText">
        {p('new.conditionsText')}{' '}
        <Link href={`/titles/${encodeURIComponent(props.title.id)}/options`}>{p('new.readMore')}</Link>
      </p>
      <Variants {...props} />
      <Options {...props} />
      <Rulings {...props} />
    </section>
  );
};
