/** A new game over the net: title, seats, pace, who finds it, what may be taken back, conditions of the title. */
import { allRulings, type Title } from '@roundhouse/engine';
import type { DeniedKey, BodyOf, SeatWish } from '@roundhouse/protocol/client';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { BotLine } from '../../app/bots/BotLine.tsx';
import { BotOptions } from '../../app/bots/BotOptions.tsx';
import { Shell } from '../../app/Shell.tsx';
import { useSettings } from '../../app/settings.ts';
import { useT } from '../../i18n/words.ts';
import { call } from '../../net/call.ts';
import { loadMe, useMe } from '../../net/me.ts';
import { Conditions } from '../newgame/Conditions.tsx';
import { type Choices, departing, optionsFor, rulingsWith, said } from '../newgame/conditions.ts';
import newCss from '../newgame/NewGame.module.css';
import pages from '../Pages.module.css';
import { TitleCard } from '../TitleCard.tsx';
import { BLURBS } from '../titles.ts';
import { useTitle } from '../useTitle.ts';
import { useDenial } from './denial.ts';
import { NameForm } from './NameForm.tsx';
import { type Pace, PaceForm, USUAL_PACE } from './PaceForm.tsx';
import { keyOf, wishOf } from './wishes.ts';
import css from './Online.module.css';

const VISIBILITIES = ['link', 'listed', 'private'] as const;
const TAKE_BACKS = ['asked', 'own', 'none'] as const;
const ORDERS = ['drawn', 'seated'] as const;

