/** Where one is in the game, and ways elsewhere: by turn, by round, to one's own last turn. */
import { Menu, MenuItem } from '../../app/Menu.tsx';
import { useWidth } from '../../app/width.ts';
import { useT } from '../../i18n/words.ts';
import { useFormatter, useGameContext, usePosition, useSession, useShown } from '../context.tsx';
import { lineOnScreen } from '../session.ts';
import { jumpsAt } from './jumps.ts';
import { momentsOf } from './moments.ts';
import css from './History.module.css';

export const JumpMenu = () => {
  const t = useT('later');
  const formatter = useFormatter();
  const line = useSession(lineOnScreen);
  const position = usePosition();
  const state = useShown();
  const goTo = useSession((s) => s.goTo);
  const { table } = useGameContext();
  const jumps = jumpsAt(table);
  const narrow = useWidth() === 'narrow';
  const { rounds } = momentsOf(line);
  const length = line.states.length - 1;
  const where = position < length ? `${formatter.roundShort(state.round)} · ` : '';
  const place = `${where}${position}/${length}`;
  return (
    <span className={css.jump}>
      {/* What is read out has what is seen in it. */}
      <Menu label={narrow ? '⋯' : place} name={narrow ? t('history.jump') : `${t('history.jump')}: ${place}`}>
        <MenuItem onSelect={jumps.toMyLastTurn}>
          {t('history.myTurn')} <kbd>M</kbd>
        </MenuItem>
        <MenuItem onSelect={() => jumps.byTurn(-1)}>
          {t('history.turnBack')} <kbd>{'{'}</kbd>
        </MenuItem>
        <MenuItem onSelect={() => jumps.byTurn(1)}>
          {t('history.turnForward')} <kbd>{'}'}</kbd>
        </MenuItem>
        {rounds.toReversed().map(({ mark, from }) => (
          <MenuItem key={from} onSelect={() => goTo(from)}>
            {formatter.round(mark)}
          </MenuItem>
        ))}
      </Menu>
    </span>
  );
};
