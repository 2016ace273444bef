/** What happened since one's last turn, a line for each beat of the story, after the card of the round that ended meanwhile. */
import { decider } from '@roundhouse/engine';
import { roundCardOf } from '@roundhouse/engine/models/roundCard';
import { beatsSince, storyOf } from '@roundhouse/engine/models/story';
import { useEffect, useMemo, useRef } from 'react';
import { useT } from '../../i18n/words.ts';
import { BeatText } from '../BeatText.tsx';
import { useFormatter, useGameContext, useSession } from '../context.tsx';
import { newestOf } from '../session.ts';
import { RoundCard } from './RoundCard.tsx';
import css from './Recap.module.css';

const Recap = ({ from, close }: { readonly from: number; readonly close: () => void }) => {
  const t = useT('film', 'assist');
  const formatter = useFormatter();
  const { table } = useGameContext();
  const by = useSession((s) => decider(newestOf(s)));
  // Where several share the device, it says whose last turn is meant.
  const heading = formatter.you === null ? t('log.lastDecision', formatter.who(by)) : t('since.title');
  const line = useSession((s) => s.main);
  const goTo = useSession((s) => s.goTo);
  const shown = useSession((s) => s.shown);
  const { news, card } = useMemo(() => {
    const found = roundCardOf(line, line.states.length - 1);
    return {
      news: beatsSince(storyOf([line.opening, ...line.events]), from),
      card: found && found.to >= from ? found : null,
    };
  }, [line, from]);
  const box = useRef<HTMLElement>(null);
  // On a phone the log before it has left the pane scrolled to its end.
  useEffect(() => {
    const pane = box.current?.closest('[role=tabpanel]');
    if (pane) pane.scrollTop = 0;
  }, [from]);
  return (
    <section ref={box} className={css.recap} aria-label={heading} data-since-turn={from}>
      <div className={css.head}>
        <b>{heading}</b>
        <span>
          <button type="button" onClick={() => table.film.replay(from)}>
            {t('film.replay')}
          </button>
          <button
            type="button"
            onClick={() => {
              close();
              goTo(null);
            }}
          >
            {t('since.read')}
          </button>
        </span>
      </div>
      <div className={css.scroll} tabIndex={0} role="group" aria-label={heading}>
        {card && <RoundCard card={card} />}
        <ol>
          {news.map((beat) => (
            <li key={`${beat.main.position} ${beat.main.index}`}>
              <button
                type="button"
                className="quiet"
                aria-current={beat.main.position === shown ? 'step' : undefined}
                onClick={() => goTo(beat.main.position)}
              >
                <span>
                  <BeatText beat={beat} formatter={formatter} />
                </span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
};

export default Recap;
