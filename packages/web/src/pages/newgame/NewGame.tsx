/** A new game: the title, the seats, the conditions, the seed. */
import { allRulings, type Seating, type Title } from '@roundhouse/engine';
import { titleIdOf } from '@roundhouse/titles';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Shell } from '../../app/Shell.tsx';
import { usualTable } from '@roundhouse/bots/characters';
import { useSettings } from '../../app/settings.ts';
import { useWidth } from '../../app/width.ts';
import { DOT } from '../../i18n/dot.ts';
import { useT } from '../../i18n/words.ts';
import pages from '../Pages.module.css';
import { type SeatPlan, startGame } from '../start.ts';
import { TitleCard } from '../TitleCard.tsx';
import { BLURBS } from '../titles.ts';
import { useTitle } from '../useTitle.ts';
import { type Choices, departing, optionsFor, rulingsWith } from './conditions.ts';
import { Conditions } from './Conditions.tsx';
import css from './NewGame.module.css';
import { Seats } from './Seats.tsx';

const hasBots = (seats: readonly SeatPlan[]): boolean => seats.some(({ bot }) => bot !== null);

const Form = ({ title }: { readonly title: Title }) => {
  const t = useT('pages');
  const p = useT('pages');
  const [, navigate] = useLocation();
  const name = useSettings((s) => s.name);
  const language = useSettings((s) => s.language);
  const narrow = useWidth() === 'narrow';
  const [seats, setSeats] = useState<readonly SeatPlan[]>(() => {
    const count = title.players.includes(3) ? 3 : (title.players[0] ?? 3);
    // Who takes a phone out plays alone; around a larger screen people sit down.
    const bots = narrow ? usualTable(title.id, count - 1) : [];
    return Array.from({ length: count }, (_, i) => ({
      name: i === 0 && name !== '' ? name : (bots[i - 1]?.name[language] ?? t('seat.person', { number: i + 1 })),
      bot: bots[i - 1]?.id ?? null,
    }));
  });
  const [options, setOptions] = useState<Choices>(() => optionsFor(title, seats.length, {}));
  const [rulings, setRulings] = useState<Choices>(() => rulingsWith({}, { before: false, now: hasBots(seats) }));
  const [seed, setSeed] = useState('');
  const [seating, setSeating] = useState<Seating>(title.draws ? 'drawn' : 'asSeated');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const named = seats.every((each) => each.name.trim() !== '');
  const start = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      const plan = {
        title: title.id,
        seats: seats.map((each) => ({ ...each, name: each.name.trim() })),
        options: departing(title.options, options),
        rulings: departing(allRulings(title), rulings),
        seating,
        ...(seed === '' ? {} : { seed: Number(seed) }),
      };
      navigate(`/game/${await startGame(plan)}`);
    } catch (error) {
      setBusy(false);
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  const chance = (
    <fieldset className={css.box}>
      <legend>{p('new.chance')}</legend>
      {title.draws && (
        <label className={css.check}>
          <input
            type="checkbox"
            checked={seating === 'drawn'}
            onChange={(event) => setSeating(event.target.checked ? 'drawn' : 'asSeated')}
          />{' '}
          {p(`new.draws.${title.draws}`)}
        </label>
      )}
      <div className={css.seed}>
        <label htmlFor="seed">{t('new.seed')}</label>
        <input
          id="seed"
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          placeholder={p('new.random')}
          aria-describedby="seed-text"
          value={seed}
          onChange={(event) => setSeed(event.target.value.replaceAll(/\D/g, '').slice(0, 9))}
        />
        <p id="seed-text" className={css.effect}>
          {t('new.seedText')}
        </p>
      </div>
    </fieldset>
  );
  const conditions = (
    <Conditions
      title={title}
      count={seats.length}
      bots={hasBots(seats)}
      options={options}
      rulings={rulings}
      onOptions={setOptions}
      onRulings={setRulings}
    />
  );
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <div className={css.side}>
        {/* Its card may be out of sight, with another one right above. */}
        {narrow && <h2>{title.name[language]}</h2>}
        <Seats
          title={title.id}
          counts={title.players}
          seats={seats}
          onSeats={(next) => {
            setSeats(next);
            setRulings(rulingsWith(rulings, { before: hasBots(seats), now: hasBots(next) }));
            if (next.length !== seats.length) setOptions(optionsFor(title, next.length, options));
          }}
        />
        <button type="submit" className={`primary ${css.start}`} disabled={busy || !named}>
          {t('new.start')}
          {narrow && (
            <>
              {DOT}
              {title.name[language]}
            </>
          )}
        </button>
        {!named && <p className={css.effect}>{p('new.nameAll')}</p>}
        {trouble !== null && (
          <p role="alert" className={css.bad}>
            {p('new.trouble', { error: trouble })}
          </p>
        )}
        {!narrow && chance}
      </div>
      {narrow ? (
        <details className={css.more}>
          <summary>{t('new.more')}</summary>
          {chance}
          {conditions}
        </details>
      ) : (
        conditions
      )}
    </form>
  );
};

const NewGame = ({ chosen }: { readonly chosen?: string }) => {
  const t = useT('pages');
  const [, navigate] = useLocation();
  const id = chosen === undefined ? (BLURBS[0]?.id ?? null) : (titleIdOf(chosen) ?? chosen);
  const title = useTitle(id);
  const form = useRef<HTMLDivElement>(null);
  // On a phone the list of titles is longer than the screen: if the title is known, what starts the game is shown.
  const narrow = useWidth() === 'narrow';
  const known = chosen !== undefined && title !== null && title !== undefined;
  useEffect(() => {
    if (known && narrow) form.current?.scrollIntoView({ block: 'nearest' });
  }, [known, narrow]);
  return (
    <Shell title={t('nav.new')}>
      <h1>{t('nav.new')}</h1>
      <div className={pages.cards} role="radiogroup" aria-label={t('new.title')}>
        {BLURBS.map((blurb) => (
          <TitleCard
            key={blurb.id}
            blurb={blurb}
            picked={blurb.id === id}
            onPick={() => {
              navigate(`/new/${encodeURIComponent(blurb.id)}`, { replace: true });
              form.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
            }}
          />
        ))}
      </div>
      <div ref={form} className={css.place}>
        {title === null && <p role="alert">{t('title.missing')}</p>}
        {title && <Form key={title.id} title={title} />}
      </div>
    </Shell>
  );
};

export default NewGame;
