/** Five marks, filled as far as the game is heavy. */
import { useT } from '../../i18n/words.ts';
import css from './shared.module.css';

export const Weight = ({ of }: { readonly of: number }) => {
  const t = useT('pages');
  return (
    <span className={css.weight}>
      <svg viewBox="0 0 62 12" width="62" height="12" aria-hidden="true" focusable="false">
        {[0, 1, 2, 3, 4].map((i) => (
          <rect key={i} x={i * 12.5 + 1} y="2" width="9" height="8" className={i < of ? css.full : css.empty} />
        ))}
      </svg>
      <span className="visually-hidden">{t('title.weight', { weight: of })}</span>
    </span>
  );
};
