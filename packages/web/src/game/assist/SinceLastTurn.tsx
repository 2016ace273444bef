/** What the others did since one's last turn, a line for each beat of the story; it stays until it is read or one has decided. */
import { decider } from '@roundhouse/engine';
import { beatsSince, storyOf } from '@roundhouse/engine/models/story';
import { useMemo, useState } from 'react';
import { useT } from '../../i18n/words.ts';
import { useSession, useFormatter } from '../context.tsx';
import { BeatText } from '../BeatText.tsx';
import { newestOf } from '../session.ts';
import css from './Assist.module.css';

const SinceLastTurn = ({ from }: { readonly from: number }) => {
  const t = useT('assist');
  const atTable = useT();
  const formatter = useFormatter();
  const by = useSession((s) => decider(newestOf(s)));
  // Where several share the device, it says whose last turn is meant.
  const heading = formatter.you === null ? atTable('log.lastDecision', formatter.who(by)) : t('since.title');
  const line = useSession((s) => s.main);
  const goTo = useSession((s) => s.goTo);
  const shown = useSession((s) => s.shown);
  const [read, setRead] = useState<number | null>(null);
  const news = useMemo(() => beatsSince(storyOf([line.opening, ...line.events]), from), [line, from]);
  if (read === from || news.length === 0) return null;
  return (
    <section className={css.since} aria-label={heading} data-since-turn={from}>
      <b>
        {heading} · {formatter.number(news.length)}
      </b>
      <ol tabIndex={0}>
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
      <button
        type="button"
        onClick={() => {
          setRead(from);
          goTo(null);
        }}
      >
        {t('since.read')}
      </button>
    </section>
  );
};

export default SinceLastTurn;
