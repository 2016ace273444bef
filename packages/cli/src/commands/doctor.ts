/** `roundhouse doctor`: is everything set up as a server needs it? */
import { type Command, CommandError, printJson, readArguments } from '../command.ts';

const usage = 'doctor [--json]';
const SIGNS = { ok: 'ok     ', warning: 'warning', problem: 'PROBLEM' } as const;

export const doctor: Command = {
  usage,
  summary: 'Check settings, clock, files, database, mail, and https of a server',
  run: async (args) => {
    const { values } = readArguments(usage, args, { json: { type: 'boolean' } });
    const { examine } = await import('@roundhouse/server');
    const findings = await examine(process.env);
    for (const finding of findings)
      if (values.json) printJson(finding);
      else process.stdout.write(`${SIGNS[finding.state]}  ${finding.what}: ${finding.says}\n`);
    const problems = findings.filter(({ state }) => state === 'problem').length;
    if (problems > 0) throw new CommandError(`${problems} ${problems === 1 ? 'problem' : 'problems'} found`);
  },
};
