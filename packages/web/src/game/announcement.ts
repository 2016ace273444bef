/** What is said aloud of the game: whose turn it is, the question, what others did meanwhile, a sentence for each turn. */
import { decider, options as optionsOf, type PlayerId, scoreOf, standings, type State } from '@roundhouse/engine';
import { mainEventOf } from '@roundhouse/engine/models/mainEvent';
import { type Beat, storyOf } from '@roundhouse/engine/models/story';
import { DOT } from '../i18n/dot.ts';
import type { Formatter } from '../i18n/formatter.tsx';
import type { Translate } from '../i18n/words.ts';
import { purseOf } from './decision/purse.ts';
import { questionOf } from './decision/question.ts';
import { type Line, lineOnScreen, newestOf, positionShown, type SessionState, stateShown } from './session.ts';
import { idleText, turnText } from './story/sentences.ts';

/** An arrow is read out by its shape, or not at all: behind a figure it is a change, behind a name it leads to another. */
export const withoutArrows = (words: string, t: Translate): string =>
  words.replaceAll(/([^\s\u00a0\u2060]*)[\s\u00a0\u2060]*→[\s\u00a0\u2060]*/gu, (_all, before: string) => {
    const isName = /\p{L}/u.test(before) && !/^K$/u.test(before);
    return `${before}${t(isName ? 'spoken.to' : 'spoken.now')}`;
  });

/** What is said twice in the same words has not changed for a screen reader: a space at the end makes it new. */
export const heardAgain = (words: string, before: string): string => (words === before ? `${words}\u00a0` : words);

/** More turns than these nobody listens to; the log has them all. */
const MOST_TURNS = 12;

/** Who did nothing in a turn but pass; not a company that skips a step. */
const passedIn = (beats: readonly Beat[]): PlayerId | null => {
  const [first, ...rest] = beats.flatMap(({ logged }) => logged.map(({ event }) => event));
  return first?.type === 'passed' && first.company === undefined && rest.length === 0 ? first.player : null;
};

/** The turns after a position, one sentence each; those who passed one after the other in one. `by` does not hear of their own pass. */
const turnsSince = (
  { opening, events }: Line,
  after: number,
  by: PlayerId | null,
  formatter: Formatter,
  t: Translate,
): readonly string[] => {
  const texts: string[] = [];
  let passed: PlayerId[] = [];
  const tellPasses = (): void => {
    if (passed.length > 0) texts.push(idleText(passed, true, formatter, t));
    passed = [];
  };
  for (const turn of storyOf([opening, ...events]).flatMap(({ turns }) => turns)) {
    const beats = turn.beats.filter(({ main }) => main.position > after);
    const who = passedIn(beats);
    if (who !== null && who !== by) passed.push(who);
    const text = beats.length === 0 ? '' : turnText({ ...turn, beats }, formatter);
    if (text === '') continue;
    tellPasses();
    texts.push(text);
  }
  tellPasses();
  return texts.slice(-MOST_TURNS);
};

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

/** Who won, and with how much. */
const overText = (state: State, formatter: Formatter, t: Translate): readonly string[] => {
  const [winner] = standings(state).flat();
  return winner === undefined
    ? []
    : [t('over.wins', { ...formatter.who(winner), amount: formatter.money(scoreOf(state, winner)) })];
};

const asked = (session: SessionState, heard: number, formatter: Formatter, t: Translate): readonly string[] => {
  const state = newestOf(session);
  const by = decider(state);
  if (state.outcome) return overText(state, formatter, t);
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
const seen = (session: SessionState, formatter: Formatter, t: Translate): string => {
  const line = lineOnScreen(session);
  const position = positionShown(session);
  const event = mainEventOf(line.events[position - 1]);
  const where = `${formatter.round(stateShown(session).round)}, ${position}/${line.actions.length}`;
  return withoutArrows(spoken([where, ...(event ? [formatter.eventText(event)] : [])]), t);
};

/** What is said now; null while others decide: one announcement sums them up. `heard` is the position that was spoken of last. */
export const announcementOf = (
  session: SessionState,
  heard: number,
  mine: (player: string) => boolean,
  formatter: Formatter,
  t: Translate,
): string | null => {
  if (session.refusal) return formatter.refusal(session.refusal);
  if (session.shown !== null) return seen(session, formatter, t);
  const state = newestOf(session);
  const by = decider(state);
  if (!session.sandbox && by !== null && !mine(by)) return null;
  const news = session.sandbox || session.main.gap ? [] : turnsSince(session.main, heard, by, formatter, t);
  const began = session.sandbox ? [] : roundBegan(session, state, heard, formatter);
  return withoutArrows(spoken([...news, ...began, ...asked(session, heard, formatter, t)]), t);
};
