import { playedGame, LIKES } from './played.ts';
import { topFrame, offers, offeredType } from '@roundhouse/engine';
const [title, from, to, players, opts] = process.argv.slice(2);
const likes = [
  ['short', 15],
  ['actFor', 15],
  ['convert', 30],
  ['takeLoan', 40],
  ['repayLoan', 20],
  ['turnTrain', 50],
  ['sellPrivate', 60],
  ...LIKES,
] as const;
for (let seed = Number(from); seed <= Number(to); seed++) {
  const t0 = Date.now();
  const { game, states } = await playedGame(title, seed, Number(players), { likes, options: JSON.parse(opts ?? '{}') });
  const seen = new Map<string, [number, number]>();
  states.forEach((s, i) => {
    const st = topFrame(s)?.step ?? '';
    const kinds = [...new Set(offers(s).map(offeredType))].sort().join(',');
    const k = `${st}${st === 'consent' ? ':' + String(topFrame(s)?.['proposal']) : ''}${st === 'companyAuction' ? ':' + String(topFrame(s)?.['kind']) : ''} [${kinds}]`;
    const e = seen.get(k);
    if (e) e[1]++;
    else seen.set(k, [i, 1]);
  });
  console.log(
    `== seed ${seed} actions ${game.actions.length} ${Date.now() - t0}ms end ${JSON.stringify(states.at(-1)?.outcome ?? null).slice(0, 80)}`,
  );
  for (const [k, [i, n]] of seen) console.log(`  ${i} x${n} ${k}`);
}
