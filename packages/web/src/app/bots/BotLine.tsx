/** A bot in a line: its face, how strong it is and how it plays. */
import { useT } from '../../i18n/words.ts';
import { useSettings } from '../settings.ts';
import { BotBadge } from './BotBadge.tsx';
import css from './bots.module.css';
import { botWith, ratingOf, strengthOf } from './words.ts';

export const BotLine = ({ bot, title }: { readonly bot: string; readonly title?: string | undefined }) => {
  const t = useT('pages');
  const language = useSettings((s) => s.language);
  const found = botWith(bot);
  const strength = strengthOf(bot);
  if (!found || !strength) return null;
  const rating = ratingOf(bot, title);
  return (
    <small className={`quietText ${css.line}`}>
      <BotBadge bot={bot} />
      <span>
        {found.style[language]}
        {found !== strength && (
          <>
            {' '}
            <b>{strength.name[language]}</b>
          </>
        )}
        {rating !== undefined && ` · ${t('seat.rating', { rating: String(rating) })}`}
      </span>
    </small>
  );
};
