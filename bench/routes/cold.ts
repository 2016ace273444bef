// The first question of a process: one problem on standard input; the time of its answer, and whether it is proved.
import { bestRuns, problemOf } from '@roundhouse/routes';
import { readFileSync } from 'node:fs';
import { type Recorded, trackOf } from '../../packages/routes/test/facts.ts';
import { rulesOf, type Title } from '../../packages/routes/test/titles.ts';
import { msOf } from '../clock.ts';

const { title, line } = JSON.parse(readFileSync(0, 'utf8')) as { readonly title: Title; readonly line: Recorded };
const problem = problemOf(line, {
  track: trackOf(title, line.players, line.options),
  rules: rulesOf(title, line.options),
});
let proved = false;
const ms = msOf(() => ({ proved } = bestRuns(problem)));
process.stdout.write(JSON.stringify({ ms, proved }));
