/** The money that can be spent now: money in a bid elsewhere is not free. */
import { boundCash, cashOf, decider, type Option, type State } from '@roundhouse/engine';
import type { Formatter } from '../../i18n/formatter.tsx';
import type { Translate } from '../../i18n/words.ts';
import { typeOf } from './options.ts';
import type { Question } from './question.ts';

export const purseOf = (
  state: State,
  options: readonly Option[],
  { purse }: Question,
  formatter: Formatter,
  t: Translate,
): string => {
  const by = decider(state);
  const bound = by === null ? 0 : boundCash(state, by);
  const bids = options.some((each) => typeOf(each) === 'bid' || typeOf(each) === 'buyPrivate');
  if (by === null || bound === 0 || !bids) return purse;
  const cash = cashOf(state, by);
  return t('purse.free', { free: formatter.money(cash - bound), cash: formatter.money(cash) });
};
