/** The bots of a list of choices, by strength, each with its rating. */
import { CHARACTERS } from '@roundhouse/bots/characters';
import { LEVELS } from '@roundhouse/bots/levels';
import { useT } from '../../i18n/words.ts';
import { useSettings } from '../settings.ts';
import { botWith, ratingOf } from './words.ts';

export const BotOptions = (props: {
  /** The value of an option is the id of the bot after this. */
  readonly prefix?: string;
  readonly title?: string | undefined;
  /** The bot that is chosen now: one that is no longer offered is still shown. */
  readonly chosen?: string | undefined;
}) => {
  const { prefix = '', title, chosen } = props;
  const t = useT('pages');
  const language = useSettings((s) => s.language);
  const level = chosen !== undefined && LEVELS.some(({ id }) => id === chosen) ? botWith(chosen) : undefined;
  return (
    <>
      {level && <option value={`${prefix}${level.id}`}>{t('seat.botNamed', { name: level.name[language] })}</option>}
      {LEVELS.toReversed().map((strength) => (
        <optgroup key={strength.id} label={t('seat.bots', { strength: strength.name[language] })}>
          {CHARACTERS.filter((each) => each.strength === strength).map(({ id, name }) => {
            const rating = ratingOf(id, title);
            return (
              <option key={id} value={`${prefix}${id}`}>
                {rating === undefined
                  ? name[language]
                  : t('seat.botRated', { name: name[language], rating: String(rating) })}
              </option>
            );
          })}
        </optgroup>
      ))}
    </>
  );
};
