/** A title as a card: its map in miniature, players, length, weight, and what is special. */
import { MiniMap } from '../board/MiniMap.tsx';
import { useT } from '../i18n/words.ts';
import css from './Pages.module.css';
import { Weight } from './shared/Weight.tsx';
import type { Blurb } from './titles.ts';
import { useTitle } from './useTitle.ts';

export const TitleCard = ({
  blurb,
  picked,
  onPick,
}: {
  readonly blurb: Blurb;
  readonly picked?: boolean;
  readonly onPick: () => void;
}) => {
  const t = useT('pages');
  const title = useTitle(blurb.id);
  return (
    <button
      type="button"
      role={picked === undefined ? undefined : 'radio'}
      aria-checked={picked}
      className={picked ? css.cardPicked : css.card}
      onClick={onPick}
    >
      <span className={css.mini}>{title && <MiniMap title={title} />}</span>
      <b className={css.cardName}>{t(blurb.name)}</b>
      <span className={css.cardFacts}>
        {t('title.players', { from: blurb.players[0] ?? 0, to: blurb.players.at(-1) ?? 0 })} · {t(blurb.facts)}{' '}
        <Weight of={blurb.weight} />
      </span>
      <span className={css.cardText}>{t(blurb.text)}</span>
    </button>
  );
};
