/** The private companies with their powers, dearest last. */
import type { Shown } from './context.ts';
import css from './Reference.module.css';
import { useT } from '../../i18n/words.ts';
import { Linked } from '../../learn/glossary/Linked.tsx';

export const PrivatesSection = ({ title, facts, formatter }: Shown) => {
  const t = useT('reference');
  const { language } = formatter;
  return (
    <ul className={css.cards}>
      {Object.values(facts.privates).map((each) => (
        <li key={each.id} className={css.private}>
          <h3 className={css.cardName}>
            {each.name[language]} <span className="quietText">{each.id}</span>
          </h3>
          <p className={css.figures}>
            <span>
              {t('privates.price')} <strong>{formatter.money(each.price)}</strong>
            </span>
            {each.revenue > 0 && (
              <span>
                {t('privates.revenue')} <strong>{formatter.money(each.revenue)}</strong>
              </span>
            )}
          </p>
          <p>
            {each.power || each.gift ? (
              <Linked
                text={[each.gift, each.power].flatMap((words) => (words ? [words[language]] : [])).join(' ')}
                title={title.id}
              />
            ) : (
              <span className="quietText">{t('privates.none')}</span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
};
