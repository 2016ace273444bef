/** `roundhouse`: one command per file in `commands/`; what goes wrong is one line on standard error and exit code 1. */
import { type Command, CommandError } from './command.ts';
import { draw } from './commands/draw.ts';
import { exportCommand } from './commands/export.ts';
import { importCommand } from './commands/import.ts';
import { routes } from './commands/routes.ts';
import { simulate } from './commands/simulate.ts';
import { titles } from './commands/titles.ts';
import { verify } from './commands/verify.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  titles,
  import: importCommand,
  export: exportCommand,
  routes,
  simulate,
  verify,
  draw,
};

const usage = (): string =>
  ['usage: roundhouse COMMAND …', ...Object.values(COMMANDS).map((each) => `  ${each.usage}`)].join('\n');

const main = async ([name, ...args]: readonly string[]): Promise<void> => {
  if (name === undefined || name === 'help' || name === '--help') {
    process.stdout.write(`${usage()}\n`);
    return;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new CommandError(`no command ${name}; try: roundhouse help`);
  await command.run(args);
};

const oneLine = (message: string): string => message.replaceAll(/\s+/g, ' ').slice(0, 500);

// Whoever reads our output may stop early (`| head`); that is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof CommandError) process.stderr.write(`roundhouse: ${oneLine(error.message)}\n`);
  else
    process.stderr.write(
      `roundhouse: unexpected: ${oneLine(error instanceof Error ? error.message : String(error))}\n`,
    );
  process.exitCode = 1;
}
