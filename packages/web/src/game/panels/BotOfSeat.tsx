/** The bot in a seat: its face, and how strong it is. A table without bots fetches none of it. */
import { BotBadge } from '../../app/bots/BotBadge.tsx';
import { botWith, strengthOf } from '../../app/bots/words.ts';
import { useT } from '../../i18n/words.ts';
import { useFormatter } from '../context.tsx';
import css from './Players.module.css';

const BotOfSeat = ({ bot, as }: { readonly bot: string; readonly as: 'face' | 'strength' }) => {
  const t = useT();
  const { language } = useFormatter();
  if (as === 'face') return <BotBadge bot={bot} />;
  const strength = strengthOf(bot)?.name[language] ?? bot;
  // The face shows that it is a bot; the badge's label says so to screen readers.
  const said = [t('player.bot', { strength }), botWith(bot)?.style[language]].filter((each) => each !== undefined);
  return (
    <abbr className={css.badge} title={said.join(': ')}>
      {strength}
    </abbr>
  );
};

export default BotOfSeat;
