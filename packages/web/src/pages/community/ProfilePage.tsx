/** A person: games, results, ratings, how fast they decide, and how one fared against them. */
import type { Person, Profile } from '@roundhouse/protocol/client';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Shell } from '../../app/Shell.tsx';
import { useSettings } from '../../app/settings.ts';
import { isolated } from '../../i18n/isolated.ts';
import { useT } from '../../i18n/words.ts';
import { call } from '../../net/call.ts';
import { loadMe, useMe } from '../../net/me.ts';
import online from '../online/Online.module.css';
import css from './Community.module.css';
import { RatingCells } from './RatingCells.tsx';

type Shown = NonNullable<Profile['shown']>;

const Ratings = ({ of }: { readonly of: Shown['ratings'] }) => {
  const t = useT('community');
  if (of.length === 0) return null;
  return (
    <section>
      <h2>{t('profile.ratings')}</h2>
      <table className={css.table}>
        <thead>
          <tr>
            <th />
            <th className={css.number}>{t('profile.rating')}</th>
            <th className={css.number}>{t('profile.games')}</th>
          </tr>
        </thead>
        <tbody>
          {of.map(({ title, rating, provisional, games }) => (
            <tr key={title ?? ''}>
              <td>{title ?? t('profile.overall')}</td>
              <RatingCells of={{ rating, provisional, games }} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const Results = ({ of }: { readonly of: Shown['results'] }) => {
  const t = useT('community');
  return (
    <section>
      <h2>{t('profile.results')}</h2>
      {of.length === 0 ? (
        <p className="quietText">{t('profile.noResults')}</p>
      ) : (
        <table className={css.table}>
          <thead>
            <tr>
              <th />
              <th className={css.number}>{t('profile.games')}</th>
              <th className={css.number}>{t('profile.won')}</th>
              <th className={css.number} title={t('profile.placeText')}>
                {t('profile.place')}
              </th>
            </tr>
          </thead>
          <tbody>
            {of.map(({ title, games, won, place }) => (
              <tr key={title}>
                <td>{title}</td>
                <td className={css.number}>{games}</td>
                <td className={css.number}>{won}</td>
                <td className={css.number}>{Math.round(place * 100)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};

/** A span as one says it. */
const useSpan = (): ((milliseconds: number) => string) => {
  const t = useT('community');
  return (milliseconds) => {
    const seconds = Math.max(1, Math.round(milliseconds / 1000));
    if (seconds < 90) return t('profile.seconds', { count: seconds });
    const minutes = Math.round(seconds / 60);
    return minutes < 90
      ? t('profile.minutes', { count: minutes })
      : t('profile.hours', { count: Math.round(minutes / 60) });
  };
};

const Figures = ({ shown }: { readonly shown: Shown }) => {
  const t = useT('community');
  const span = useSpan();
  const language = useSettings((s) => s.language);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return (
    <>
      <p>{t('profile.playing', { count: shown.playing })}</p>
      {shown.pace && <p>{t('profile.pace', { time: span(shown.pace.median), count: shown.pace.decisions })}</p>}
      <Ratings of={shown.ratings} />
      <Results of={shown.results} />
      {shown.recent.length > 0 && (
        <section>
          <h2>{t('profile.recent')}</h2>
          <ul className={css.list}>
            {shown.recent.map(({ game, title, at, place, players }) => (
              <li key={game}>
                <Link href={`/table/${game}`}>{title}</Link> {t('profile.placeOf', { place, players })}{' '}
                <small className="quietText">{day.format(at)}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};

const Others = ({ profile, reload }: { readonly profile: Profile; readonly reload: () => Promise<void> }) => {
  const t = useT('community');
  const [why, setWhy] = useState('');
  const [reported, setReported] = useState(false);
  const params = { person: profile.person.id };
  const report = async (): Promise<void> => {
    const answer = await call('reportPerson', { params, body: { reason: why } });
    setReported('ok' in answer);
  };
  return (
    <section>
      <p>{t('profile.blockText')}</p>
      <p className={css.line}>
        <button type="button" onClick={() => void call(profile.blocked ? 'unblock' : 'block', { params }).then(reload)}>
          {t(profile.blocked ? 'profile.unblock' : 'profile.block')}
        </button>
      </p>
      <details>
        <summary>{t('profile.report')}</summary>
        {reported ? (
          <p role="status">{t('profile.reported')}</p>
        ) : (
          <form
            className={online.form}
            onSubmit={(event) => {
              event.preventDefault();
              void report();
            }}
          >
            <label>
              {t('profile.reportWhy')}
              <textarea
                required
                maxLength={1000}
                rows={3}
                value={why}
                onChange={(event) => setWhy(event.target.value)}
              />
            </label>
            <button type="submit">{t('profile.send')}</button>
          </form>
        )}
      </details>
    </section>
  );
};

const Mine = ({ profile, reload }: { readonly profile: Profile; readonly reload: () => Promise<void> }) => {
  const t = useT('community');
  const [blocked, setBlocked] = useState<readonly Person[]>([]);
  const load = useCallback(async (): Promise<void> => {
    const answer = await call('blocked');
    if ('ok' in answer) setBlocked(answer.ok);
  }, []);
  useEffect(() => void load(), [load]);
  return (
    <section>
      <label className={css.check}>
        <input
          type="checkbox"
          checked={profile.open}
          onChange={() => void call('showProfile', { body: { shown: !profile.open } }).then(reload)}
        />
        {t('profile.show')}
      </label>
      {blocked.length > 0 && (
        <>
          <h2>{t('profile.blocked')}</h2>
          <ul className={css.list}>
            {blocked.map(({ id, name }) => (
              <li key={id} className={css.line}>
                <Link href={`/person/${id}`}>{isolated(name)}</Link>
                <button
                  type="button"
                  className="quiet"
                  onClick={() => void call('unblock', { params: { person: id } }).then(load)}
                >
                  {t('profile.unblock')}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};

const ProfileDetails = ({ profile, reload }: { readonly profile: Profile; readonly reload: () => Promise<void> }) => {
  const t = useT('community');
  const me = useMe((s) => s.me);
  const language = useSettings((s) => s.language);
  const { person, since, shown, headToHead } = profile;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return (
    <>
      <h1>{isolated(person.name)}</h1>
      <p className="quietText">
        {person.kind === 'guest' && `${t('profile.guest')} · `}
        {t('profile.since', { date: day.format(since) })}
      </p>
      {person.kind === 'program' && <p>{t('profile.program')}</p>}
      {me?.id === person.id && <Mine profile={profile} reload={reload} />}
      {shown ? <Figures shown={shown} /> : <p>{t('profile.hidden')}</p>}
      {headToHead && (
        <section>
          <h2>{t('profile.headToHead', { name: isolated(person.name) })}</h2>
          <p>{headToHead.games === 0 ? t('profile.headToHeadNone') : t('profile.headToHeadText', { ...headToHead })}</p>
        </section>
      )}
      {me && me.id !== person.id && <Others profile={profile} reload={reload} />}
      <p>
        <Link href="/ratings">{t('ratings.title')}</Link>
      </p>
    </>
  );
};

const ProfilePage = ({ id }: { readonly id: string }) => {
  const t = useT('community');
  const [profile, setProfile] = useState<Profile | 'gone' | null>(null);
  const reload = useCallback(async (): Promise<void> => {
    const answer = await call('profile', { params: { person: id } });
    setProfile('ok' in answer ? answer.ok : 'gone');
  }, [id]);
  useEffect(() => {
    void loadMe();
    void reload();
  }, [reload]);
  return (
    <Shell title={t('profile.title')}>
      <div className={`${online.narrow} ${css.sections}`}>
        {profile === 'gone' ? (
          <>
            <h1>{t('profile.title')}</h1>
            <p>{t('profile.gone')}</p>
          </>
        ) : (
          profile && <ProfileDetails profile={profile} reload={reload} />
        )}
      </div>
    </Shell>
  );
};

export default ProfilePage;
