/** Who plays each seat: a bot takes one over and gives it back, at any time. */
import { BotLine } from '../../app/bots/BotLine.tsx';
import { BotOptions } from '../../app/bots/BotOptions.tsx';
import { Dialog } from '../../app/Dialog.tsx';
import { useT } from '../../i18n/words.ts';
import { useGameContext, useSession, useTableState } from '../context.tsx';
import css from './Assist.module.css';

const Seats = () => {
  const t = useT('assist');
  const { table, ui } = useGameContext();
  const { players, title } = useSession((s) => s.game);
  const bots = useTableState((s) => s.bots);
  return (
    <Dialog title={t('seats.title')} onClose={() => ui.setState({ dialog: null })}>
      <p className="quietText">{t('seats.text')}</p>
      <ul className={css.seats}>
        {players.map(({ id, name }) => {
          const bot = bots[id];
          return (
            <li key={id} data-seat={id}>
              <b>{name}</b>
              <select
                aria-label={t('seats.who', { player: name })}
                value={bot ?? ''}
                onChange={(event) => table.seat?.(id, event.target.value === '' ? null : event.target.value)}
              >
                <option value="">{t('seats.person')}</option>
                <BotOptions title={title} chosen={bot} />
              </select>
              {bot !== undefined && <BotLine bot={bot} title={title} />}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
};

export default Seats;
