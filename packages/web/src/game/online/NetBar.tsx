/** Under the heading of a table over the net: who is here, what is not confirmed yet, open requests, what the server refused. */
import { decider } from '@roundhouse/engine';
import { mainEventOf } from '@roundhouse/engine/models/mainEvent';
import { PLAIN } from '@roundhouse/bots/levels';
import type { Ask } from '@roundhouse/protocol/client';
import { deniedWords } from '@roundhouse/protocol/words';
import { useStore } from 'zustand';
import { useLocation } from 'wouter';
import { Menu, MenuItem } from '../../app/Menu.tsx';
import { isolated } from '../../i18n/isolated.ts';
import { useT } from '../../i18n/words.ts';
import { call } from '../../net/call.ts';
import { useMe } from '../../net/me.ts';
import type { NetGame } from '../../net/netGame.ts';
import { recordOf, saveRecord } from '../../store/games.ts';
import { useGameContext, useSession, useShown, useFormatter } from '../context.tsx';
import { ChatToast } from './ChatToast.tsx';
import { Clocks, TimeLines, TimeMenu } from './Clocks.tsx';
import css from './Online.module.css';

/** So many of the actions that a take-back undoes are listed; the rest is counted. */
const UNDONE_SHOWN = 5;

const Question = ({ ask, net }: { readonly ask: Ask; readonly net: NetGame }) => {
  const t = useT('online', 'pace');
  const formatter = useFormatter();
  const players = useSession((s) => s.game.players);
  const seat = useStore(net.store, (s) => s.view.you.seat);
  const nameAt = (at: number): string => formatter.holder(players[at]?.id ?? '');
  /** The player who asks reads their own question with “you”. */
  const who = { player: nameAt(ask.by), you: ask.by === seat ? 'player' : 'none' };
  const line = useSession((s) => s.main);
  /** What a take-back undoes, in the words of the log and the numbers of the history. */
  const undone = (entry: number) => {
    const to = net.positionAfter(entry);
    const sentences = line.events.slice(to).flatMap((events) => {
      const event = mainEventOf(events) ?? events[0];
      return event ? [formatter.eventText(event)] : [];
    });
    const shown = sentences.slice(0, UNDONE_SHOWN).join(' · ');
    const more = sentences.length - UNDONE_SHOWN;
    return {
      to,
      count: line.actions.length - to,
      undone: more > 0 ? t('net.undoneMore', { undone: shown, count: more }) : shown,
    };
  };
  const textOf = (about: Ask['about']): string => {
    switch (about.kind) {
      case 'takeBack':
        return t('net.askTakeBack', { ...who, ...undone(about.to) });
      case 'end':
        return t('net.askEnd', who);
      case 'pause':
        return t('pace.askPause', who);
      case 'adjourn':
        return t('pace.askAdjourn', who);
      case 'replace':
        return about.bot === null
          ? t('pace.askPerson', { ...who, absent: nameAt(about.seat), name: isolated(about.person?.name ?? '–') })
          : t('pace.askBot', { ...who, absent: nameAt(about.seat) });
    }
  };
  const open = ask.asked.filter((each) => !ask.agreed.includes(each));
  return (
    <div className={css.question} role="alert" data-ask={ask.about.kind}>
      <span>
        {textOf(ask.about)}{' '}
        {t('net.askedOthers', { names: open.map((at) => (at === seat ? t('log.youListed') : nameAt(at))).join(', ') })}
      </span>
      {seat !== null && open.includes(seat) && (
        <>
          <button type="button" className="primary" onClick={() => net.answer(ask.id, true)}>
            {t('net.agree')}
          </button>
          <button type="button" onClick={() => net.answer(ask.id, false)}>
            {t('net.decline')}
          </button>
        </>
      )}
      {seat === ask.by && (
        <button type="button" onClick={() => net.withdraw(ask.id)}>
          {t('net.withdraw')}
        </button>
      )}
    </div>
  );
};

const Declined = ({ net }: { readonly net: NetGame }) => {
  const t = useT('online');
  const declined = useStore(net.store, (s) => s.declined);
  if (!declined) return null;
  return (
    <div className={css.question} role="status" data-declined>
      <span>{t('net.declined')}</span>
      <button type="button" onClick={net.forget}>
        {t('net.understood')}
      </button>
    </div>
  );
};

