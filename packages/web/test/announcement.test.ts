/** What people hear who listen to the table. */
import { decider, factsOf, type Game, type State } from '@roundhouse/engine';
import { loadTitle } from '@roundhouse/titles';
import { beforeAll, expect, test } from 'vitest';
import { playedGame } from '../e2e/played.ts';
import { createSession, lineInSlices, type Session } from '../src/game/session.ts';

const PLAYED = 80;
let game: Game;
let states: readonly State[];

beforeAll(async () => {
  let asked = 0;
  // Written out: games are remembered by the words of what ends them.
  ({ game, states } = await playedGame('18MEX', 2, 3, { enough: () => asked++ > 80 }));
});

const sessionAt = async (count: number): Promise<Session> => {
  const stored: Game = { ...game, actions: game.actions.slice(0, count) };
  return createSession(stored, (await lineInSlices(stored, { slice: 1000 })).line);
};

const hear = async (
  session: Session,
  heard: number,
  mine: (player: string) => boolean,
  language: 'en' | 'ru' = 'en',
): Promise<string | null> => {
  const [{ makeFormatter }, { chooseLanguage, loadSections, translator }, { announcementOf }] = await Promise.all([
    import('../src/i18n/formatter.tsx'),
    import('../src/i18n/words.ts'),
    import('../src/game/announcement.ts'),
  ]);
  await loadSections(['engine', 'table']);
  await chooseLanguage(language);
  const [state] = states;
  if (!state) throw new Error('no game');
  const title = await loadTitle('18MEX');
  const formatter = makeFormatter(language, title, factsOf(state), game, null);
  return announcementOf(session.getState(), heard, mine, formatter, translator(language, title.words));
};

const nobody = (): boolean => false;
const everybody = (): boolean => true;

/** The last position from which somebody else decided before the same player is asked again. */
const roundTrip = (): { readonly own: number; readonly now: number } => {
  for (let now = PLAYED; now > 0; now--) {
    const by = decider(states[now] as State);
    const own = game.actions.slice(0, now).findLastIndex((each) => each.by === by);
    if (own >= 0 && own + 3 < now) return { own: own + 1, now };
  }
  throw new Error('nobody waited');
};

test('nothing is said while others decide, and everything once when it is one’s turn again', async () => {
  const { own, now } = roundTrip();
  const session = await sessionAt(now);
  expect(await hear(session, own, nobody)).toBeNull();
  const [fresh, repeated] = [await hear(session, own, everybody), await hear(session, now, everybody)];
  const turn = /turn\. /u;
  expect(fresh).toMatch(turn);
  expect(repeated).toMatch(turn);
  // What others did comes before the question; who has heard it is asked alone.
  expect(fresh?.endsWith(repeated ?? '')).toBe(true);
  expect(fresh?.length).toBeGreaterThan(repeated?.length ?? 0);
  const by = decider(states[now] as State);
  const names = game.players.filter(({ id }) => id !== by).map(({ name }) => name);
  expect(names.some((name) => fresh?.includes(name))).toBe(true);
});

test('the question says what to decide and how much there is to spend, in both languages', async () => {
  const session = await sessionAt(PLAYED);
  const [en, ru] = [await hear(session, PLAYED, everybody), await hear(session, PLAYED, everybody, 'ru')];
  expect(en).toMatch(/turn\. .+\$\d/u);
  expect(ru).toMatch(/[а-яё].+\$\d/u);
  expect(ru).not.toMatch(/[{}]|turn/u);
});

test('who goes on deciding hears what came of it and the next question, not again whose turn it is', async () => {
  const at = states.findIndex((state, i) => i > 0 && i < PLAYED && decider(state) === decider(states[i - 1] as State));
  expect(at).toBeGreaterThan(0);
  const session = await sessionAt(at);
  const [went, anew] = [await hear(session, at - 1, everybody), await hear(session, at, everybody)];
  expect(anew).toMatch(/turn\. /u);
  expect(went).not.toMatch(/turn\. /u);
  expect(went).toMatch(/\. .+\$\d/u);
});

test('a round that began is announced; the question ends with its own sign, and every sentence begins as one', async () => {
  for (const language of ['en', 'ru'] as const) {
    const began = states.findIndex(
      (state, i) => i > 0 && i <= PLAYED && state.round.kind !== states[i - 1]?.round.kind,
    );
    expect(began).toBeGreaterThan(0);
    expect(await hear(await sessionAt(began), began - 1, everybody, language)).toMatch(/round \d|раунд \d/u);
    for (let at = 1; at <= PLAYED; at += 6) {
      const said = (await hear(await sessionAt(at), at - 1, everybody, language)) ?? '';
      expect(said).not.toMatch(/[?!]\.|\u00a0·|\. \p{Ll}/u);
    }
  }
});

