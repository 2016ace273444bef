/** When the game ends: the last round once that is known, and until then how far it is. */
import type { EndMark, State } from '@roundhouse/engine';
import { DOT } from '../i18n/dot.ts';
import { useT } from '../i18n/words.ts';
import { useWidth } from '../app/width.ts';
import { useFormatter, useGameContext, usePosition, useSession, useShown } from './context.tsx';
import css from './EndInSight.module.css';
import { roundsTo } from './endPace.ts';
import { isDecided } from './lastRound.ts';
import { lineOnScreen } from './session.ts';

/** A meter further off than this is no news. */
const NEAR = 6;

const sameRound = ({ round }: State, last: NonNullable<EndMark['last']>): boolean =>
  round.kind !== 'stock' && round.set === last.set && round.number === last.number;

const useEnds = () => {
  const state = useShown();
  const { title } = useGameContext();
  const states = useSession((s) => lineOnScreen(s).states);
  const position = usePosition();
  return {
    state,
    marks: state.outcome ? [] : (title.ends?.(state) ?? []),
    pace: (mark: EndMark): number | null => roundsTo(states.slice(0, position + 1), title, mark),
  };
};

export const EndInSight = () => {
  const t = useT();
  const formatter = useFormatter();
  const width = useWidth();
  const narrow = width === 'narrow';
  const { state, marks, pace } = useEnds();
  const reason = ({ reason: why }: EndMark): string =>
    formatter.has(`ending.${why}`) ? formatter.term(`ending.${why}`) : why;
  const when = ({ last, lastTurn }: EndMark): string => {
    if (lastTurn !== undefined) return t('end.turn', { company: lastTurn });
    if (!last) return '';
    if (sameRound(state, last)) return t('end.lastRound');
    const round = formatter.roundShort(last);
    return t(state.round.set === last.set ? 'end.lastSet' : 'end.after', { round });
  };
  const decided = marks.find(isDecided);
  if (decided)
    return (
      <strong className={css.decided} data-end={decided.reason} title={reason(decided)}>
        {when(decided)}
      </strong>
    );
  const fixed = marks.find(({ last }) => last !== undefined);
  if (fixed?.last)
    return (
      <span
        className={fixed.last.set === state.round.set ? css.decided : css.meter}
        data-end={fixed.reason}
        title={reason(fixed)}
      >
        {when(fixed)}
      </span>
    );
  const far = marks.map((mark) => ({ mark, rounds: pace(mark) }));
  const [next] = far
    .flatMap(({ mark, rounds }) => (mark.meter && rounds !== null ? [{ mark, meter: mark.meter, rounds }] : []))
    .toSorted((a, b) => a.rounds - b.rounds);
  if (!next || next.rounds > NEAR) return null;
  const say = ({ meter }: EndMark): string => {
    if (!meter) return '';
    const { of, left, total, what = '' } = meter;
    const money = of === 'bank' || of === 'price';
    return t(`end.${of}`, {
      left: money ? formatter.money(left) : left,
      total: formatter.money(total),
      what,
      train: what,
    });
  };
  const all = far.flatMap(({ mark, rounds }) =>
    mark.meter ? [`${say(mark)}${rounds === null ? '' : ` (${t('end.about', { count: rounds })})`}`] : [],
  );
  return (
    <span className={css.meter} data-end-meter={next.meter.of} title={[t('end.ways'), ...all].join('\n')}>
      {!narrow && (
        <meter min={0} max={next.meter.total} value={next.meter.total - next.meter.left} aria-hidden="true" />
      )}
      {say(next.mark)}
      {DOT}
      {t(width === 'wide' ? 'end.triggers' : 'end.about', { count: next.rounds })}
    </span>
  );
};
