/** Who plays each seat: a bot takes one over and gives it back, at any time. */
import { LEVELS } from '@roundhouse/bots/levels';
import { Dialog } from '../../app/Dialog.tsx';
import { useT } from '../../i18n/words.ts';
import { useGameContext, useSession, useTableState, useFormatter } from '../context.tsx';
import css from './Assist.module.css';

const Seats = () => {
  const t = useT('assist');
  const formatter = useFormatter();
  const { table, ui } = useGameContext();
  const players = useSession((s) => s.game.players);
  const bots = useTableState((s) => s.bots);
  return (
    <Dialog title={t('seats.title')} onClose={() => ui.setState({ dialog: null })}>
      <p className="quietText">{t('seats.text')}</p>
      <ul className={css.seats}>
        {players.map(({ id, name }) => {
          const level = LEVELS.find((each) => each.id === bots[id]);
          return (
            <li key={id} data-seat={id}>
              <b>{name}</b>
              <select
                aria-label={t('seats.who', { player: name })}
                value={bots[id] ?? ''}
                onChange={(event) => table.seat?.(id, event.target.value === '' ? null : event.target.value)}
              >
                <option value="">{t('seats.person')}</option>
                {LEVELS.map((each) => (
                  <option key={each.id} value={each.id}>
                    {each.name[formatter.language]}
                  </option>
                ))}
              </select>
              {level && <small className="quietText">{level.style[formatter.language]}</small>}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
};

export default Seats;
