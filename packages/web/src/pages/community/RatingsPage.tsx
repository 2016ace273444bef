/** The table of ratings: people and bots, in one title or over all. */
import type { Rated } from '@roundhouse/protocol/client';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Shell } from '../../app/Shell.tsx';
import { useSettings } from '../../app/settings.ts';
import { isolated } from '../../i18n/isolated.ts';
import { useT } from '../../i18n/words.ts';
import { call } from '../../net/call.ts';
import online from '../online/Online.module.css';
import { BLURBS } from '../titles.ts';
import css from './Community.module.css';
import { RatingCells } from './RatingCells.tsx';

const RatingsPage = () => {
  const t = useT('community');
  const language = useSettings((s) => s.language);
  const [title, setTitle] = useState('');
  const [list, setList] = useState<readonly Rated[] | null>(null);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const load = async (): Promise<void> => {
      const answer = await call('ratings', { query: title === '' ? {} : { title } });
      if ('ok' in answer) setList(answer.ok);
    };
    void load();
  }, [title]);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const answer = await call('bots');
      if ('ok' in answer) setNames(new Map(answer.ok.map(({ id, name }) => [id, name[language]])));
    };
    void load();
  }, [language]);
  return (
    <Shell title={t('ratings.title')}>
      <div className={online.narrow}>
        <h1>{t('ratings.title')}</h1>
        <p>{t('ratings.text')}</p>
        <div className={css.filters}>
          <label>
            {t('lobby.title')}
            <select value={title} onChange={(event) => setTitle(event.target.value)}>
              <option value="">{t('profile.overall')}</option>
              {BLURBS.map(({ id }) => (
                <option key={id}>{id}</option>
              ))}
            </select>
          </label>
        </div>
        {list?.length === 0 && <p className="quietText">{t('ratings.none')}</p>}
        {list && list.length > 0 && (
          <table className={css.table}>
            <thead>
              <tr>
                <th />
                <th>{t('ratings.player')}</th>
                <th className={css.number}>{t('profile.rating')}</th>
                <th className={css.number}>{t('profile.games')}</th>
              </tr>
            </thead>
            <tbody>
              {list.map(({ person, bot, rating, provisional, games }, index) => (
                <tr key={person?.id ?? bot}>
                  <td className={css.number}>{index + 1}</td>
                  <td>
                    {person ? (
                      <Link href={`/person/${person.id}`}>{isolated(person.name)}</Link>
                    ) : (
                      t('ratings.bot', { name: names.get(bot ?? '') ?? bot ?? '' })
                    )}
                  </td>
                  <RatingCells of={{ rating, provisional, games }} />
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Shell>
  );
};

export default RatingsPage;
