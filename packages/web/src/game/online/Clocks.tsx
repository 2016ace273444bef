/** The clocks of a table over the net, and what can be done about somebody who is away. */
import { PLAIN } from '@roundhouse/bots/levels';
import type { GameView } from '@roundhouse/protocol/client';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { MenuItem } from '../../app/Menu.tsx';
import { useT } from '../../i18n/words.ts';
import { call } from '../../net/call.ts';
import type { NetGame } from '../../net/netGame.ts';
import { useDuration, useNow } from '../../net/time.ts';
import { useSession, useFormatter } from '../context.tsx';
import css from './Online.module.css';

/** How much everybody has left; the one who is to decide runs. */
const Running = ({ view }: { readonly view: GameView }) => {
  const t = useT('pace');
  const formatter = useFormatter();
  const duration = useDuration();
  const players = useSession((s) => s.game.players);
  const { time, waiting } = view;
  const now = useNow(time.deadline);
  const nameAt = (seat: number): string => formatter.holder(players[seat]?.id ?? '');
  if (view.status !== 'playing') return null;
  const leftOf = (seat: number, left: number): number =>
    seat === waiting && time.deadline !== null ? time.deadline - now : left;
  return (
    <>
      {time.left
        ? time.left.map((left, seat) => (
            <span key={seat} className={css.clock} data-running={seat === waiting && time.paused === null}>
              {t('pace.leftFor', { player: nameAt(seat), time: duration(leftOf(seat, left)) })}
            </span>
          ))
        : waiting !== null &&
          time.deadline !== null && (
            <span className={css.clock} data-running data-late={time.deadline - now < 3_600_000}>
              {t('pace.leftFor', { player: nameAt(waiting), time: duration(time.deadline - now) })}
            </span>
          )}
      {time.over && waiting !== null && (
        <span className={css.clock} data-late>
          {t('pace.overFor', { player: nameAt(waiting) })}
        </span>
      )}
    </>
  );
};

const Line = ({ text, children }: { readonly text: string; readonly children: ReactNode }) => (
  <div className={css.question} role="status">
    <span>{text}</span>
    {children}
  </div>
);

/** The others may give the seat to a bot or to a member. */
const Away = ({ net, name }: { readonly net: NetGame; readonly name: string }) => {
  const view = useStore(net.store, (s) => s.view);
  const t = useT('pace');
  const [member, setMember] = useState('');
  const { waiting: seat } = view;
  if (seat === null || view.you.seat === null || view.you.seat === seat || view.asks.length > 0) return null;
  return (
    <Line text={t('pace.isAway', { player: name })}>
      <button type="button" onClick={() => net.ask({ kind: 'replace', seat, bot: PLAIN.id })}>
        {t('pace.voteBot')}
      </button>
      <form
        className={css.say}
        onSubmit={(event) => {
          event.preventDefault();
          if (member.trim() !== '') net.ask({ kind: 'replace', seat, name: member.trim() });
        }}
      >
        <input
          value={member}
          maxLength={40}
          aria-label={t('pace.memberName')}
          placeholder={t('pace.memberName')}
          onChange={(event) => setMember(event.target.value)}
        />
        <button type="submit">{t('pace.votePerson')}</button>
      </form>
    </Line>
  );
};

/** A person who takes a seat sees the table as a player from then on. */
const sitDown = async (game: string, seat: number): Promise<void> => {
  const answer = await call('sitDown', { params: { game, seat: String(seat) }, body: {} });
  if ('ok' in answer) location.reload();
};

/** Lines below the bar: paused, adjourned, somebody is away, a seat is free. */
export const TimeLines = ({ net }: { readonly net: NetGame }) => {
  const t = useT('pace');
  const formatter = useFormatter();
  const view = useStore(net.store, (s) => s.view);
  const players = useSession((s) => s.game.players);
  const nameAt = (seat: number): string => formatter.holder(players[seat]?.id ?? '');
  const { id: game, you, time, waiting } = view;
  const wanted = view.seats.filter((seat) => seat.wanted);
  return (
    <>
      {time.paused !== null && (
        <Line text={t('pace.paused')}>
          {you.seat !== null && (
            <button type="button" onClick={() => void call('resume', { params: { game } })}>
              {t('pace.resume')}
            </button>
          )}
        </Line>
      )}
      {view.status === 'adjourned' && (
        <Line text={t('pace.isAdjourned')}>
          {you.seat !== null && (
            <button
              type="button"
              className="primary"
              onClick={() => void call('resumeAdjourned', { params: { game } })}
            >
              {t('pace.resumeAdjourned')}
            </button>
          )}
        </Line>
      )}
      {view.status === 'playing' && time.away && waiting !== null && <Away net={net} name={nameAt(waiting)} />}
      {view.status === 'playing' && wanted.length > 0 && (
        <Line text={t('pace.wanted', { names: wanted.map(({ seat }) => nameAt(seat)).join(', ') })}>
          {you.seat === null &&
            wanted.map(({ seat }) => (
              <button key={seat} type="button" onClick={() => void sitDown(game, seat)}>
                {t('pace.takeSeat', { player: nameAt(seat) })}
              </button>
            ))}
        </Line>
      )}
    </>
  );
};

/** What a player may ask of the others about the time. */
export const TimeMenu = ({ net }: { readonly net: NetGame }) => {
  const t = useT('pace');
  const view = useStore(net.store, (s) => s.view);
  const { id: game, you, time, seats } = view;
  if (you.seat === null || view.status !== 'playing') return null;
  const wanted = seats.find(({ seat }) => seat === you.seat)?.wanted === true;
  return (
    <>
      {view.clock.kind !== 'none' && time.paused === null && (
        <MenuItem onSelect={() => net.ask({ kind: 'pause' })}>{t('pace.pause')}</MenuItem>
      )}
      <MenuItem onSelect={() => net.ask({ kind: 'adjourn' })}>{t('pace.adjourn')}</MenuItem>
      <MenuItem onSelect={() => void call('seekSubstitute', { params: { game }, body: { wanted: !wanted } })}>
        {wanted ? t('pace.seekNoMore') : t('pace.seek')}
      </MenuItem>
    </>
  );
};

export const Clocks = ({ net }: { readonly net: NetGame }) => <Running view={useStore(net.store, (s) => s.view)} />;
