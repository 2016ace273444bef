import { adapterFor, exportGame } from '@roundhouse/interchange';
import { about, type Command, CommandError, onlyFile, printJson, readArguments } from '../command.ts';
import { readGame } from '../files.ts';
import { expectDifferentFiles, writeWhole } from '../writing.ts';

const usage = 'export FILE [--json] [--out FILE]';

/** A game of ours as a file of 18xx.games. A file that ends before the game does is written too; the command has failed then. */
export const exportCommand: Command = {
  usage,
  summary: 'Write a game as 18xx.games reads it',
  run: async (args) => {
    const { values, positionals } = readArguments(usage, args, { json: { type: 'boolean' }, out: { type: 'string' } });
    const file = onlyFile(usage, positionals);
    expectDifferentFiles(file, values.out);
    const game = await readGame(file);
    const adapter = adapterFor(game.title);
    if (!adapter) throw new CommandError(`${file}: ${game.title} can’t be exported`);
    const exported = about(file, 'can’t be exported', () => exportGame(adapter, game));
    if ('error' in exported) throw new CommandError(`${file}: ${exported.error}`);
    if (values.out === undefined) printJson(exported.value);
    else writeWhole(values.out, `${JSON.stringify(exported.value)}\n`);
    if (exported.stop)
      throw new CommandError(`${file}: exported up to action ${exported.stop.action}: ${exported.stop.reason.en}`);
  },
};
