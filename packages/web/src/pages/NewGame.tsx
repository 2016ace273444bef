/** A new game: the title, the seats, the conditions. */
import { BOTS } from '@roundhouse/bots';
import type { OptionValue, Setting, Title } from '@roundhouse/engine';
import { titleIds } from '@roundhouse/titles';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Shell } from '../app/Shell.tsx';
import { useSettings } from '../app/settings.ts';
import { useT } from '../i18n/words.ts';
import css from './Pages.module.css';
import { type SeatPlan, startGame } from './start.ts';
import { TitleCard } from './TitleCard.tsx';
import { BLURBS } from './titles.ts';
import { useTitle } from './useTitle.ts';

type Choices = Readonly<Record<string, OptionValue>>;

const SettingRow = ({
  setting,
  value,
  onChange,
}: {
  readonly setting: Setting;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}) => {
  const t = useT();
  const language = useSettings((s) => s.language);
  const [first, second] = setting.values;
  const isSwitch = setting.values.length === 2 && typeof first === 'boolean' && typeof second === 'boolean';
  return (
    <label className={css.setting}>
      {isSwitch ? (
        <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked)} />
      ) : (
        <select
          value={String(value)}
          onChange={(event) => onChange(setting.values.find((each) => String(each) === event.target.value) ?? value)}
        >
          {setting.values.map((each) => (
            <option key={String(each)} value={String(each)}>
              {each === true ? t('yes') : each === false ? t('no') : String(each)}
            </option>
          ))}
        </select>
      )}
      <span>
        <b>{setting.name[language]}</b>
        {setting.rule !== undefined && <small> {setting.rule}</small>}
        <small className={css.effect}>{setting.effect[language]}</small>
      </span>
    </label>
  );
};

