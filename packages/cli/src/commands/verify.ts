import { begin, referee, replay } from '@roundhouse/engine';
import { type Command, CommandError, onlyFile, printJson, readArguments } from '../command.ts';
import { readGame } from '../files.ts';

const usage = 'verify FILE [--json]';

/** Replays a game with the referee after every action. */
export const verify: Command = {
  usage,
  run: async (args) => {
    const { values, positionals } = readArguments(usage, args, { json: { type: 'boolean' } });
    const file = onlyFile(usage, positionals);
    const game = await readGame(file);
    const findings = referee(begin(game).state).map((what) => ({ action: 0, what }));
    const played = replay(game, (state, index) => {
      for (const what of referee(state)) findings.push({ action: index + 1, what });
    });
    const last = played.states.at(-1);
    const refused = played.refused;
    const summary = {
      title: game.title,
      players: game.players.length,
      actions: game.actions.length,
      applied: played.states.length - 1,
      finished: last?.outcome !== null,
      reason: last?.outcome?.reason ?? null,
      scores: last?.outcome?.scores ?? {},
      findings,
      ...(refused ? { refusal: { ...refused.refusal, action: refused.index + 1 } } : {}),
    };
    if (values.json) printJson(summary);
    else
      process.stdout.write(
        `${game.title}: ${summary.applied} of ${summary.actions} actions, ${findings.length} findings\n`,
      );
    if (refused)
      throw new CommandError(
        `${file}: action ${refused.index + 1} is refused: ${refused.refusal.key} (${refused.refusal.rule})`,
      );
    if (findings[0]) throw new CommandError(`${file}: after action ${findings[0].action}: ${findings[0].what}`);
  },
};
