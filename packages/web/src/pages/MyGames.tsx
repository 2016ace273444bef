/** The games on this device: what each is, where it stands, and the way back into it. */
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../app/settings.ts';
import { DOT } from '../i18n/dot.ts';
import { isolated } from '../i18n/isolated.ts';
import { useT, wordsIn } from '../i18n/words.ts';
import type { Damaged } from '../store/check.ts';
import { download, saveFile } from '../store/download.ts';
import { listGames, onChangedElsewhere, removeGame } from '../store/games.ts';
import type { GameRecord } from '../store/record.ts';
import css from './Pages.module.css';

export const useGames = (): {
  readonly games: readonly GameRecord[] | null;
  readonly damaged: readonly Damaged[];
  readonly reload: () => void;
} => {
  const [found, setFound] = useState<Awaited<ReturnType<typeof listGames>> | null>(null);
  const reload = useCallback(() => {
    void listGames().then(setFound, () => setFound({ games: [], damaged: [] }));
  }, []);
  useEffect(() => {
    reload();
    return onChangedElsewhere(reload);
  }, [reload]);
  return { games: found?.games ?? null, damaged: found?.damaged ?? [], reload };
};

/** Gone only with a second press. */
const Delete = ({ id, reload }: { readonly id: string; readonly reload: () => void }) => {
  const t = useT('pages');
  const [sure, setSure] = useState(false);
  return (
    <button
      type="button"
      className={sure ? `quiet ${css.error}` : 'quiet'}
      onClick={() => {
        if (sure) void removeGame(id).then(reload);
        else setSure(true);
      }}
      onBlur={() => setSure(false)}
    >
      {sure ? t('home.reallyDelete') : t('home.delete')}
    </button>
  );
};

/** What cannot be shown as a game can still be taken out, for somebody who can mend it, and deleted. */
export const DamagedGames = ({
  records,
  reload,
}: {
  readonly records: readonly Damaged[];
  readonly reload: () => void;
}) => {
  const t = useT('pages');
  if (records.length === 0) return null;
  return (
    <section className={css.section}>
      <h2>{t('home.damaged')}</h2>
      <ul className={css.games}>
        {records.map(({ id, value, newer }) => (
          <li key={id} className={css.game} data-game={id}>
            <p>{t(newer ? 'game.tooNew' : 'home.damagedText')}</p>
            <span className={css.gameActions}>
              <button
                type="button"
                className="quiet"
                onClick={() => download(`${id}.json`, JSON.stringify(value, null, 1))}
              >
                {t('menu.export')}
              </button>
              <Delete id={id} reload={reload} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Game = ({ record, reload }: { readonly record: GameRecord; readonly reload: () => void }) => {
  const t = useT('pages');
  const language = useSettings((s) => s.language);
  const { game, summary, bots } = record;
  const names = new Map(game.players.map(({ id, name }) => [id, isolated(name)]));
  // Who sits alone among bots needs no name.
  const people = game.players.filter(({ id }) => bots[id] === undefined);
  const me = people.length === 1 && people.length < game.players.length ? people[0]?.id : undefined;
  const round = summary.round;
  // A file that was brought in tells where it stands once it is opened.
  const unopened = round === null && game.actions.length > 0;
  const wayIn = unopened
    ? 'import.open'
    : summary.over
      ? 'home.look'
      : game.actions.length === 0
        ? 'home.begin'
        : 'home.continue';
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(record.updated);
  const most = Object.entries(summary.scores ?? {}).sort((a, b) => b[1] - a[1])[0];
  const winner = summary.winners?.[0] ?? most?.[0];
  return (
    <li className={css.game} data-game={record.id}>
      <Link href={`/game/${record.id}`} className={css.gameLink}>
        <span>
          <b>{game.title}</b>
          {record.name !== '' && <small className="quietText"> {isolated(record.name)}</small>}
        </span>
        <span>
          {summary.over
            ? t('home.won', {
                player: names.get(winner as `@${string}`) ?? '',
                you: winner === me ? 'player' : 'nobody',
              })
            : round
              ? `${wordsIn(language)[`round.${round.kind}`] ?? round.kind} ${round.set}${round.of > 1 ? `.${round.number}` : ''}`
              : t(unopened ? 'home.unopened' : 'home.fresh')}
          {!summary.over &&
            !unopened &&
            summary.waiting !== null &&
            summary.waiting !== me &&
            `${DOT}${t('home.waits', { player: names.get(summary.waiting) ?? '' })}`}
        </span>
        <span>
          {game.players
            .map(({ id }) =>
              id === me
                ? t('log.you')
                : bots[id] === undefined
                  ? names.get(id)
                  : t('home.bot', { player: names.get(id) ?? '' }),
            )
            .join(', ')}
        </span>
        <small className="quietText">{`${when}${DOT}${t('home.actions', { count: game.actions.length })}`}</small>
      </Link>
      <span className={css.gameActions}>
        <Link className={summary.over ? 'button' : 'button primary'} href={`/game/${record.id}`}>
          {t(wayIn)}
        </Link>
        <button type="button" className="quiet" onClick={() => saveFile(game)}>
          {t('menu.export')}
        </button>
        <Delete id={record.id} reload={reload} />
      </span>
    </li>
  );
};

export const Games = ({
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
