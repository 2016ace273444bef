/** Who has operated, who does, who is next: chips in the order of their turns. */
import { operatingTurns } from '@roundhouse/engine/models/operatingTurns';
import { useT } from '../../i18n/words.ts';
import { useFormatter, useGameContext, useShown } from '../context.tsx';
import css from './OrderStrip.module.css';

export const OrderStrip = () => {
  const t = useT();
  const formatter = useFormatter();
  const { ui } = useGameContext();
  const turns = operatingTurns(useShown());
  if (turns.length === 0) return null;
  return (
    <ol className={css.strip} aria-label={t('order.label')}>
      {turns.map(({ company, turn }) => (
        <li key={company} data-turn={turn}>
          <button
            type="button"
            title={`${formatter.companyName(company)}: ${t(`order.${turn}`)}`}
            onClick={() => ui.setState({ company: ui.getState().company === company ? null : company })}
          >
            {formatter.chip(company)}
            <span className="visually-hidden">{t(`order.${turn}`)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
};
