/** One command per file in `commands/`; what goes wrong is one line on standard error and exit code 1. */
import * as z from 'zod/mini';
import { type Command, CommandError, messageOf } from './command.ts';
import { advise } from './commands/advise.ts';
import { arena } from './commands/arena.ts';
import { doctor } from './commands/doctor.ts';
import { draw } from './commands/draw.ts';
import { exportCommand } from './commands/export.ts';
import { importCommand } from './commands/import.ts';
import { keep } from './commands/keep.ts';
import { routes } from './commands/routes.ts';
import { simulate } from './commands/simulate.ts';
import { titles } from './commands/titles.ts';
import { verify } from './commands/verify.ts';

// Where a file has the wrong form, the message says what was expected and what is there.
z.config(z.locales.en());

const COMMANDS: Readonly<Record<string, Command>> = {
  titles,
  import: importCommand,
  export: exportCommand,
  routes,
  simulate,
  arena,
  advise,
  verify,
  draw,
  keep,
  doctor,
};

const usage = (): string =>
  [
    'usage: roundhouse COMMAND …',
    ...Object.values(COMMANDS).flatMap((each) => [`  ${each.usage}`, `      ${each.summary}`]),
  ].join('\n');

const perform = async ([name, ...args]: readonly string[]): Promise<void> => {
  if (name === undefined || name === 'help' || name === '--help' || args.includes('--help')) {
    process.stdout.write(`${usage()}\n`);
    return;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new CommandError(`unknown command ${name}; try: roundhouse help`);
  await command.run(args);
};

/** Nothing in a foreign file may steer a terminal, nor make two lines of one. */
const oneLine = (message: string): string => message.replaceAll(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 500);

export const printError = (error: unknown): void => {
  const known = error instanceof CommandError;
  process.stderr.write(`roundhouse: ${known ? '' : 'unexpected: '}${oneLine(messageOf(error))}\n`);
};

/** Does what the arguments say; the exit code. */
export const run = async (args: readonly string[]): Promise<0 | 1> => {
  try {
    await perform(args);
    return 0;
  } catch (error) {
    printError(error);
    return 1;
  }
};
