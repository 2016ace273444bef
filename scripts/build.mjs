// Compiles all rooms and, where there is one, bundles the web client.
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { binOf, filesBelow, hasWebClient, modifiedAt, root, runNode } from './lib.mjs';

// The command line looks at this file's time to decide whether the compiled code is as new as the sources.
const builtStamp = path.join(root, 'packages/cli/dist/.built');

/** tsc -b; on success notes when it began, since a source saved during the build may have been missed. */
export async function compile(options) {
  const began = new Date();
  const result = await runNode([binOf('typescript', 'tsc'), '-b'], options);
  if (result.code === 0) {
    mkdirSync(path.dirname(builtStamp), { recursive: true });
    writeFileSync(builtStamp, '');
    utimesSync(builtStamp, began, began);
  }
  return result;
}

/** The bundle depends on the sources of every room that the client may know and on the client's own files. */
function bundleIsFresh() {
  const page = path.join(root, 'packages/web/dist/index.html');
  if (!existsSync(page)) return false;
  const built = modifiedAt(page);
  const inputs = [
    path.join(root, 'package-lock.json'),
    ...['engine', 'routes', 'titles', 'interchange', 'bots', 'board', 'protocol'].flatMap((room) =>
      filesBelow(path.join(root, 'packages', room, 'src')),
    ),
    ...filesBelow(path.join(root, 'packages/web')).filter((file) => !/[\\/](e2e|test)[\\/]/.test(file)),
  ];
  return inputs.every((file) => modifiedAt(file) <= built);
}

export async function bundle(options) {
  if (!hasWebClient() || bundleIsFresh()) return { code: 0, output: '', ms: 0 };
  return runNode([binOf('vite'), 'build', '--logLevel', 'warn'], { ...options, cwd: path.join(root, 'packages/web') });
}

if (process.argv[1] && path.resolve(process.argv[1]) === path.join(root, 'scripts/build.mjs')) {
  process.stderr.write('roundhouse: building\n');
  const compiled = await compile();
  const code = compiled.code === 0 ? (await bundle()).code : compiled.code;
  process.exit(code);
}
