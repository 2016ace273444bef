/** A company that is up for auction: what the buyer gets, and with which companies it could be bought. */
import { cashOf, decider, priceOf, type State, titleOf, trainsAt } from '@roundhouse/engine';
import { DOT } from '../../i18n/dot.ts';
import { useT } from '../../i18n/words.ts';
import { useFormatter } from '../context.tsx';
import { companyAsked, stopName } from './describe.ts';
import css from './Lot.module.css';

/** One's own companies that could buy it. */
const buyersOf = (state: State, lot: string): readonly string[] => {
  const by = decider(state);
  return Object.values(state.companies)
    .filter(
      ({ id, president, status }) => id !== lot && president === by && status === 'floated' && priceOf(state, id) > 0,
    )
    .map(({ id }) => id);
};

/** The trains that a buyer would have then, against its limit: what is too many is to be given up. */
export const trainsThen = (
  state: State,
  lot: string,
  buyer: string,
): { readonly trains: number; readonly limit: number; readonly over: number } => {
  const trains = trainsAt(state, buyer).length + trainsAt(state, lot).length;
  const limit = titleOf(state).trainLimit(state, buyer);
  return { trains, limit, over: Math.max(0, trains - limit) };
};

/** `toBid`: whether it is being bid for, so that a player may want to know with which company. */
export const Lot = ({ state, toBid = false }: { readonly state: State; readonly toBid?: boolean }) => {
  const t = useT('later');
  const formatter = useFormatter();
  const lot = companyAsked(state);
  // What has not been started yet has nothing to sell.
  if (lot === null || state.companies[lot]?.status !== 'floated') return null;
  const trains = trainsAt(state, lot);
  const { loans } = state.companies[lot];
  const tokens = state.board.tokens.filter(({ company }) => company === lot);
  const places = [...new Set(tokens.map(({ hex }) => stopName(formatter, hex)))];
  const privates = Object.values(state.privates).filter(({ owner, closed }) => owner === lot && !closed);
  const buyers = toBid ? buyersOf(state, lot) : [];
  return (
    <div className={css.lot} data-lot={lot}>
      <p>
        {t('lot.title')} {formatter.chip(lot)}{' '}
        {[
          t('lot.trains', { count: trains.length, trains: trains.map(({ side }) => side).join(', ') }),
          formatter.term('assets.treasury', { cash: formatter.money(cashOf(state, lot)) }),
          ...(loans > 0 ? [t('assets.loans', { count: loans })] : []),
        ].join(DOT)}
      </p>
      {tokens.length > 0 && (
        <p className={css.more}>{t('lot.tokens', { count: tokens.length, places: places.join(', ') })}</p>
      )}
      {privates.length > 0 && (
        <p className={css.more}>
          {t('lot.privates', { names: privates.map(({ id }) => formatter.privateName(id)).join(', ') })}
        </p>
      )}
      {buyers.length > 0 && (
        <p data-buyers="">
          {t('lot.buyers', {
            companies: buyers.map((each) => `${each} (${t('lot.then', trainsThen(state, lot, each))})`).join(', '),
          })}
        </p>
      )}
    </div>
  );
};
