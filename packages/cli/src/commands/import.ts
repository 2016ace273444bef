import { adapterFor, importGame, parsePeerFile } from '@roundhouse/interchange';
import { loadTitle, titleIdOf } from '@roundhouse/titles';
import { type Command, CommandError, onlyFile, printJson, readArguments } from '../command.ts';
import { readJson, writeWhole } from '../files.ts';

const usage = 'import FILE [--json] [--trace OUT] [--out GAME]';

/** Imports a game of 18xx.games. */
export const importCommand: Command = {
  usage,
  run: async (args) => {
    const { values, positionals } = readArguments(usage, args, {
      json: { type: 'boolean' },
      trace: { type: 'string' },
      out: { type: 'string' },
    });
    const file = onlyFile(usage, positionals);
    const parsed = parsePeerFile(readJson(file));
    if ('error' in parsed) throw new CommandError(`${file}: ${parsed.error}`);
    const id = titleIdOf(parsed.value.title);
    const adapter = id === undefined ? undefined : adapterFor(id);
    if (id === undefined || !adapter) throw new CommandError(`${file}: unknown title ${parsed.value.title}`);
    await loadTitle(id);
    const imported = importGame(adapter, parsed.value);
    const { game, recorded, applied, finished, reason, result, refusal } = imported;
    if (values.trace !== undefined)
      writeWhole(values.trace, imported.trace.map((line) => `${JSON.stringify(line)}\n`).join(''));
    if (values.out !== undefined) writeWhole(values.out, `${JSON.stringify(game)}\n`);
    const summary = {
      title: game.title,
      players: game.players.length,
      actions: recorded,
      applied,
      finished,
      reason,
      result,
      ...(refusal ? { refusal } : {}),
    };
    if (values.json) printJson(summary);
    else
      process.stdout.write(
        `${game.title}: ${applied} of ${recorded} actions, ${finished ? `ended: ${reason}` : 'not finished'}\n`,
      );
    if (refusal)
      throw new CommandError(
        `${file}: action ${refusal.action} is refused: ${refusal.key} (${refusal.rule || 'no rule'})`,
      );
  },
};
