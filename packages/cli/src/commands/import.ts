import { existsSync } from 'node:fs';
import {
  adapterFor,
  type Imported,
  importGame,
  parsePeerFile,
  type PeerFile,
  playerFromPeer,
} from '@roundhouse/interchange';
import { loadTitle, titleIdOf } from '@roundhouse/titles';
import { about, type Command, CommandError, onlyFile, printJson, readArguments } from '../command.ts';
import { readJson } from '../files.ts';
import { refusedAt } from '../playing.ts';
import { expectDifferentFiles, writeWhole } from '../writing.ts';

const usage = 'import FILE [--json] [--trace OUT] [--out GAME]';

const readPeerFile = (file: string): PeerFile => {
  const parsed = parsePeerFile(readJson(file));
  if ('error' in parsed) throw new CommandError(`${file}: ${parsed.error}`);
  const ids = new Set(parsed.value.players.map(({ id }) => String(id)));
  if (ids.size < parsed.value.players.length) throw new CommandError(`${file}: two players have the same id`);
  return parsed.value;
};

/** Scores by the ids of the players in the file. */
const resultOf = ({ players }: PeerFile, { state }: Imported): Readonly<Record<string, number>> => {
  const scores: Readonly<Record<string, number>> = state.outcome?.scores ?? {};
  return Object.fromEntries(
    players.flatMap(({ id }) => {
      const score = scores[playerFromPeer(id)];
      return score === undefined ? [] : [[String(id), score] as const];
    }),
  );
};

/** Imports a game of 18xx.games. */
export const importCommand: Command = {
  usage,
  summary: 'Read a game from 18xx.games and check it move by move',
  run: async (args) => {
    const { values, positionals } = readArguments(usage, args, {
      json: { type: 'boolean' },
      trace: { type: 'string' },
      out: { type: 'string' },
    });
    const file = onlyFile(usage, positionals);
    expectDifferentFiles(file, values.trace, values.out);
    const recording = readPeerFile(file);
    const id = titleIdOf(recording.title);
    const adapter = id === undefined ? undefined : adapterFor(id);
    if (id === undefined || !adapter) throw new CommandError(`${file}: unknown title ${recording.title}`);
    await loadTitle(id);
    const imported = about(file, 'can’t be imported', () =>
      importGame(adapter, recording, { trace: values.trace !== undefined }),
    );
    const { game, recorded, applied, finished, reason, refusal } = imported;
    // What breaks off replaces no file: its trace, up to there, is written only where there is none yet.
    if (values.trace !== undefined && !(refusal && existsSync(values.trace)))
      writeWhole(values.trace, imported.trace.map((line) => `${JSON.stringify(line)}\n`).join(''));
    if (values.out !== undefined && !refusal) writeWhole(values.out, `${JSON.stringify(game)}\n`);
    if (values.json)
      printJson({
        title: game.title,
        players: game.players.length,
        actions: recorded,
        applied,
        finished,
        reason,
        result: resultOf(recording, imported),
        ...(refusal ? { refusal } : {}),
      });
    else if (!refusal)
      process.stdout.write(
        `${game.title}: ${applied} of ${recorded} actions, ${finished ? `ended: ${reason}` : 'not finished'}\n`,
      );
    if (refusal) throw refusedAt(file, game.title, refusal.action, refusal);
  },
};
