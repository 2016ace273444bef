/** The messages in the app to be read. */
import type { NewsItem } from '@roundhouse/protocol/client';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../../app/settings.ts';
import { useT } from '../../i18n/words.ts';
import { call } from '../../net/call.ts';
import { useMe } from '../../net/me.ts';
import css from './Community.module.css';

const SHOWN = 8;

export const News = () => {
  const t = useT('community');
  const unread = useMe((s) => s.unread);
  const language = useSettings((s) => s.language);
  const [items, setItems] = useState<readonly NewsItem[]>([]);
  const load = useCallback(async (): Promise<void> => {
    const answer = await call('news');
    if ('ok' in answer) setItems(answer.ok.items);
  }, []);
  // A new count says that there is something new.
  useEffect(() => void load(), [load, unread]);
  const first = items[0];
  if (!first) return null;
  const read = async (): Promise<void> => {
    await call('readNews', { body: { upTo: first.at } });
    useMe.setState({ unread: 0 });
    await load();
  };
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <details className={css.filterBox} open={unread > 0}>
      <summary>
        {t('news.title')} {unread > 0 && <b data-unread>({unread})</b>}
      </summary>
      <ul className={css.list}>
        {items.slice(0, SHOWN).map(({ id, kind, game, by, at, read: seen }) => (
          <li key={id} className={seen ? undefined : css.unread}>
            {game && <Link href={`/table/${game.id}`}>{game.title}</Link>}{' '}
            {t(`news.${kind}`, { by: by ?? t('news.somebody') })} <small className="quietText">{when.format(at)}</small>
          </li>
        ))}
      </ul>
      {unread > 0 && (
        <button type="button" className="quiet" onClick={() => void read()}>
          {t('news.read')}
        </button>
      )}
    </details>
  );
};
