// Compiles the workspaces and bundles the web client, each only when something it is made of has changed.
//
//   node scripts/build.mjs
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { binOf, filesBelow, hasWebClient, root, runNode } from './lib.mjs';
import { makePack, packOutputs } from './packs/make.mjs';

const packages = path.join(root, 'packages');
const isTest = /[\\/](?:e2e|test)[\\/]/;

/** The sources of workspaces, and what says how they are built. */
const inputsOf = (workspaces) => [
  path.join(root, 'package-lock.json'),
  path.join(root, 'tsconfig.base.json'),
  ...filesBelow(path.join(root, 'scripts/packs')),
  ...workspaces.flatMap((workspace) => filesBelow(path.join(packages, workspace))).filter((file) => !isTest.test(file)),
];

/** Contents, not times: a file that was saved without a change, or brought back, is the same. */
function fingerprintOf(files) {
  const hash = createHash('sha256');
  for (const file of files.toSorted())
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}

/** A stamp vouches for what was built from these inputs; it goes before something else is built in its place. */
function product({ stamp, workspaces, outputs, make }) {
  const files = () => inputsOf(workspaces);
  const isFresh = () =>
    outputs().every((file) => existsSync(file)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === fingerprintOf(files());
  const build = async (options) => {
    const began = new Date();
    const fingerprint = fingerprintOf(files());
    rmSync(stamp, { force: true });
    const result = await make(options);
    if (result.code !== 0) return result;
    mkdirSync(path.dirname(stamp), { recursive: true });
    writeFileSync(stamp, fingerprint);
    utimesSync(stamp, began, began);
    return result;
  };
  return { stamp, isFresh, build };
}

const workspaces = readdirSync(packages).filter((workspace) => workspace !== 'web');

const compiled = product({
  // The command line looks at this file's time to decide whether the compiled code is as new as the sources.
  stamp: path.join(packages, 'cli/dist/.built'),
  workspaces,
  outputs: () => [...workspaces.map((workspace) => path.join(packages, workspace, 'dist/index.js')), ...packOutputs()],
  make: async ({ projects = [], ...options } = {}) => {
    const result = await runNode([binOf('typescript', 'tsc'), '-b', ...projects], options);
    return result.code === 0 ? makePack() : result;
  },
});

const bundled = product({
  stamp: path.join(packages, 'web/dist/.built'),
  // What the client may know.
  workspaces: ['engine', 'routes', 'titles', 'interchange', 'bots', 'board', 'protocol', 'web'],
  outputs: () => [path.join(packages, 'web/dist/index.html')],
  make: (options) =>
    runNode([binOf('vite'), 'build', '--logLevel', 'warn'], { ...options, cwd: path.join(packages, 'web') }),
});

const nothingToDo = { code: 0, output: '', ms: 0 };

/** All workspaces with their tests: what the types stage asks for. */
export const compile = (options) => compiled.build(options);

export async function bundle(options) {
  return !hasWebClient() || bundled.isFresh() ? nothingToDo : bundled.build(options);
}

/** What is needed to serve and to run commands, as far as it is not there; says so only when there is something to do. */
export async function build(say) {
  const toCompile = !compiled.isFresh();
  const toBundle = hasWebClient() && !bundled.isFresh();
  if (!toCompile) {
    const now = new Date();
    utimesSync(compiled.stamp, now, now);
  }
  if (!toCompile && !toBundle) return nothingToDo;
  say('building, which takes about half a minute');
  // An error in a test, or in the types of the client, need not keep anybody from playing: `npm test` finds it.
  const projects = workspaces.map((workspace) => path.join(packages, workspace));
  const result = toCompile ? await compiled.build({ projects }) : nothingToDo;
  return result.code === 0 && toBundle ? bundled.build() : result;
}

if (process.argv[1] && path.resolve(process.argv[1]) === path.join(root, 'scripts/build.mjs')) {
  const { code } = await build((text) => process.stderr.write(`roundhouse: ${text}\n`));
  process.exit(code);
}
