/** Play online: who one is, my games, games to join, games to watch. */
import type { GameSummary } from '@roundhouse/protocol/client';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Shell } from '../../app/Shell.tsx';
import { isolated } from '../../i18n/isolated.ts';
import { useT } from '../../i18n/words.ts';
import { call } from '../../net/call.ts';
import { listenTo } from '../../net/live.ts';
import { followMine, loadMe, useMe } from '../../net/me.ts';
import { type Filter, Filters, fits, isFiltered, NO_FILTER, queryOf } from '../community/Filters.tsx';
import { News } from '../community/News.tsx';
import { GameRow } from './GameRow.tsx';
import { NameForm } from './NameForm.tsx';
import css from './Online.module.css';

type List = readonly GameSummary[];

/** Changed games take the place of what was known of them. */
const withGame = (list: List, game: GameSummary, fits: boolean): List => {
  const others = list.filter(({ id }) => id !== game.id);
  return fits ? [game, ...others] : others;
};

const useMine = (known: boolean): List => {
  const [games, setGames] = useState<List>([]);
  useEffect(() => {
    if (!known) return;
    const load = async (): Promise<void> => {
      const answer = await call('myGames');
      if ('ok' in answer) setGames(answer.ok);
    };
    void load();
    // Whose turn it is decides the order: the server knows it.
    return listenTo('watchMine', (message) => {
      if (message.type === 'mine') void load();
    });
  }, [known]);
  return games;
};

/** Somebody who plays there would like to be relieved, or a seat is empty. */
const looksForPlayer = ({ status, seats }: GameSummary): boolean =>
  status === 'playing' && seats.some(({ wanted }) => wanted);

interface Listed {
  readonly open: List;
  readonly seeking: List;
  readonly going: List;
}

const useListed = (filter: Filter): Listed => {
  const [open, setOpen] = useState<List>([]);
  const [seeking, setSeeking] = useState<List>([]);
  const [going, setGoing] = useState<List>([]);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const [forming, wanting, playing] = await Promise.all([
        call('lobby', { query: { status: 'forming', ...queryOf(filter) } }),
        // A request of their own: among many games that go on they would not be on the first page.
        call('lobby', { query: { status: 'playing', wanted: 'yes', ...queryOf(filter) } }),
        call('lobby', { query: { status: 'playing', ...queryOf(filter) } }),
      ]);
      if ('ok' in forming) setOpen(forming.ok);
      if ('ok' in wanting) setSeeking(wanting.ok);
      if ('ok' in playing) setGoing(playing.ok);
    };
    void load();
    return listenTo('watchLobby', (message) => {
      if (message.type === 'lobby') {
        const { summary } = message;
        const shown = fits(filter, summary);
        setOpen((list) => withGame(list, summary, shown && summary.status === 'forming'));
        setSeeking((list) => withGame(list, summary, shown && looksForPlayer(summary)));
        setGoing((list) => withGame(list, summary, shown && summary.status === 'playing'));
      }
      if (message.type === 'gone') {
        setOpen((list) => list.filter(({ id }) => id !== message.game));
        setSeeking((list) => list.filter(({ id }) => id !== message.game));
        setGoing((list) => list.filter(({ id }) => id !== message.game));
      }
    });
  }, [filter]);
  return { open, seeking, going: going.filter((game) => !looksForPlayer(game)) };
};

const Games = ({ title, of, none }: { readonly title: string; readonly of: List; readonly none?: string }) =>
  of.length === 0 && none === undefined ? null : (
    <section>
      <h2>{title}</h2>
      {of.length === 0 ? (
        <p className="quietText">{none}</p>
      ) : (
        <ul className={css.games}>
          {of.map((game) => (
            <GameRow key={game.id} game={game} />
          ))}
        </ul>
      )}
    </section>
  );

const Lists = () => {
  const t = useT('online', 'community');
  const me = useMe((s) => s.me);
  const mine = useMine(me !== null);
  const [filter, setFilter] = useState(NO_FILTER);
  const { open, seeking, going } = useListed(filter);
  const isMine = ({ id }: GameSummary): boolean => mine.some((each) => each.id === id);
  return (
    <>
      {me && <Games title={t('online.mine')} of={mine} none={t('online.noneMine')} />}
      {/* Nothing is picked from an empty list. */}
      {(isFiltered(filter) || [open, seeking, going].some((list) => list.length > 0)) && (
        <Filters filter={filter} change={setFilter} />
      )}
      <Games
        title={t('online.open')}
        of={open.filter((each) => !isMine(each))}
        none={t(isFiltered(filter) ? 'lobby.noneFiltered' : 'online.noneOpen')}
      />
      <Games title={t('online.seeking')} of={seeking.filter((each) => !isMine(each))} />
      <Games title={t('online.watch')} of={going.filter((each) => !isMine(each))} />
    </>
  );
};

const Online = () => {
  const t = useT('online', 'community');
  const { state, me } = useMe();
  useEffect(() => {
    void loadMe();
    return followMine();
  }, []);
  return (
    <Shell title={t('online.title')}>
      <div className={css.narrow}>
        <h1>{t('online.title')}</h1>
        {state === 'unreached' ? (
          <div role="alert" className={css.unreached}>
            <p>{t('online.unreached')}</p>
            <button type="button" className="primary" onClick={() => void loadMe()}>
              {t('online.again')}
            </button>
          </div>
        ) : (
          <>
            {state === 'known' && !me && (
              <>
                <p>{t('online.intro')}</p>
                <NameForm />
              </>
            )}
            {me && (
              <div className={css.hello}>
                <span>{t('online.hello', { name: isolated(me.name) })}</span>
                <Link href="/account">{t('online.account')}</Link>
                <Link href="/notifications">{t('notify.title')}</Link>
                <Link href={`/person/${me.id}`}>{t('profile.mine')}</Link>
                <Link href="/ratings">{t('ratings.title')}</Link>
              </div>
            )}
            {me && (
              <Link className="button primary" href="/online/new">
                {t('online.create')}
              </Link>
            )}
            {me && <News key={me.id} />}
            <Lists />
          </>
        )}
      </div>
    </Shell>
  );
};

export default Online;
