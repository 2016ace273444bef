/** The rounds of a title and the steps of a turn, in their order: what lies beside the board on the first evening. */
import { useT } from '../../i18n/words.ts';
import { Notice } from '../shared/Notice.tsx';
import type { Shown } from './context.ts';
import { Points } from './Points.tsx';
import css from './Reference.module.css';
import { usePrimer } from './usePrimer.ts';

export const OrderSection = ({ title, formatter }: Shown) => {
  const t = useT('reference');
  const primer = usePrimer(title.id);
  if (!primer) return <Notice busy>{t('loading')}</Notice>;
  return (
    <div className={css.primer}>
      {primer.order.map(({ name, steps }) => (
        <section key={name.en} className={css.round}>
          <h3>{name[formatter.language]}</h3>
          <Points points={steps} title={title.id} numbered />
        </section>
      ))}
    </div>
  );
};
