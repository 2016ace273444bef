/** A company that is up for auction: what the buyer gets, and with which companies it could be bought. */
import { decider, priceOf, type State, titleOf, trainsAt } from '@roundhouse/engine';
import { DOT } from '../../i18n/dot.ts';
import { useT } from '../../i18n/words.ts';
import { useFormatter } from '../context.tsx';
import { companyAsked, hexName } from './describe.ts';
import { useAssets } from './Joined.tsx';

/** One's own companies with the trains they would have then, and their limit. */
const buyersOf = (
  state: State,
  lot: string,
): readonly { readonly id: string; readonly trains: number; readonly limit: number }[] => {
  const by = decider(state);
  const more = trainsAt(state, lot).length;
  return Object.values(state.companies)
    .filter(
      ({ id, president, status }) => id !== lot && president === by && status === 'floated' && priceOf(state, id) > 0,
    )
    .map(({ id }) => ({ id, trains: trainsAt(state, id).length + more, limit: titleOf(state).trainLimit(state, id) }));
};

/** `toBid`: whether it is being bid for, so that a player may want to know with which company. */
export const Lot = ({ state, toBid = false }: { readonly state: State; readonly toBid?: boolean }) => {
  const t = useT();
  const formatter = useFormatter();
  const assets = useAssets();
  const lot = companyAsked(state);
  // What has not been started yet has nothing to sell.
  if (lot === null || state.companies[lot]?.status !== 'floated') return null;
  const places = state.board.tokens.filter(({ company }) => company === lot).map(({ hex }) => hexName(formatter, hex));
  const buyers = toBid ? buyersOf(state, lot) : [];
  return (
    <>
      <p data-lot={lot}>
        <b>{t('lot.title')}</b> {formatter.chip(lot)} {[...assets(state, lot), ...new Set(places)].join(DOT)}
      </p>
      {buyers.length > 0 && (
        <p data-buyers="">
          {t('lot.buyers', {
            companies: buyers.map(({ id, trains, limit }) => t('lot.buyer', { company: id, trains, limit })).join(', '),
          })}
        </p>
      )}
    </>
  );
};
