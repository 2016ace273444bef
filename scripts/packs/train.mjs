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

/** A game of that title, or undefined where these options do not go together. */
const gameWith = (title, { players: counts, options, seed }) => {
  const count = counts[seed % counts.length];
  const players = Array.from({ length: count }, (_, seat) => ({ id: `@${seat + 1}`, name: `Player ${seat + 1}` }));
  try {
    return newGame({ title: title.id, players, options, rulings: title.presets['18xx.games'], seed });
  } catch {
    return undefined;
  }
};

/** As many options at once as 18xx.games knows and as go together. */
const manyOptions = (title, adapter, conditions) =>
  title.options.reduce((chosen, { id, values }) => {
    const more = { ...chosen, [id]: values.includes(true) ? true : values.at(-1) };
    const game = gameWith(title, { ...conditions, options: more });
    return game && adapter.peerOptions(game) ? more : chosen;
  }, {});

/**
 * By chance everything happens once, and in a long game what is rare; those who play sensibly lay track, found companies, run
 * long routes, and play to the end. Every variant and every option has rules of its own.
 */
const gamesOf = (title, adapter) => {
  const { players, variants } = title;
  const withOptions = { players, seed: 5 };
  return [
    { level: 'random', seed: 1, most: 3000, players, options: {} },
    { level: 'random', seed: 2, most: 3000, players, options: {} },
    { level: 'random', seed: 4, most: 3000, players, options: {} },
    { level: 'plain', seed: 3, most: 800, players, options: {} },
    { ...withOptions, level: 'plain', most: 800, options: manyOptions(title, adapter, withOptions) },
    ...variants.map((variant, index) => ({ ...variant, level: 'random', seed: 10 + index, most: 100 })),
  ];
};

for (const id of titleIds) {
  const title = await loadTitle(id);
  await loadInsight(id);
  const adapter = adapterFor(id);
  for (const { level, most, ...conditions } of gamesOf(title, adapter)) {
    const empty = gameWith(title, conditions);
    if (!empty) throw new Error(`${id} knows no such game: ${JSON.stringify(conditions)}`);
    const { game } = playBots(empty, [botNamed(level)], {}, most);
    // 18xx.games does not know every variant.
    if (!adapter.peerOptions(game)) continue;
    const exported = exportGame(adapter, game);
    // Nor can it tell everything that happens; what is not learnt here is compiled when it is called.
    if ('error' in exported) continue;
    const parsed = parsePeerFile(JSON.parse(JSON.stringify(exported.value)));
    if ('error' in parsed) throw new Error(`${id}, seed ${conditions.seed}: ${parsed.error}`);
    for (const trace of [false, true]) importGame(adapter, parsed.value, { trace });
  }
}

// Bytecode is only good for a process with the same flags.
setFlagsFromString('--flush-bytecode');
writeFileSync(bytecodeFile, script.createCachedData());