/** A choice of one among a few, each with its words. */
const Choice = <T extends string>(props: {
  readonly name: string;
  readonly title: string;
  readonly of: readonly T[];
  readonly value: T;
  readonly word: (value: T) => string;
  readonly onChange: (value: T) => void;
}) => (
  <fieldset className={newCss.box}>
    <legend>{props.title}</legend>
    <div className={css.choices} role="radiogroup" aria-label={props.title}>
      {props.of.map((each) => (
        <label key={each} className={css.choice}>
          <input type="radio" name={props.name} checked={props.value === each} onChange={() => props.onChange(each)} />
          <span>{props.word(each)}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

const Seats = (props: {
  readonly title: Title;
  readonly seats: readonly SeatWish[];
  readonly onSeats: (seats: readonly SeatWish[]) => void;
}) => {
  const t = useT('online', 'pages');
  const { title, seats, onSeats } = props;
  return (
    <fieldset className={newCss.box}>
      <legend>{t('new.seats')}</legend>
      <div className={newCss.counts} role="radiogroup" aria-label={t('new.count')}>
        {title.players.map((count) => (
          <label key={count} className={newCss.count}>
            <input
              type="radio"
              name="count"
              checked={seats.length === count}
              onChange={() => onSeats(Array.from({ length: count }, (_, i): SeatWish => seats[i] ?? { kind: 'open' }))}
            />
            <span>{count}</span>
          </label>
        ))}
      </div>
      <ol className={css.seats}>
        {seats.map((seat, index) => (
          <li key={index} className={css.row}>
            <select
              aria-label={t('online.seatNumber', { number: index + 1 })}
              value={keyOf(seat)}
              onChange={(event) => {
                const wish = wishOf(event.target.value);
                // One sits in one place.
                const others = seats.map((each): SeatWish =>
                  wish.kind === 'me' && each.kind === 'me' ? { kind: 'open' } : each,
                );
                onSeats(others.with(index, wish));
              }}
            >
              <option value="me">{t('online.seatMe')}</option>
              <option value="open">{t('online.seatOpen')}</option>
              <option value="invited">{t('online.seatInvited')}</option>
              <BotOptions prefix="bot " title={title.id} />
            </select>
            {seat.kind === 'bot' && <BotLine bot={seat.level} title={title.id} />}
            {seat.kind === 'invited' && (
              <input
                type="text"
                maxLength={40}
                required
                aria-label={t('online.inviteName')}
                placeholder={t('online.inviteName')}
                value={seat.name}
                onChange={(event) => onSeats(seats.with(index, { kind: 'invited', name: event.target.value }))}
              />
            )}
          </li>
        ))}
      </ol>
      {seats.every(({ kind }) => kind !== 'me') && <p className="quietText">{t('online.noMe')}</p>}
    </fieldset>
  );
};

const hasBots = (seats: readonly SeatWish[]): boolean => seats.some(({ kind }) => kind === 'bot');

const Form = ({ title }: { readonly title: Title }) => {
  const t = useT('online', 'pages');
  const denial = useDenial();
  const language = useSettings((s) => s.language);
  const [, navigate] = useLocation();
  const [seats, setSeats] = useState<readonly SeatWish[]>(() => {
    const count = title.players.includes(3) ? 3 : (title.players[0] ?? 3);
    return Array.from({ length: count }, (_, i): SeatWish => ({ kind: i === 0 ? 'me' : 'open' }));
  });
  const [options, setOptions] = useState<Choices>(() => optionsFor(title, seats.length, {}));
  const [rulings, setRulings] = useState<Choices>({});
  const [visibility, setVisibility] = useState<(typeof VISIBILITIES)[number]>('link');
  const [pace, setPace] = useState<Pace>(USUAL_PACE);
  const [takeBacks, setTakeBacks] = useState<(typeof TAKE_BACKS)[number]>('asked');
  const [order, setOrder] = useState<(typeof ORDERS)[number]>('drawn');
  const [description, setDescription] = useState('');
  const [busy, setBusy] = useState(false);
  const [denied, setDenied] = useState<DeniedKey | null>(null);
  const create = async (): Promise<void> => {
    setBusy(true);
    const body: BodyOf<'createGame'> = {
      title: title.id,
      options: departing(title.options, options),
      rulings: said(allRulings(title), rulings),
      seats: [...seats],
      description: description.trim(),
      visibility,
      ...pace,
      takeBacks,
      order,
      language,
    };
    const answer = await call('createGame', { body });
    setBusy(false);
    if ('ok' in answer) navigate(`/table/${answer.ok.id}`);
    else setDenied(answer.no.denied);
  };
  return (
    <form
      className={newCss.form}
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <div className={newCss.side}>
        <Seats
          title={title}
          seats={seats}
          onSeats={(next) => {
            setSeats(next);
            setRulings(rulingsWith(rulings, { before: hasBots(seats), now: hasBots(next) }));
            if (next.length !== seats.length) setOptions(optionsFor(title, next.length, options));
          }}
        />
        <Choice
          name="visibility"
          title={t('online.visibility')}
          of={VISIBILITIES}
          value={visibility}
          word={(each) => t(`online.visibility.${each}`)}
          onChange={setVisibility}
        />
        <PaceForm value={pace} onChange={setPace} />
        <Choice
          name="takeBacks"
          title={t('online.takeBacks')}
          of={TAKE_BACKS}
          value={takeBacks}
          word={(each) => t(`online.takeBacks.${each}`)}
          onChange={setTakeBacks}
        />
        <Choice
          name="order"
          title={t('online.order')}
          of={ORDERS}
          value={order}
          word={(each) => t(`online.order.${each}`)}
          onChange={setOrder}
        />
        <label className={css.field}>
          {t('online.description')}
          <input type="text" maxLength={400} value={description} onChange={(e) => setDescription(e.target.value)} />
        </label>
        <button type="submit" className={`primary ${newCss.start}`} disabled={busy}>
          {t('online.creating')}
        </button>
        {denied !== null && (
          <p role="alert" className={css.bad}>
            {denial(denied)}
          </p>
        )}
      </div>
      <Conditions
        title={title}
        count={seats.length}
        bots={hasBots(seats)}
        options={options}
        rulings={rulings}
        onOptions={setOptions}
        onRulings={setRulings}
      />
    </form>
  );
};

const Create = () => {
  const t = useT('online', 'pages');
  const { state, me } = useMe();
  const [chosen, setChosen] = useState(BLURBS[0]?.id ?? null);
  const title = useTitle(chosen);
  useEffect(() => {
    if (state === 'unknown') void loadMe();
  }, [state]);
  return (
    <Shell title={t('online.create')}>
      <h1>{t('online.create')}</h1>
      {state === 'unreached' && <p role="alert">{t('online.unreached')}</p>}
      {state === 'known' && !me && <NameForm />}
      {me && (
        <>
          <div className={pages.cards} role="radiogroup" aria-label={t('new.title')}>
            {BLURBS.map((blurb) => (
              <TitleCard key={blurb.id} blurb={blurb} picked={blurb.id === chosen} onPick={() => setChosen(blurb.id)} />
            ))}
          </div>
          {title && <Form key={title.id} title={title} />}
        </>
      )}
    </Shell>
  );
};

export default Create;
