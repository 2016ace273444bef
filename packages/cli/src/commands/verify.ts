import { referee, type State } from '@roundhouse/engine';
import { reasonToPeer } from '@roundhouse/interchange';
import { about, type Command, CommandError, onlyFile, printJson, readArguments } from '../command.ts';
import { readGame } from '../files.ts';
import { lastState, refusedAt, replayed } from '../playing.ts';

const usage = 'verify FILE [--json]';

interface Finding {
  /** 0: the position before the first action. */
  readonly action: number;
  readonly what: string;
}

/** Replays a game with the referee after every action. */
export const verify: Command = {
  usage,
  summary: 'Replay a saved game and check every action',
  run: async (args) => {
    const { values, positionals } = readArguments(usage, args, { json: { type: 'boolean' } });
    const file = onlyFile(usage, positionals);
    const game = await readGame(file);
    const later: Finding[] = [];
    const found = (state: State, action: number): readonly Finding[] =>
      referee(state).map((what) => ({ action, what }));
    const played = replayed(file, game, (state, index) => later.push(...found(state, index + 1)));
    const opening = about(file, 'can’t be played', () => found(played.states[0] ?? lastState(file, played), 0));
    const findings = [...opening, ...later];
    const { outcome } = lastState(file, played);
    const { refused } = played;
    const summary = {
      title: game.title,
      players: game.players.length,
      actions: game.actions.length,
      applied: played.states.length - 1,
      finished: outcome !== null,
      reason: outcome ? reasonToPeer(outcome.reason) : null,
      scores: outcome?.scores ?? {},
      findings,
      ...(refused ? { refusal: { ...refused.refusal, action: refused.index + 1 } } : {}),
    };
    if (values.json) printJson(summary);
    else if (!refused)
      process.stdout.write(
        `${game.title}: ${summary.applied} of ${summary.actions} actions, ${findings.length} findings\n`,
      );
    if (refused) throw refusedAt(file, game.title, refused.index + 1, refused.refusal);
    const [first] = findings;
    if (first) throw new CommandError(`${file}: after action ${first.action}: ${first.what}`);
  },
};
