/** My cash and net worth over the map of a phone, and my place: they are asked for all the time. A press leads to the players. */
import { cashOf, type PlayerId, type State, type Title } from '@roundhouse/engine';
import { useT } from '../i18n/words.ts';
import { useFormatter, useGameContext, useShown } from './context.tsx';
import { Gain } from './Gain.tsx';
import css from './MyMoney.module.css';
import { hasShares } from './ownership.ts';

/** How many are richer, and one. */
const placeOf = (state: State, title: Title, me: PlayerId): number => {
  const mine = title.worth(state, me);
  return 1 + state.seats.filter((each) => title.worth(state, each) > mine).length;
};

export const MyMoney = () => {
  const t = useT('later');
  const { money, you } = useFormatter();
  const { title, facts, ui } = useGameContext();
  const state = useShown();
  const me = state.seats.find((each) => each === you);
  if (me === undefined || !hasShares(facts) || state.outcome) return null;
  const worth = title.worth(state, me);
  return (
    <button
      type="button"
      className={css.money}
      data-mine=""
      onClick={() => ui.setState({ tab: 'players', decisionHeight: 'line' })}
    >
      <b>{money(cashOf(state, me))}</b>
      <small>
        {t('mine.worth', { worth: money(worth), place: placeOf(state, title, me), of: state.seats.length })}
      </small>
      <Gain value={worth} />
    </button>
  );
};
