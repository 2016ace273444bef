/** A seat in the waiting room: who has it, and what the person at the screen can do about it. */
import type { GameView, SeatView } from '@roundhouse/protocol/client';
import { BotLine } from '../../app/bots/BotLine.tsx';
import { botWith } from '../../app/bots/words.ts';
import { useSettings } from '../../app/settings.ts';
import { isolated } from '../../i18n/isolated.ts';
import { useT } from '../../i18n/words.ts';
import { type Answer, call } from '../../net/call.ts';
import { useMe } from '../../net/me.ts';
import css from './Online.module.css';

/** A request that answers with the game as it is then. */
export type ChangeOfGame = Promise<Answer<'sitDown' | 'setSeat' | 'leaveSeat' | 'startGame'>>;

const useSeatName = () => {
  const t = useT('online', 'pages');
  const language = useSettings((s) => s.language);
  return ({ kind, person, bot, seat }: SeatView): string => {
    if (kind === 'bot') return t('seat.botNamed', { name: botWith(bot ?? '')?.name[language] ?? bot ?? '' });
    if (kind === 'invited') return `${t('online.seatInvited')}: ${isolated(person?.name ?? '')}`;
    if (person) return isolated(person.name);
    return t('online.seatFree', { number: seat + 1 });
  };
};

export const WaitingSeat = ({
  view,
  seat,
  seated,
  nextBot,
  sit,
  ask,
}: {
  readonly view: GameView;
  readonly seat: SeatView;
  /** Whether the person at the screen has a seat. */
  readonly seated: boolean;
  /** The bot that would sit down next. */
  readonly nextBot: string;
  readonly sit: (seat: number) => void;
  readonly ask: (asking: ChangeOfGame) => void;
}) => {
  const t = useT('online', 'pages');
  const me = useMe((s) => s.me);
  const nameOf = useSeatName();
  const params = { game: view.id, seat: String(seat.seat) };
  const isOwner = view.you.owner;
  const mine = me !== null && seat.person?.id === me.id;
  const free = seat.kind === 'open' || (seat.kind === 'invited' && mine);
  return (
    <li className={css.seat} data-seat={seat.kind}>
      <span>{nameOf(seat)}</span>
      {seat.kind === 'bot' && seat.bot !== null && <BotLine bot={seat.bot} title={view.title} />}
      {me && !seated && free && (
        <button type="button" className="primary" onClick={() => sit(seat.seat)}>
          {t('online.sitHere')}
        </button>
      )}
      {mine && seat.kind === 'person' && (
        <button type="button" className="quiet" onClick={() => ask(call('leaveSeat', { params }))}>
          {t('online.leave')}
        </button>
      )}
      {isOwner && seat.kind === 'open' && (
        <button
          type="button"
          className="quiet"
          onClick={() => ask(call('setSeat', { params, body: { kind: 'bot', level: nextBot } }))}
        >
          {t('online.putBot')}
        </button>
      )}
      {isOwner && !mine && seat.kind !== 'open' && (
        <button
          type="button"
          className="quiet"
          onClick={() => ask(call('setSeat', { params, body: { kind: 'open' } }))}
        >
          {t('online.empty')}
        </button>
      )}
    </li>
  );
};
