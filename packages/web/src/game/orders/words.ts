/** Orders and why they ended, in words. */
import type { OrderForm, OrderEndReason } from '@roundhouse/engine/orders';
import { useT } from '../../i18n/words.ts';
import { useFormatter } from '../context.tsx';

export const useOrderWords = () => {
  const t = useT('orders');
  const formatter = useFormatter();
  const lotName = (item: string, of: 'company' | undefined): string =>
    of === 'company' ? formatter.companyName(item) : formatter.thing(item);
  const formText = (form: OrderForm): string => {
    switch (form.kind) {
      case 'pass':
        return t('orders.pass', { round: formatter.round(form.round) });
      case 'bid':
        return t('orders.bid', { item: lotName(form.item, form.of), price: formatter.money(form.upTo) });
      case 'run':
        return t('orders.run', { company: formatter.companyName(form.company), pay: t(`orders.pay.${form.pay}`) });
      case 'turn':
        return t('orders.turn', {
          company: formatter.companyName(form.company),
          parts: form.parts.map((part) => t(`orders.part.${part}`)).join(', '),
        });
      case 'mergers':
        return t('orders.mergers');
      case 'plan':
        return t('orders.plan', { count: form.steps.length });
    }
  };
  const whyText = (why: OrderEndReason | null): string => {
    if (!why) return t('orders.why.hand');
    switch (why.kind) {
      case 'sold':
      case 'started':
      case 'presidency':
      case 'fell':
      case 'company':
      case 'train':
      case 'dividend':
        return t(`orders.why.${why.kind}`, { company: formatter.companyName(why.company) });
      case 'phase':
        return t('orders.why.phase', { phase: formatter.phase(why.phase) });
      case 'outbid':
        return t('orders.why.outbid', { price: formatter.money(why.price) });
      case 'settled':
        return t('orders.why.settled', { item: lotName(why.item, why.of) });
      case 'step':
        return t('orders.why.step', { step: why.step + 1 });
      case 'figure':
        return t('orders.why.figure', { now: formatter.money(why.now) });
      case 'round':
      case 'done':
      case 'danger':
      case 'seat':
        return t(`orders.why.${why.kind}`);
    }
  };
  return { formText, whyText };
};