const Conditions = (props: {
  readonly title: Title;
  readonly count: number;
  readonly options: Choices;
  readonly rulings: Choices;
  readonly seed: string;
  readonly onOptions: (options: Choices) => void;
  readonly onRulings: (rulings: Choices) => void;
  readonly onSeed: (seed: string) => void;
}) => {
  const { title, count, options, rulings, seed, onOptions, onRulings, onSeed } = props;
  const t = useT();
  const language = useSettings((s) => s.language);
  const fitting = (each: Setting): boolean => !each.players || each.players.includes(count);
  const variants = title.variants.filter((each) => each.players.includes(count));
  return (
    <details className={css.conditions}>
      <summary>{t('new.conditions')}</summary>
      {variants.length > 0 && (
        <fieldset>
          <legend>{t('new.variants')}</legend>
          {variants.map((variant) => (
            <label key={variant.id} className={css.setting}>
              <input
                type="checkbox"
                checked={Object.entries(variant.options).every(([id, value]) => options[id] === value)}
                onChange={(event) =>
                  onOptions(
                    event.target.checked
                      ? { ...options, ...variant.options }
                      : Object.fromEntries(Object.entries(options).filter(([id]) => !(id in variant.options))),
                  )
                }
              />
              <span>
                <b>{variant.name[language]}</b>
                <small className={css.effect}>{variant.effect[language]}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {title.options.some(fitting) && (
        <fieldset>
          <legend>{t('new.options')}</legend>
          {title.options.filter(fitting).map((each) => (
            <SettingRow
              key={each.id}
              setting={each}
              value={options[each.id] ?? each.standard}
              onChange={(value) => onOptions({ ...options, [each.id]: value })}
            />
          ))}
        </fieldset>
      )}
      {title.rulings.length > 0 && (
        <fieldset>
          <legend>{t('new.rulings')}</legend>
          <p className={css.presets}>
            {Object.entries(title.presets).map(([id, preset]) => (
              <button key={id} type="button" onClick={() => onRulings(preset)}>
                {id === 'rulebook' ? t('new.rulebook') : id}
              </button>
            ))}
          </p>
          {title.rulings.filter(fitting).map((each) => (
            <SettingRow
              key={each.id}
              setting={each}
              value={rulings[each.id] ?? each.standard}
              onChange={(value) => onRulings({ ...rulings, [each.id]: value })}
            />
          ))}
        </fieldset>
      )}
      <label className={css.setting}>
        <input
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          value={seed}
          onChange={(event) => onSeed(event.target.value.replace(/\D/g, '').slice(0, 9))}
        />
        <span>
          <b>{t('new.seed')}</b>
          <small className={css.effect}>{t('new.seedText')}</small>
        </span>
      </label>
    </details>
  );
};

const Seats = ({
  seats,
  onSeats,
  counts,
}: {
  readonly seats: readonly SeatPlan[];
  readonly onSeats: (seats: readonly SeatPlan[]) => void;
  readonly counts: readonly number[];
}) => {
  const t = useT();
  const language = useSettings((s) => s.language);
  const change = (index: number, seat: SeatPlan): void => onSeats(seats.with(index, seat));
  return (
    <fieldset className={css.seats}>
      <legend>{t('new.seats')}</legend>
      <div className={css.counts} role="radiogroup" aria-label={t('new.count')}>
        {counts.map((count) => (
          <button
            key={count}
            type="button"
            role="radio"
            aria-checked={seats.length === count}
            onClick={() =>
              onSeats(
                Array.from(
                  { length: count },
                  (_, i) => seats[i] ?? { name: t('seat.person', { number: i + 1 }), bot: null },
                ),
              )
            }
          >
            {count}
          </button>
        ))}
      </div>
      <ol>
        {seats.map((seat, index) => (
          <li key={index} className={css.seat}>
            <input
              type="text"
              maxLength={24}
              aria-label={t('seat.name', { number: index + 1 })}
              value={seat.name}
              onChange={(event) => change(index, { ...seat, name: event.target.value })}
            />
            <select
              aria-label={t('seat.who', { number: index + 1 })}
              value={seat.bot ?? ''}
              onChange={(event) =>
                change(index, { ...seat, bot: event.target.value === '' ? null : event.target.value })
              }
            >
              <option value="">{t('seat.human')}</option>
              {BOTS.map((bot) => (
                <option key={bot.id} value={bot.id}>
                  {t('seat.botNamed', { name: bot.name[language] })}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ol>
    </fieldset>
  );
};

const NewGame = ({ chosen }: { readonly chosen?: string }) => {
  const t = useT();
  const [, navigate] = useLocation();
  const playable = BLURBS.filter(({ id }) => titleIds.includes(id));
  const id = chosen ?? playable[0]?.id ?? null;
  const title = useTitle(id);
  const [seats, setSeats] = useState<readonly SeatPlan[]>([]);
  const [options, setOptions] = useState<Choices>({});
  const [rulings, setRulings] = useState<Choices>({});
  const [seed, setSeed] = useState('');
  const [busy, setBusy] = useState(false);
  const counts = title?.players ?? [];
  useEffect(() => {
    setOptions({});
    setRulings({});
    if (title && !title.players.includes(seats.length)) {
      const count = title.players.includes(3) ? 3 : (title.players[0] ?? 3);
      setSeats(
        Array.from({ length: count }, (_, i) => seats[i] ?? { name: t('seat.person', { number: i + 1 }), bot: null }),
      );
    }
    // Seats and words follow the title, not the other way round.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [title]);
  const named = seats.every((each) => each.name.trim() !== '');
  const start = async (): Promise<void> => {
    if (id === null) return;
    setBusy(true);
    navigate(
      `/game/${await startGame({ title: id, seats, options, rulings, ...(seed === '' ? {} : { seed: Number(seed) }) })}`,
    );
  };
  return (
    <Shell>
      <h1>{t('nav.new')}</h1>
      <div className={css.cards} role="radiogroup" aria-label={t('new.title')}>
        {playable.map((blurb) => (
          <TitleCard
            key={blurb.id}
            blurb={blurb}
            picked={blurb.id === id}
            onPick={() => navigate(`/new/${encodeURIComponent(blurb.id)}`, { replace: true })}
          />
        ))}
      </div>
      {title === null && <p role="alert">{t('title.missing')}</p>}
      {title && id !== null && (
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            void start();
          }}
        >
          <Seats seats={seats} onSeats={setSeats} counts={counts} />
          <Conditions
            title={title}
            count={seats.length}
            options={options}
            rulings={rulings}
            seed={seed}
            onOptions={setOptions}
            onRulings={setRulings}
            onSeed={setSeed}
          />
          <button type="submit" className="primary" disabled={busy || !named}>
            {t('new.start')}
          </button>
        </form>
      )}
    </Shell>
  );
};

export default NewGame;
