/** What the others did since one's last turn, a line for each decision; it stays until it is read or one has decided. */
import { useMemo, useState } from 'react';
import { useT } from '../../i18n/words.ts';
import { useSession, useVoice } from '../context.tsx';
import { decidedBy } from '../told.ts';
import css from './Beside.module.css';

const Since = ({ from }: { readonly from: number }) => {
  const t = useT('beside');
  const voice = useVoice();
  const events = useSession((s) => s.main.events);
  const goTo = useSession((s) => s.goTo);
  const shown = useSession((s) => s.shown);
  const [read, setRead] = useState<number | null>(null);
  const news = useMemo(
    () =>
      events.slice(from).flatMap((each, at) => {
        const told = decidedBy(each);
        return told ? [{ position: from + at + 1, told }] : [];
      }),
    [events, from],
  );
  if (read === from || news.length === 0) return null;
  return (
    <section className={css.since} aria-label={t('since.title')} data-since-turn={from}>
      <b>
        {t('since.title')} · {voice.number(news.length)}
      </b>
      <ol tabIndex={0}>
        {news.map(({ position, told }) => (
          <li key={position}>
            <button
              type="button"
              className="quiet"
              aria-current={position === shown ? 'step' : undefined}
              onClick={() => goTo(position)}
            >
              <span>{voice.event(told)}</span>
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

export default Since;
