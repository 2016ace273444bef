import { factsOf, rulesOf, type Rules } from '@roundhouse/engine';
import { adapterFor } from '@roundhouse/interchange';
import { type ProblemLine, type Setting, solveProblem } from '@roundhouse/routes';
import { loadTitle, routeRulesOf, titleIdOf } from '@roundhouse/titles';
import { type Command, CommandError, onlyFile, printJson, readArguments } from '../command.ts';
import { readText } from '../files.ts';
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
  return rulesOf(await loadTitle(id), { title: id, players: seats, ...conditions });
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

const readLine = (file: string, text: string, number: number): NamedProblem => {
  const parsed = parseProblemLine(text);
  if ('error' in parsed) throw new CommandError(`${file}: line ${number}: ${parsed.error}`);
  return parsed.value;
};

/** Solves route problems, one JSON object per line. */
export const routes: Command = {
  usage,
  run: async (args) => {
    const { positionals } = readArguments(usage, args, { json: { type: 'boolean' } });
    const file = onlyFile(usage, positionals);
    const lines = readText(file).split('\n');
    for (const [index, text] of lines.entries()) {
      if (text.trim() === '') continue;
      const line = readLine(file, text, index + 1);
      const setting = await settingOf(line);
      const started = performance.now();
      const { revenue, subsidy, proved, nodes, bound } = solveProblem(line, setting);
      const ms = Math.round((performance.now() - started) * 1000) / 1000;
      const id = line.id ?? [line.title, line.game, line.i].filter((each) => each !== undefined).join('/');
      printJson({ id, revenue, ...(subsidy > 0 ? { subsidy } : {}), proved, ...(proved ? {} : { bound }), nodes, ms });
    }
  },
};
