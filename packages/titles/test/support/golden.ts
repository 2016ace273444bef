/**
 * Golden games: a whole game as text that a person can read, one line per action with the cash it changed. Telling a game
 * that was heard gives the same text again as long as the rules say the same.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type Action,
  begin,
  type Game,
  newGame,
  parseAction,
  referee,
  replay,
  type Run,
  type State,
} from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { type Preferences, walkOn } from './walk.ts';

const ARROW = ' → ';

const runText = ({ train, stops, links }: Run): string =>
  `${train}(${stops.map((stop, i) => (i === 0 ? stop : `-${(links[i - 1] ?? []).join(',')}- ${stop}`)).join(' ')})`;

const readRun = (text: string): Run => {
  const [, train = '', way = ''] = /^([^(]+)\((.*)\)$/.exec(text) ?? [];
  const stops: string[] = [];
  const links: string[][] = [];
  for (const word of way.split(' ').filter((each) => each !== '')) {
    const [, link] = /^-(.*)-$/.exec(word) ?? [];
    if (link === undefined) stops.push(word);
    else links.push(link.split(',').filter((each) => each !== ''));
  }
  return { train, stops, links };
};

const valueText = (key: string, value: unknown): string => {
  if (key === 'runs') return (value as readonly Run[]).map(runText).join('; ');
  return Array.isArray(value) ? `[${value.join(',')}]` : JSON.stringify(value).replaceAll('"', '');
};

const actionText = ({ type, by, ...rest }: Action): string =>
  [
    by,
    type,
    ...Object.entries(rest).flatMap(([key, value]) => (value === undefined ? [] : [`${key}=${valueText(key, value)}`])),
  ].join(' ');

const NUMBERS = new Set(['price', 'city', 'percent', 'rotation', 'count', 'warranties']);

const readValue = (key: string, text: string): unknown => {
  if (key === 'runs') return text === '' ? [] : text.split('; ').map(readRun);
  if (text.startsWith('['))
    return text
      .slice(1, -1)
      .split(',')
      .filter((each) => each !== '');
  if (key === 'accept') return text === 'true';
  return NUMBERS.has(key) ? Number(text) : text;
};

const readAction = (line: string): Action => {
  const [by = '', type = '', ...rest] = line.split(' ');
  const fields = rest
    .join(' ')
    .split(/ (?=[a-z]+=)/i)
    .filter((each) => each !== '');
  const parsed = parseAction(
    Object.fromEntries([
      ['type', type],
      ['by', by],
      ...fields.map((each) => {
        const equals = each.indexOf('=');
        const key = each.slice(0, equals);
        return [key, readValue(key, each.slice(equals + 1))] as const;
      }),
    ]),
  );
  if ('error' in parsed) throw new Error(`${line}: ${parsed.error}`);
  return parsed.action;
};

const cashChanges = (before: State, after: State): string =>
  Object.entries(after.cash)
    .filter(([holder, cash]) => holder !== 'bank' && cash !== (before.cash[holder] ?? 0))
    .map(([holder, cash]) => `${holder} ${cash}`)
    .join(', ');

const heading = ({ round, phase }: State): string => `# ${round.kind} ${round.set}.${round.number}, phase ${phase}`;

/** The game as text. */
export const toText = (game: Game): string => {
  const { title, players, options, rulings, seed } = game;
  const { states, refused } = replay(game);
  if (refused) throw new Error(`action ${refused.index} is refused: ${refused.refusal.key}`);
  const lines = [`# ${JSON.stringify({ title, players: players.map((each) => each.id), options, rulings, seed })}`];
  let written = '';
  for (const [index, action] of game.actions.entries()) {
    const before = states[index];
    const after = states[index + 1];
    if (!before || !after) break;
    if (heading(before) !== written) lines.push((written = heading(before)));
    const changes = cashChanges(before, after);
    lines.push(actionText(action) + (changes === '' ? '' : ARROW + changes));
  }
  const end = states.at(-1)?.outcome;
  if (end)
    lines.push(
      `# ${end.reason}: ${Object.entries(end.scores)
        .map((each) => each.join(' '))
        .join(', ')}`,
    );
  return `${lines.join('\n')}\n`;
};

/** The game that a text describes. */
export const parseText = (text: string): Game => {
  const [first = '', ...lines] = text.split('\n');
  const { players, ...conditions } = JSON.parse(first.slice(2)) as {
    readonly title: string;
    readonly players: readonly `@${string}`[];
    readonly options: Game['options'];
    readonly rulings: Game['rulings'];
    readonly seed: number;
  };
  const game = newGame({
    ...conditions,
    seating: 'asSeated',
    players: players.map((id) => ({ id, name: id.slice(1) })),
  });
  begin(game);
  const actions = lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => readAction(line.split(ARROW)[0] ?? ''));
  return { ...game, actions };
};

/** The recorded actions as far as the rules still allow them; what comes after a refusal is played on by chance. */
const playedAgain = (game: Game, preferences?: Preferences): Game => {
  const found: string[] = [];
  const { states, refused } = replay(game, (state, index) => {
    for (const each of referee(state)) found.push(`action ${index}: ${each}`);
  });
  expect(found).toEqual([]);
  const state = states.at(-1);
  if (!state || (!refused && state.outcome)) return game;
  return walkOn({ ...game, actions: game.actions.slice(0, states.length - 1) }, state, { preferences }).game;
};

/**
 * Tests every `*.txt` of a folder: parsed, played again and written out it is the same text, with the referee after every action.
 * `npx vitest run golden -u` writes the files anew after a change of rules. A new file needs only its first line, the conditions:
 * `-u` plays the game, in the title's preferences.
 */
export const testGoldenGames = (folder: URL, preferences?: Preferences): void => {
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.txt')))
    test(`golden game ${name}`, { timeout: 180_000 }, async () => {
      const file = new URL(name, folder);
      const game = playedAgain(parseText(readFileSync(file, 'utf8')), preferences);
      await expect(toText(game)).toMatchFileSnapshot(fileURLToPath(file));
    });
};
