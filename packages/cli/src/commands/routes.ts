import { factsOf, rulesOf, type Rules } from '@roundhouse/engine';
import { adapterFor } from '@roundhouse/interchange';
import { type ProblemLine, type Setting, solveProblem } from '@roundhouse/routes';
import { loadTitle, routeRulesOf, titleIdOf } from '@roundhouse/titles';
import { about, type Command, CommandError, messageOf, onlyFile, printJson, readArguments } from '../command.ts';
import { parseJson, readText } from '../files.ts';
import { type NamedProblem, parseProblemLine } from '../problem.ts';

const usage = 'routes FILE [--json]';

const conditionsOf = async (line: ProblemLine): Promise<Rules> => {
  const id = titleIdOf(line.title);
  const adapter = id === undefined ? undefined : adapterFor(id);
  if (id === undefined || !adapter) throw new CommandError(`unknown title ${line.title}`);
  const players = Array.from({ length: line.players }, (_, seat) => ({ id: seat + 1, name: `${seat + 1}` }));
  const conditions = adapter.conditions({
    title: line.title,
    players,
    settings: { optional_rules: [...line.options] },
    actions: [],
  });
  const seats = players.map((each) => ({ id: `@${each.id}` as const, name: each.name }));
  const title = await loadTitle(id);
  if (!title.players.includes(line.players)) throw new CommandError(`${id} doesn’t support ${line.players} players`);
  return rulesOf(title, { title: id, players: seats, ...conditions });
};

const settings = new Map<string, Promise<Setting>>();

/** Map, tiles and route rules, prepared once for each title, player count and set of options. */
const settingOf = (line: ProblemLine): Promise<Setting> => {
  const key = [line.title, line.players, ...line.options].join();
  const known = settings.get(key);
  if (known) return known;
  const made = conditionsOf(line).then(async (rules) => ({
    track: factsOf({ rules }).track,
    rules: await routeRulesOf(rules),
  }));
  settings.set(key, made);
  return made;
};

/** Names that the map, the tiles or the trains do not know. */
const unknownIn = ({ board, tokens, trains }: NamedProblem, { track, rules }: Setting): string | undefined => {
  const { hexes } = track.map;
  for (const [hex, [tile]] of Object.entries(board)) {
    if (!Object.hasOwn(hexes, hex)) return `hex ${hex}`;
    if (!Object.hasOwn(track.tiles, tile)) return `tile ${tile}`;
  }
  for (const [hex] of tokens) if (!Object.hasOwn(hexes, hex)) return `hex ${hex}`;
  for (const { name } of trains) if (!Object.hasOwn(rules.trains, name.replace(/\*+$/, ''))) return `train ${name}`;
  return undefined;
};

const prepared = async (where: string, text: string): Promise<{ line: NamedProblem; setting: Setting }> => {
  const parsed = parseProblemLine(parseJson(where, text));
  if ('error' in parsed) throw new CommandError(`${where}: ${parsed.error}`);
  const line = parsed.value;
  const setting = await settingOf(line).catch((error: unknown) => {
    throw new CommandError(`${where}: ${messageOf(error)}`);
  });
  const unknown = unknownIn(line, setting);
  if (unknown !== undefined) throw new CommandError(`${where}: ${line.title} has no ${unknown}`);
  return { line, setting };
};

/** Solves route problems, one JSON object per line. */
export const routes: Command = {
  usage,
  summary: 'Find the best routes for problems in a file',
  run: async (args) => {
    const { positionals } = readArguments(usage, args, { json: { type: 'boolean' } });
    const file = onlyFile(usage, positionals);
    const lines = readText(file).split('\n');
    for (const [index, text] of lines.entries()) {
      if (text.trim() === '') continue;
      const where = `${file}: line ${index + 1}`;
      const { line, setting } = await prepared(where, text);
      const started = performance.now();
      const { revenue, subsidy, proved, nodes, bound } = about(where, 'can’t be solved', () =>
        solveProblem(line, setting),
      );
      const ms = Math.round((performance.now() - started) * 1000) / 1000;
      const id = line.id ?? [line.title, line.game, line.i].filter((each) => each !== undefined).join('/');
      printJson({ id, revenue, ...(subsidy > 0 ? { subsidy } : {}), proved, ...(proved ? {} : { bound }), nodes, ms });
    }
  },
};
