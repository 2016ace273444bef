/** What is being shown, in the place of the decision: who, what, why. */
import { words as reasonWords } from '@roundhouse/bots/words';
import type { Beat } from '@roundhouse/engine/models/story';
import { decider, type Event } from '@roundhouse/engine';
import { useStore } from 'zustand';
import { useT } from '../../i18n/words.ts';
import { BeatText } from '../BeatText.tsx';
import { reasonsOf } from '../botRunner.ts';
import { useFormatter, useGameContext, useSession, useTableState } from '../context.tsx';
import { BotBadge } from '../../app/bots/BotBadge.tsx';
import { newestOf } from '../session.ts';
import { useSkip } from './useSkip.ts';
import css from './FilmPanel.module.css';

/** More than these nobody reads in a second. */
const MOST_LINES = 4;

/** A beat of payments alone needs no sentence: what the money was for has one. */
const hasSentence = ({ events }: Beat): boolean => events.some(({ event }) => event.type !== 'paid');

/** Who a sentence begins with; a company that passes goes before the one who runs it. */
const subjectOf = (event: Event): string | undefined =>
  'who' in event ? event.who : 'player' in event && !('company' in event) ? event.player : undefined;

const FilmPanel = () => {
  const t = useT('film');
  const formatter = useFormatter();
  const { table } = useGameContext();
  const { film } = table;
  useSkip();
  const { frame, mode, past } = useStore(film.state);
  const thinking = useTableState((s) => s.thinking);
  const by = useSession((s) => decider(newestOf(s)));
  const actor = useSession((s) => s.main.actions[(frame?.position ?? 0) - 1]?.by);
  const beats = frame?.beats.filter(hasSentence) ?? [];
  const [reason] = frame ? (reasonsOf(table.session).get(frame.position) ?? []) : [];
  const who = actor ?? thinking ?? by;
  const bot = useTableState((s) => (who === null ? undefined : s.bots[who]));
  // Where the sentence begins with the name it is not said twice; who listens hears the heading.
  const [named] = beats;
  const isNamed = named !== undefined && subjectOf(named.main.event) === who;
  return (
    <div className={css.film} data-film={mode ?? ''}>
      {bot !== undefined && (
        <span className={css.face} key={who}>
          <BotBadge bot={bot} />
        </span>
      )}
      <h2 className={css.who} data-named={isNamed || undefined}>
        {formatter.holder(who)}
      </h2>
      {beats.length === 0 ? (
        <p>{t('bots.thinking', { player: formatter.holder(thinking ?? by) })}</p>
      ) : (
        <ul className={css.beats}>
          {beats.slice(0, MOST_LINES).map((beat) => (
            <li key={`${beat.main.position} ${beat.main.index}`} data-importance={beat.importance}>
              <BeatText beat={beat} formatter={formatter} />
            </li>
          ))}
        </ul>
      )}
      {reason && (
        <p className={css.reason}>{formatter.message(reasonWords[formatter.language][reason.key], reason.args)}</p>
      )}
      <p className={css.buttons} data-film-button="">
        <button type="button" className="primary" onClick={film.skip}>
          {t(mode === 'replay' ? 'film.end' : 'film.skip')}
        </button>
        {mode === 'live' && !table.net && (
          <button type="button" onClick={table.stopBots}>
            {t('bots.stop')}
          </button>
        )}
      </p>
      <p className={css.hint}>{t('film.hint')}</p>
      {past.length > 0 && (
        <ul className={css.past}>
          {past.flatMap(({ beats: before }) =>
            before.filter(hasSentence).map((beat) => (
              <li key={`${beat.main.position} ${beat.main.index}`}>
                <BeatText beat={beat} formatter={formatter} />
              </li>
            )),
          )}
        </ul>
      )}
    </div>
  );
};

export default FilmPanel;
