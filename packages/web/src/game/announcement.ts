/** What is said aloud of the game: whose turn it is and what is asked, what others did meanwhile, a sentence for each turn. */
import { decider, options as optionsOf, type State } from '@roundhouse/engine';
import { mainEventOf } from '@roundhouse/engine/models/mainEvent';
import { storyOf } from '@roundhouse/engine/models/story';
import { DOT } from '../i18n/dot.ts';
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

/** What was shown as a line, spoken: a dot between two things is a pause, and what asks or ends a sentence needs no other stop. */
const spoken = (sentences: readonly string[]): string =>
  sentences
    .flatMap((each) => each.split(DOT))
    .filter((each) => each !== '')
    .map((each) => (/[.!?…]$/u.test(each) ? each : `${each}.`))
    .map((each) => each.charAt(0).toLocaleUpperCase() + each.slice(1))
    .join(' ')
    .replace(/\.$/u, '');

/** The player to decide made every decision since: whose turn it is needs no saying. */
const goesOn = ({ main }: SessionState, heard: number, by: string): boolean =>
  heard < main.actions.length && main.actions.slice(heard).every((each) => each.by === by);

const asked = (session: SessionState, heard: number, formatter: Formatter, t: Translate): readonly string[] => {
  const state = newestOf(session);
  const by = decider(state);
  const ask = questionOf(state, optionsOf(state), formatter, t);
  if (!ask || by === null) return [];
  const before = session.main.states[heard];
  const same = !session.sandbox && before !== undefined && goesOn(session, heard, by);
  const turn = same && decider(before) === by ? [] : [t('heading.turn', formatter.who(by))];
  const known = same && questionOf(before, optionsOf(before), formatter, t)?.company === ask.company;
  const company = ask.company === null || known ? '' : `${formatter.companyName(ask.company)}: `;
  return [...turn, `${company}${ask.what}`, purseOf(state, optionsOf(state), ask, formatter, t)];
};

/** A round that began since; nobody who only listens sees the heading change. */
const roundBegan = ({ main }: SessionState, state: State, heard: number, formatter: Formatter): readonly string[] => {
  const before = main.states[heard];
  if (before === undefined) return [];
  const [was, is] = [formatter.round(before.round), formatter.round(state.round)];
  return was === is ? [] : [is];
};

/** An earlier position: which one, and what led to it. */
const seen = (session: SessionState, formatter: Formatter): string => {
  const line = lineOnScreen(session);
  const position = positionShown(session);
  const event = mainEventOf(line.events[position - 1]);
  const where = `${formatter.round(stateShown(session).round)}, ${position}/${line.actions.length}`;
  return spoken([where, ...(event ? [formatter.eventText(event)] : [])]);
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
  const began = session.sandbox ? [] : roundBegan(session, state, heard, formatter);
  return spoken([...news, ...began, ...asked(session, heard, formatter, t)]);
};
