/** A rating in a table, with a mark while few games count, and how many they are. */
import { useT } from '../../i18n/words.ts';
import css from './Community.module.css';

export const RatingCells = ({
  of: { rating, provisional, games },
}: {
  readonly of: { readonly rating: number; readonly provisional: boolean; readonly games: number };
}) => {
  const t = useT('community');
  return (
    <>
      <td className={css.number}>
        {rating}
        {provisional && <span title={t('profile.provisional')}>?</span>}
      </td>
      <td className={css.number}>{games}</td>
    </>
  );
};
