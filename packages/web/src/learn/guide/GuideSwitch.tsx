/** How much the guide says in this game. */
import { GUIDE_LEVELS, type GuideLevel } from '../../app/settings.ts';
import { useGameContext } from '../../game/context.tsx';
import { useT } from '../../i18n/words.ts';
import css from './Guide.module.css';
import { setGuideLevel } from './level.ts';

const GuideSwitch = ({ level }: { readonly level: GuideLevel }) => {
  const t = useT('guide');
  const { table } = useGameContext();
  return (
    <label className={css.levels}>
      <span className="visually-hidden">{t('guide.level')}</span>
      <select
        value={level}
        onChange={({ target }) => {
          const chosen = GUIDE_LEVELS.find((each) => each === target.value);
          if (chosen) setGuideLevel(table.page, chosen);
        }}
      >
        {GUIDE_LEVELS.map((each) => (
          <option key={each} value={each}>
            {t(`guide.level.${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
};

export default GuideSwitch;
