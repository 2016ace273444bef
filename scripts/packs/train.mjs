// Uses the packed rules as processes do, and keeps the bytecode of all that was called: games by bots, their files of 18xx.games,
// and those files imported. Which games does not matter much; what does not happen in them is compiled when it happens.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { root } from '../lib.mjs';

// What has not been called for a while must stay until it is written.
setFlagsFromString('--no-flush-bytecode');

const load = (file) => import(pathToFileURL(path.join(root, 'packages', file)).href);
const { bytecodeFile, script } = await load('engine/dist/pack/load.js');
const { newGame } = await load('engine/dist/packed/index.js');
const { loadTitle, titleIds } = await load('titles/dist/packed/index.js');
const { botNamed, loadInsight, playBots } = await load('bots/dist/packed/index.js');
const { adapterFor, exportGame, importGame, parsePeerFile } = await load('interchange/dist/packed/index.js');

/** By chance everything happens once; those who play sensibly lay track, found companies, and run long routes. */
const GAMES = [
  { level: 'random', seed: 1, most: 500 },
  { level: 'random', seed: 2, most: 500 },
  { level: 'plain', seed: 3, most: 100 },
];

for (const id of titleIds) {
  const title = await loadTitle(id);
  await loadInsight(id);
  const adapter = adapterFor(id);
  for (const { level, seed, most } of GAMES) {
    const count = title.players[seed % title.players.length];
    const players = Array.from({ length: count }, (_, seat) => ({ id: `@${seat + 1}`, name: `Player ${seat + 1}` }));
    const empty = newGame({ title: id, players, options: {}, rulings: title.presets['18xx.games'], seed });
    const { game } = playBots(empty, [botNamed(level)], {}, most);
    const exported = exportGame(adapter, game);
    if ('error' in exported) throw new Error(`${id}, seed ${seed}: ${exported.error}`);
    const parsed = parsePeerFile(JSON.parse(JSON.stringify(exported.value)));
    if ('error' in parsed) throw new Error(`${id}, seed ${seed}: ${parsed.error}`);
    for (const trace of [false, true]) importGame(adapter, parsed.value, { trace });
  }
}

// Bytecode is only good for a process with the same flags.
setFlagsFromString('--flush-bytecode');
writeFileSync(bytecodeFile, script.createCachedData());
