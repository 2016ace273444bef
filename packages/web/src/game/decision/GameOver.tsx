/** The game is over: who won, and a link to the results. */
import { scoreOf, standings } from '@roundhouse/engine';
import { Link } from 'wouter';
import { useT } from '../../i18n/words.ts';
import { useFormatter, useGameContext, useShown } from '../context.tsx';
import css from './Decision.module.css';

export const GameOver = () => {
  const t = useT();
  const formatter = useFormatter();
  const { table } = useGameContext();
  const state = useShown();
  const places = standings(state).flat();
  const [winner] = places;
  return (
    <div className={css.waiting}>
      <h2 className={css.ask}>
        {winner && t('over.wins', { ...formatter.who(winner), amount: formatter.money(scoreOf(state, winner)) })}
      </h2>
      {state.outcome && formatter.has(`ending.${state.outcome.reason}`) && (
        <p className={css.past} data-why={state.outcome.reason}>
          {t('over.why', { reason: formatter.term(`ending.${state.outcome.reason}`) })}
        </p>
      )}
      {/* Names may end in figures: each stands apart from what its owner is worth. */}
      <ol className={css.places}>
        {places.map((id) => (
          <li key={id}>
            <b>{formatter.holder(id)}</b> <span>{formatter.money(scoreOf(state, id))}</span>
          </li>
        ))}
      </ol>
      <Link className="button primary" href={`${table.page}/result`}>
        {t('over.result')}
      </Link>
    </div>
  );
};
