/** What the others did since one's last turn, a line for each decision; it stays until it is read or one has decided. */
import { useMemo, useState } from 'react';
import { useT } from '../../i18n/words.ts';
import { useSession, useFormatter } from '../context.tsx';
import { mainEventOf } from '../mainEvent.ts';
import css from './Assist.module.css';

const SinceLastTurn = ({ from }: { readonly from: number }) => {
  const t = useT('assist');
  const formatter = useFormatter();
  const events = useSession((s) => s.main.events);
  const goTo = useSession((s) => s.goTo);
  const shown = useSession((s) => s.shown);
  const [read, setRead] = useState<number | null>(null);
  const news = useMemo(
    () =>
      events.slice(from).flatMap((each, at) => {
        const event = mainEventOf(each);
        return event ? [{ position: from + at + 1, event }] : [];
      }),
    [events, from],
  );
  if (read === from || news.length === 0) return null;
  return (
    <section className={css.since} aria-label={t('since.title')} data-since-turn={from}>
      <b>
        {t('since.title')} · {formatter.number(news.length)}
      </b>
      <ol tabIndex={0}>
        {news.map(({ position, event }) => (
          <li key={position}>
            <button
              type="button"
              className="quiet"
              aria-current={position === shown ? 'step' : undefined}
              onClick={() => goTo(position)}
            >
              <span>{formatter.event(event)}</span>
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
