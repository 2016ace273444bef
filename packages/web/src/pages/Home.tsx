/** Home: games that wait, games going on, new game, bringing a file in. */
import { PLAIN } from '@roundhouse/bots/levels';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { part } from '../app/part.ts';
import { Link, useLocation } from 'wouter';
import { Shell } from '../app/Shell.tsx';
import { useSettings } from '../app/settings.ts';
import { useT, wordsIn } from '../i18n/words.ts';
import { saveFile } from '../store/download.ts';
import { listGames, onChangedElsewhere, removeGame } from '../store/games.ts';
import type { GameRecord } from '../store/record.ts';
import { BringIn } from './BringIn.tsx';
import css from './Pages.module.css';
import { FIRST_TITLE, startGame } from './start.ts';

// The page is there before its picture.
const HeroMap = part(() => import('./HeroMap.tsx'));

const useGames = (): { readonly games: readonly GameRecord[] | null; readonly reload: () => void } => {
  const [games, setGames] = useState<readonly GameRecord[] | null>(null);
  const reload = useCallback(() => {
    void listGames().then(setGames, () => setGames([]));
  }, []);
  useEffect(() => {
    reload();
    return onChangedElsewhere(reload);
  }, [reload]);
  return { games, reload };
};

const Game = ({ record, reload }: { readonly record: GameRecord; readonly reload: () => void }) => {
  const t = useT('pages');
  const language = useSettings((s) => s.language);
  const [sure, setSure] = useState(false);
  const { game, summary, bots } = record;
  const names = new Map(game.players.map(({ id, name }) => [id, name]));
  const round = summary.round;
  // A file that was brought in tells where it stands once it is opened.
  const unopened = round === null && game.actions.length > 0;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(record.updated);
  const most = Object.entries(summary.scores ?? {}).sort((a, b) => b[1] - a[1])[0];
  const winner = summary.winners?.[0] ?? most?.[0];
  return (
    <li className={css.game} data-game={record.id}>
      <Link href={`/game/${record.id}`} className={css.gameLink}>
        <span>
          <b>{game.title}</b>
          {record.name !== '' && <small className="quietText"> {record.name}</small>}
        </span>
        <span className={css.gameFacts}>
          {summary.over
            ? t('home.won', { player: names.get(winner as `@${string}`) ?? '' })
            : round
              ? `${wordsIn(language)[`round.${round.kind}`] ?? round.kind} ${round.set}${round.of > 1 ? `.${round.number}` : ''}`
              : t(unopened ? 'home.unopened' : 'home.fresh')}
          {!summary.over &&
            !unopened &&
            summary.waiting !== null &&
            ` · ${t('home.waits', { player: names.get(summary.waiting) ?? '' })}`}
        </span>
        <span className={css.gameFacts}>
          {game.players
            .map(({ id, name }) => (bots[id] === undefined ? name : `${name} (${t('player.bot')})`))
            .join(', ')}
        </span>
        <small className="quietText">
          {when} · {t('home.actions', { count: game.actions.length })}
        </small>
      </Link>
      <span className={css.gameActions}>
        <button type="button" onClick={() => saveFile(game)}>
          {t('menu.export')}
        </button>
        <button
          type="button"
          onClick={() => {
            if (sure) void removeGame(record.id).then(reload);
            else setSure(true);
          }}
          onBlur={() => setSure(false)}
        >
          {sure ? t('home.reallyDelete') : t('home.delete')}
        </button>
      </span>
    </li>
  );
};

const Games = ({
  title,
  games,
  reload,
}: {
  readonly title: string;
  readonly games: readonly GameRecord[];
  readonly reload: () => void;
}) =>
  games.length === 0 ? null : (
    <section className={css.section}>
      <h2>{title}</h2>
      <ul className={css.games}>
        {games.map((record) => (
          <Game key={record.id} record={record} reload={reload} />
        ))}
      </ul>
    </section>
  );

const Home = () => {
  const t = useT('pages');
  const { games, reload } = useGames();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const name = useSettings((s) => s.name);
  const playNow = async (): Promise<void> => {
    setBusy(true);
    const bot = PLAIN.id;
    const seats = [
      { name: name === '' ? t('seat.person', { number: 1 }) : name, bot: null },
      { name: t('seat.bot', { number: 1 }), bot },
      { name: t('seat.bot', { number: 2 }), bot },
    ];
    navigate(`/game/${await startGame({ title: FIRST_TITLE, seats })}`);
  };
  const waits = (games ?? []).filter(
    ({ summary, bots }) => !summary.over && summary.waiting !== null && bots[summary.waiting] === undefined,
  );
  const going = (games ?? []).filter((each) => !each.summary.over && !waits.includes(each));
  const over = (games ?? []).filter((each) => each.summary.over);
  const newcomer = games?.length === 0;
  return (
    <Shell>
      {newcomer && (
        <div className={css.hero}>
          <div className={css.heroText}>
            <h1>{t('home.welcome')}</h1>
            <p>{t('home.intro')}</p>
          </div>
          <div className={css.heroMap}>
            <Suspense>
              <HeroMap />
            </Suspense>
          </div>
        </div>
      )}
      {!newcomer && <h1>{t('nav.home')}</h1>}
      <Games title={t('home.waiting')} games={waits} reload={reload} />
      <Games title={t('home.going')} games={going} reload={reload} />
      <section className={css.ways} aria-label={t('nav.new')}>
        <button type="button" className="primary" disabled={busy} onClick={() => void playNow()}>
          <b>{t('home.bots')}</b>
          <span>{t('home.botsText')}</span>
        </button>
        <Link className="button" href="/new">
          <b>{t('home.table')}</b>
          <span>{t('home.tableText')}</span>
        </Link>
        <Link className="button" href="/online">
          <b>{t('home.online')}</b>
          <span>{t('home.onlineText')}</span>
        </Link>
        <Link className="button" href="/titles">
          <b>{t('home.learn')}</b>
          <span>{t('home.learnText')}</span>
        </Link>
      </section>
      <BringIn />
      <Games title={t('home.over')} games={over} reload={reload} />
    </Shell>
  );
};

export default Home;
