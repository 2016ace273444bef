/** A game in a list: what it is, where it stands, what one can do with it. */
import type { GameSummary } from '@roundhouse/protocol/client';
import { Link } from 'wouter';
import { botWith } from '../../app/bots/words.ts';
import { useSettings } from '../../app/settings.ts';
import { isolated } from '../../i18n/isolated.ts';
import { useT } from '../../i18n/words.ts';
import { useMe } from '../../net/me.ts';
import { useTimeLeft } from '../../net/time.ts';
import { useRoundName } from '../roundName.ts';
import css from './Online.module.css';
import { usePace } from './PaceLine.tsx';

/** Whose turn it is, or how far it has come. */
const Stand = ({ game }: { readonly game: GameSummary }) => {
  const t = useT('online', 'pages');
  const me = useMe((s) => s.me);
  const language = useSettings((s) => s.language);
  const nameAt = (seat: number | null): string => {
    const found = game.seats.find((each) => each.seat === seat);
    if (found?.person) return isolated(found.person.name);
    return found?.bot === null ? '' : (botWith(found?.bot ?? '')?.name[language] ?? '');
  };
  if (game.status === 'forming') {
    const taken = game.seats.filter(({ kind }) => kind === 'person' || kind === 'bot').length;
    return <>{t('online.forming', { taken, of: game.seats.length })}</>;
  }
  if (game.status === 'finished') {
    // Of games that ended before places were written down only the scores are known.
    const best = Object.entries(game.scores ?? {}).sort((a, b) => b[1] - a[1])[0]?.[0];
    const first = game.ranking?.[0] ?? [Number(best?.slice(1) ?? 0) - 1];
    return <>{t('online.finished', { player: first.map(nameAt).join(', ') })}</>;
  }
  if (game.status === 'adjourned') return <>{t('online.adjourned')}</>;
  const waits = game.seats.find(({ seat }) => seat === game.waiting);
  if (me && waits?.kind === 'person' && waits.person?.id === me.id) return <b>{t('online.yourTurn')}</b>;
  return <>{t('online.waitsFor', { player: nameAt(game.waiting) })}</>;
};

export const GameRow = ({ game }: { readonly game: GameSummary }) => {
  const t = useT('online', 'pages');
  const me = useMe((s) => s.me);
  const roundName = useRoundName();
  const left = useTimeLeft(game);
  const pace = usePace(game);
  // Before they sit down people see the clock they agree to; in a running game the time that is left.
  const speed = game.status === 'forming' ? pace : [t(`online.pace.${game.pace}`)];
  const tp = useT('pace');
  const wanted =
    game.status === 'playing'
      ? game.seats.flatMap((seat) => (seat.wanted ? [isolated(seat.person?.name ?? '–')] : []))
      : [];
  const seated = game.seats.some(({ person }) => me !== null && person?.id === me.id);
  const people = game.seats.flatMap(({ person, kind }) => (person && kind !== 'invited' ? [person] : []));
  const bots = game.seats.filter(({ kind, person }) => kind === 'bot' && person === null).length;
  const label = !seated
    ? game.status === 'forming'
      ? t('online.join')
      : t('online.look')
    : game.status === 'forming'
      ? t('online.toRoom')
      : t('online.toTable');
  return (
    <li className={css.game} data-mine={seated || undefined} data-net-game={game.id}>
      <span className={css.facts}>
        <span>
          <b>{game.title}</b> <Stand game={game} />
        </span>
        <small>
          {[...speed, left, game.round && roundName(game.round), game.rating && `★ ${game.rating}`]
            .filter(Boolean)
            .join(' · ')}
          {people.map(({ id, name }) => (
            <span key={id}>
              {' · '}
              <Link href={`/person/${id}`}>{isolated(name)}</Link>
            </span>
          ))}
          {bots > 0 && ` · ${t('online.bots', { count: bots })}`}
        </small>
        {wanted.length > 0 && <small>{tp('pace.wanted', { names: wanted.join(', ') })}</small>}
        {game.description !== '' && <small>{isolated(game.description)}</small>}
      </span>
      <Link className="button" href={`/table/${game.id}`}>
        {label}
      </Link>
    </li>
  );
};