test('those who decide next hear who passed, in one sentence; players do not hear of their own pass', async () => {
  const passes = game.actions.flatMap(({ type, by }, i) => {
    const next = states[i + 1];
    // Who bought something and is done has not passed.
    const whole = game.actions[i - 1]?.by !== by;
    return type === 'pass' && whole && i < PLAYED && next?.round.kind === 'stock' && decider(next) !== by ? [i] : [];
  });
  expect(passes.length).toBeGreaterThan(2);
  for (const at of passes) {
    const name = game.players.find(({ id }) => id === game.actions[at]?.by)?.name ?? '';
    expect(await hear(await sessionAt(at + 1), at, everybody)).toContain(name);
  }
  const long = passes.find((at) => passes.includes(at + 1) && decider(states[at + 2] as State) !== null);
  if (long === undefined) throw new Error('nobody passed one after the other');
  expect(await hear(await sessionAt(long + 2), long, everybody)).toMatch(/ and \S+ pass\. /u);
  const { own, now } = roundTrip();
  const me = game.players.find(({ id }) => id === decider(states[now] as State))?.name ?? '';
  expect(await hear(await sessionAt(now), own, everybody)).not.toMatch(new RegExp(`${me}[^.]* pass(?:es)?\\.`, 'u'));
});

test('no arrow is spoken; the same words are heard when they are said again', async () => {
  for (const language of ['en', 'ru'] as const)
    for (let at = 1; at <= PLAYED; at += 3)
      expect(await hear(await sessionAt(at), at - 1, everybody, language)).not.toContain('→');
  const [{ heardAgain, withoutArrows }, { translator }] = await Promise.all([
    import('../src/game/announcement.ts'),
    import('../src/i18n/words.ts'),
  ]);
  // Between figures it is a change, between names a way.
  const spoken = withoutArrows('Ann → Boris: 70 K → 65 K, NdM ($50 → $60)', translator('en', null));
  expect(spoken).toBe('Ann to Boris: 70 K, now 65 K, NdM ($50, now $60)');
  const again = heardAgain('The same', 'The same');
  expect(again).not.toBe('The same');
  expect(heardAgain('The same', again)).toBe('The same');
});

test('the end of a game says who won', async () => {
  const played = await playedGame('18CZ', 7020, 2);
  const [{ makeFormatter }, { chooseLanguage, translator }, { announcementOf }] = await Promise.all([
    import('../src/i18n/formatter.tsx'),
    import('../src/i18n/words.ts'),
    import('../src/game/announcement.ts'),
  ]);
  await chooseLanguage('en');
  const title = await loadTitle('18CZ');
  const last = played.states.at(-1) as State;
  const session = createSession(played.game, (await lineInSlices(played.game, { slice: 1000 })).line);
  const formatter = makeFormatter('en', title, factsOf(last), played.game, null);
  const words = translator('en', title.words);
  const { length } = played.game.actions;
  expect(announcementOf(session.getState(), length - 1, nobody, formatter, words)).toMatch(/\. \S+ wins with [\d,]+/u);
});

test('a step of the history says where it leads, a refusal why', async () => {
  const session = await sessionAt(PLAYED);
  session.getState().goTo(20);
  expect(await hear(session, PLAYED, everybody)).toMatch(/20\/80\. ./u);
  session.getState().goTo(null);
  const by = decider(states[PLAYED] as State);
  if (by === null) throw new Error('nobody decides');
  session.getState().play({ type: 'buyTrain', by, train: 'no such train', from: 'depot', price: 1 });
  const refused = await hear(session, PLAYED, everybody);
  expect(refused).not.toBeNull();
  expect(refused).not.toMatch(/turn\. /u);
});

test('a name that is written from the right is kept apart, marks that turn a line are taken out', async () => {
  const { isolated } = await import('../src/i18n/isolated.ts');
  expect(isolated('Ann')).toBe('Ann');
  expect(isolated('\u202Eeve')).toBe('eve');
  expect(isolated('a\u0000b\u2067c')).toBe('abc');
  expect(isolated('علي')).toBe('\u2068علي\u2069');
});
