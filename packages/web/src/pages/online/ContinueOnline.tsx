/** A game of this device goes on over the net: who of its players sits where; the copy here stays as it is. */
import type { DeniedKey, SeatWish } from '@roundhouse/protocol/client';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { BotOptions } from '../../app/bots/BotOptions.tsx';
import { Shell } from '../../app/Shell.tsx';
import { useSettings } from '../../app/settings.ts';
import { useT } from '../../i18n/words.ts';
import { call } from '../../net/call.ts';
import { loadMe, useMe } from '../../net/me.ts';
import { loadRecord } from '../../store/games.ts';
import type { GameRecord } from '../../store/record.ts';
import newCss from '../newgame/NewGame.module.css';
import { useDenial } from './denial.ts';
import { NameForm } from './NameForm.tsx';
import css from './Online.module.css';
import { keyOf, wishOf } from './wishes.ts';

/** The first person of the table is the one who continues it; bots stay bots, and the other seats wait for people by name. */
const wishesOf = ({ game, bots }: GameRecord): readonly SeatWish[] => {
  const first = game.players.find(({ id }) => bots[id] === undefined)?.id;
  return game.players.map(({ id }): SeatWish => {
    const level = bots[id];
    if (level !== undefined) return { kind: 'bot', level };
    return { kind: id === first ? 'me' : 'open' };
  });
};

const Form = ({ record }: { readonly record: GameRecord }) => {
  const t = useT('online', 'pages');
  const denial = useDenial();
  const language = useSettings((s) => s.language);
  const [, navigate] = useLocation();
  const { game } = record;
  const [seats, setSeats] = useState(() => wishesOf(record));
  const [busy, setBusy] = useState(false);
  const [denied, setDenied] = useState<DeniedKey | null>(null);
  const carry = async (): Promise<void> => {
    setBusy(true);
    const answer = await call('createGame', {
      body: {
        title: game.title,
        options: { ...game.options },
        rulings: { ...game.rulings },
        seats: [...seats],
        description: record.name,
        order: 'seated',
        language,
        file: { ...game },
      },
    });
    setBusy(false);
    if ('ok' in answer) navigate(`/table/${answer.ok.id}`);
    else setDenied(answer.no.denied);
  };
  return (
    <form
      className={newCss.side}
      onSubmit={(event) => {
        event.preventDefault();
        void carry();
      }}
    >
      <fieldset className={newCss.box}>
        <legend>{t('new.seats')}</legend>
        <ol className={css.seats}>
          {game.players.map(({ id, name }, index) => {
            const seat = seats[index] ?? { kind: 'open' as const };
            return (
              <li key={id} className={css.row}>
                <b>{name}</b>
                <select
                  aria-label={t('online.seatOf', { player: name })}
                  value={keyOf(seat)}
                  onChange={(event) => {
                    const wish = wishOf(event.target.value);
                    const others = seats.map((each): SeatWish =>
                      wish.kind === 'me' && each.kind === 'me' ? { kind: 'open' } : each,
                    );
                    setSeats(others.with(index, wish));
                  }}
                >
                  <option value="me">{t('online.seatMe')}</option>
                  <option value="open">{t('online.seatOpen')}</option>
                  <BotOptions prefix="bot " title={game.title} chosen={seat.kind === 'bot' ? seat.level : undefined} />
                </select>
              </li>
            );
          })}
        </ol>
      </fieldset>
      <button type="submit" className={`primary ${newCss.start}`} disabled={busy}>
        {t('online.carry')}
      </button>
      {denied !== null && (
        <p role="alert" className={css.bad}>
          {denial(denied)}
        </p>
      )}
    </form>
  );
};

const ContinueOnline = ({ id }: { readonly id: string }) => {
  const t = useT('online', 'pages');
  const { state, me } = useMe();
  const [record, setRecord] = useState<GameRecord | null | undefined>();
  useEffect(() => {
    if (state === 'unknown') void loadMe();
  }, [state]);
  useEffect(() => {
    void loadRecord(id).then((found) => setRecord(found ?? null));
  }, [id]);
  return (
    <Shell title={t('online.carryTitle')}>
      <h1>{t('online.carryTitle')}</h1>
      <p className="quietText">{t('online.carryText')}</p>
      {record === null && (
        <p role="alert">
          {t('game.missing')} <Link href="/">{t('nav.home')}</Link>
        </p>
      )}
      {state === 'unreached' && <p role="alert">{t('online.unreached')}</p>}
      {state === 'known' && !me && <NameForm />}
      {me && record && <Form record={record} />}
    </Shell>
  );
};

export default ContinueOnline;