const Trouble = ({ net }: { readonly net: NetGame }) => {
  const t = useT('online');
  const formatter = useFormatter();
  const trouble = useStore(net.store, (s) => s.trouble);
  if (!trouble) return null;
  return (
    <div className={css.question} role="alert" data-trouble={trouble.denied}>
      <span>
        {trouble.denied === 'behind'
          ? t('net.faster')
          : t('net.no', {
              text: trouble.refusal
                ? formatter.refusal(trouble.refusal)
                : deniedWords[formatter.language][trouble.denied],
            })}
      </span>
      <button type="button" onClick={net.forget}>
        {t('net.understood')}
      </button>
    </div>
  );
};

/** The seat that is mine but a bot has: I play nowhere, and may come back. */
const useLeftSeat = (net: NetGame): (() => void) | undefined => {
  const { id, seats, status } = useStore(net.store, (s) => s.view);
  const me = useMe((s) => s.me?.id);
  const left = seats.find(({ kind, person }) => kind === 'bot' && person !== null && person.id === me);
  if (!left || status !== 'playing') return undefined;
  return () => void call('sitDown', { params: { game: id, seat: String(left.seat) }, body: {} });
};

/** My seat: a bot may play for me. */
const MySeat = ({ net }: { readonly net: NetGame }) => {
  const t = useT('online');
  const { id, you, status } = useStore(net.store, (s) => s.view);
  if (you.seat === null || status !== 'playing') return null;
  const params = { game: id, seat: String(you.seat) };
  return (
    <MenuItem onSelect={() => void call('setSeat', { params, body: { kind: 'bot', level: PLAIN.id } })}>
      {t('net.giveToBot')}
    </MenuItem>
  );
};

export const NetBar = ({ net }: { readonly net: NetGame }) => {
  const t = useT('online');
  const formatter = useFormatter();
  const { table } = useGameContext();
  const [, navigate] = useLocation();
  const { view, pending, online, here, watching } = useStore(net.store);
  const comeBack = useLeftSeat(net);
  const by = decider(useShown());
  const game = useSession((s) => s.game);
  const names = here.flatMap(({ person }) => {
    const found = view.seats.find((each) => each.person?.id === person);
    return found?.person ? [isolated(found.person.name)] : [];
  });
  const asked = view.seats.find(({ seat }) => game.players[seat]?.id === by);
  const away = asked?.kind === 'person' && !here.some(({ person }) => person === asked.person?.id);
  const copy = async (): Promise<void> => {
    const saved = await saveRecord(recordOf(game, table.status.getState().bots, view.description));
    if ('record' in saved) navigate(`/game/${saved.record.id}`);
  };
  return (
    <>
      <div className={css.bar} data-online={online} data-pending={pending}>
        {!online && (
          <span className={css.offline} role="status">
            {t('net.offline')}
          </span>
        )}
        {pending > 0 && (
          <span className={css.pending} role="status">
            {t('net.pending', { count: pending })}
          </span>
        )}
        {view.you.seat === null && <span>{t(comeBack ? 'net.botForYou' : 'net.watching')}</span>}
        {comeBack && (
          <button type="button" className="primary" onClick={comeBack}>
            {t('net.comeBack')}
          </button>
        )}
        <Clocks net={net} />
        {names.length > 0 && <span>{t('net.here', { names: names.join(', ') })}</span>}
        {watching > 0 && <span>{t('net.spectators', { count: watching })}</span>}
        {by !== null && away && <span>{t('net.away', { player: formatter.holder(by) })}</span>}
        <span className={css.tools}>
          <Menu label={t(view.you.seat === null ? 'net.watcherMenu' : 'net.menu')}>
            <MySeat net={net} />
            <TimeMenu net={net} />
            {view.you.seat !== null && view.status === 'playing' && (
              <MenuItem onSelect={() => net.ask({ kind: 'end' })}>{t('net.end')}</MenuItem>
            )}
            {view.you.seat !== null && (
              <MenuItem onSelect={() => navigate(`/notifications?game=${view.id}`)}>{t('net.messages')}</MenuItem>
            )}
            <MenuItem onSelect={() => void copy()}>{t('net.toDevice')}</MenuItem>
          </Menu>
        </span>
      </div>
      <TimeLines net={net} />
      {view.asks.map((ask) => (
        <Question key={ask.id} ask={ask} net={net} />
      ))}
      <Declined net={net} />
      <Trouble net={net} />
      <ChatToast net={net} />
    </>
  );
};

const Bar = () => {
  const { table } = useGameContext();
  return table.net ? <NetBar net={table.net} /> : null;
};

export default Bar;
