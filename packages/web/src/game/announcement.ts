/** What is said aloud of the game: whose turn it is and what is asked, what others did meanwhile, a sentence for each turn. */
import { decider, options as optionsOf } from '@roundhouse/engine';
import { mainEventOf } from '@roundhouse/engine/models/mainEvent';
import { storyOf } from '@roundhouse/engine/models/story';
import type { Formatter } from '../i18n/formatter.tsx';
import type { Translate } from '../i18n/words.ts';
import { purseOf } from './decision/purse.ts';
import { questionOf } from './decision/question.ts';
import { type Line, lineOnScreen, newestOf, positionShown, type SessionState, stateShown } from './session.ts';
import { turnText } from './story/sentences.ts';

/** More turns than these nobody listens to; the log has them all. */
const MOST_TURNS = 12;

/** The turns after a position, one sentence each. */
const turnsSince = ({ opening, events }: Line, after: number, formatter: Formatter): readonly string[] =>
  storyOf([opening, ...events])
    .flatMap(({ turns }) => turns)
    .flatMap((turn) => {
      const beats = turn.beats.filter(({ main }) => main.position > after);
      const text = beats.length === 0 ? '' : turnText({ ...turn, beats }, formatter);
      return text === '' ? [] : [text];
    })
    .slice(-MOST_TURNS);

const asked = (session: SessionState, formatter: Formatter, t: Translate): string => {
  const state = newestOf(session);
  const options = optionsOf(state);
  const ask = questionOf(state, options, formatter, t);
  if (!ask) return '';
  const turn = t('heading.turn', formatter.who(decider(state)));
  const company = ask.company === null ? '' : `${formatter.companyName(ask.company)}: `;
  return `${turn}. ${company}${ask.what}. ${purseOf(state, options, ask, formatter, t)}`;
};

/** An earlier position: which one, and what led to it. */
const seen = (session: SessionState, formatter: Formatter): string => {
  const line = lineOnScreen(session);
  const position = positionShown(session);
  const event = mainEventOf(line.events[position - 1]);
  const where = `${formatter.round(stateShown(session).round)}, ${position}/${line.actions.length}`;
  return event ? `${where}. ${formatter.eventText(event)}` : where;
};

/** What is said now; null while others decide: they are told of together. `heard` is the position that was spoken of last. */
export const announcementOf = (
  session: SessionState,
  heard: number,
  mine: (player: string) => boolean,
  formatter: Formatter,
  t: Translate,
): string | null => {
  if (session.refusal) return formatter.refusal(session.refusal);
  if (session.shown !== null) return seen(session, formatter);
  const state = newestOf(session);
  const by = decider(state);
  if (!session.sandbox && by !== null && !mine(by)) return null;
  const news = session.sandbox || session.main.gap ? [] : turnsSince(session.main, heard, formatter);
  return [...news, by === null ? '' : asked(session, formatter, t)].filter((each) => each !== '').join('. ');
};
