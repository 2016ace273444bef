/** Where one is in the game, and ways elsewhere: by turn, by round, to one's own last turn. */
import { Menu, MenuItem } from '../../app/Menu.tsx';
import { useWidth } from '../../app/width.ts';
import { useT } from '../../i18n/words.ts';
import { useFormatter, useGameContext, usePosition, useSession, useShown } from '../context.tsx';
import { lineOnScreen } from '../session.ts';
import { momentsOf, neighbour, ownTurnBefore } from './moments.ts';
import css from './History.module.css';

/** Steps by turn and by round, from the position on the screen. */
export const useJumps = () => {
  const { table } = useGameContext();
  const line = useSession(lineOnScreen);
  const position = usePosition();
  const goTo = useSession((s) => s.goTo);
  const { turns, rounds } = momentsOf(line);
  const newest = line.states.length - 1;
  const to = (found: number | null, way: 1 | -1): void => goTo(found ?? (way > 0 ? newest : 0));
  return {
    byTurn: (way: 1 | -1): void => to(neighbour(turns, position, way), way),
    byRound: (way: 1 | -1): void =>
      to(
        neighbour(
          rounds.map(({ from }) => from),
          position,
          way,
        ),
        way,
      ),
    toMyLastTurn: (): void => {
      const own = ownTurnBefore(line, position, table.mine);
      if (own !== null) goTo(own);
    },
  };
};

export const JumpMenu = () => {
  const t = useT();
  const formatter = useFormatter();
  const line = useSession(lineOnScreen);
  const position = usePosition();
  const state = useShown();
  const goTo = useSession((s) => s.goTo);
  const jumps = useJumps();
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
