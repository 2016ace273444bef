/** How fast a game is played, in one line: before somebody sits down they know what they agree to. */
import type { GameSummary } from '@roundhouse/protocol/client';
import { useT } from '../../i18n/words.ts';

type Paced = Pick<GameSummary, 'pace' | 'clock' | 'atEnd' | 'awayAfter'>;

/** The pace and the clock, a piece each. */
export const usePace = (game: Paced): readonly string[] => {
  const t = useT('pace', 'online');
  const { clock } = game;
  const hours = (count: number): string =>
    count % 24 === 0 ? t('pace.days', { count: count / 24 }) : t('pace.hours', { count });
  const minutes = (count: number): string => (count % 60 === 0 ? hours(count / 60) : t('pace.minutes', { count }));
  return [
    t(`online.pace.${game.pace}`),
    ...(clock.kind === 'none' ? [t('pace.noClock')] : []),
    ...(clock.kind === 'days' ? [t('pace.perDecisionOf', { time: hours(clock.hours) })] : []),
    ...(clock.kind === 'live'
      ? [
          t('pace.bankOf', { minutes: clock.bank / 60 }),
          ...(clock.increment > 0 ? [t('pace.incrementOf', { seconds: clock.increment })] : []),
          ...(clock.perRound > 0 ? [t('pace.perRoundOf', { minutes: clock.perRound / 60 })] : []),
        ]
      : []),
    ...(clock.kind === 'none' ? [] : [t(`pace.outOfTime.${game.atEnd}`)]),
    ...(game.awayAfter === null ? [] : [t('pace.awayLine', { time: minutes(game.awayAfter) })]),
  ];
};

export const PaceLine = ({ game }: { readonly game: Paced }) => (
  <p className="quietText">{usePace(game).join(' · ')}</p>
);
