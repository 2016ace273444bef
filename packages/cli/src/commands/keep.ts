/** `roundhouse keep`: what those who run a server do with it. */
import type { Operator } from '@roundhouse/server';
import { type Command, CommandError, printJson, readArguments, wholeNumber } from '../command.ts';

/** A line for each thing it is about: people, messages, games, the database. */
const usage = [
  'keep list people|games|reports|acts',
  '     | ban NAME | unban NAME | rename NAME NEW | recover NAME | moderator NAME | no-moderator NAME',
  '     | remove GAME MESSAGE | report done REPORT',
  '     | look GAME | close GAME | open GAME | clear-flood GAME | clear-forming DAYS',
  '     | check | backup FILE | restore FILE [--json]',
].join('\n  ');

type Act = (operator: Operator, args: readonly string[]) => unknown;

const first = ([one = '']: readonly string[]): string => one;
const second = ([, two = '']: readonly string[]): string => two;

const settle: Act = (operator, args) => {
  if (first(args) !== 'done') throw new CommandError(`usage: ${usage}`);
  return operator.reportDone(second(args));
};

/** What is done, and how many words it needs. */
const ACTS: Readonly<Record<string, readonly [words: number, act: Act]>> = {
  list: [1, (operator, args) => operator.list(first(args))],
  look: [1, (operator, args) => operator.look(first(args))],
  ban: [1, (operator, args) => operator.ban(first(args), true)],
  unban: [1, (operator, args) => operator.ban(first(args), false)],
  rename: [2, (operator, args) => operator.rename(first(args), second(args))],
  moderator: [1, (operator, args) => operator.makeModerator(first(args), true)],
  'no-moderator': [1, (operator, args) => operator.makeModerator(first(args), false)],
  recover: [1, (operator, args) => operator.recover(first(args))],
  remove: [2, (operator, args) => operator.removeMessage(first(args), wholeNumber('message', second(args), 1, 1e9))],
  report: [2, settle],
  close: [1, (operator, args) => operator.closeGame(first(args))],
  open: [1, (operator, args) => operator.openGame(first(args))],
  'clear-flood': [1, (operator, args) => operator.clearFlood(first(args))],
  'clear-forming': [1, (operator, args) => operator.clearForming(wholeNumber('days', first(args), 1, 10_000))],
  backup: [1, (operator, args) => operator.backUp(first(args))],
  check: [0, (operator) => operator.check((checked) => printJson(checked))],
};

/** Rows one per line, anything else as it is: the same for people and for programs. */
const print = (result: unknown): void => {
  if (Array.isArray(result)) result.forEach(printJson);
  else printJson(result);
};

/** The server is large: it is loaded for this command only. */
const loadServer = () => import('@roundhouse/server');

const act = async (name: string, args: readonly string[]): Promise<unknown> => {
  const { asOperator, restoreBackup } = await loadServer();
  if (name === 'restore' && args.length === 1) return restoreBackup(process.env, first(args));
  const [words, work] = (Object.hasOwn(ACTS, name) ? ACTS[name] : undefined) ?? [];
  if (!work || args.length !== words) throw new CommandError(`usage: ${usage}`);
  return asOperator(process.env, (operator) => work(operator, args));
};

export const keep: Command = {
  usage,
  summary: 'Run a server: people, games, reports, backups',
  run: async (args) => {
    const { positionals } = readArguments(usage, args, { json: { type: 'boolean' } });
    const [name = '', ...rest] = positionals;
    try {
      print(await act(name, rest));
    } catch (error) {
      const { OperatorError } = await loadServer();
      throw error instanceof OperatorError ? new CommandError(error.message) : error;
    }
  },
};
