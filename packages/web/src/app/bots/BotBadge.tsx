/** The drawn face of a bot; a bare level has none. */
import { BADGES } from '@roundhouse/bots/badges';
import { characterNamed } from '@roundhouse/bots/characters';
import css from './bots.module.css';

export const BotBadge = ({ bot }: { readonly bot: string }) => {
  const character = characterNamed(bot);
  return character ? (
    <svg className={css.badge} viewBox="0 0 32 32" aria-hidden="true" data-badge={character.id}>
      {BADGES[character.id].map(({ path, fill = 'none', stroke = 'none' }) => (
        <path key={path} d={path} fill={fill} stroke={stroke} strokeWidth="1.2" strokeLinecap="round" />
      ))}
    </svg>
  ) : null;
};
