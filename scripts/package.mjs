// Makes one archive that runs with `node` alone: the built client, the compiled server and command line, production
// dependencies only.
//
//   npm run package     → release/roundhouse-VERSION.tar.gz
//
// On the machine that runs it: unpack, `node packages/server/dist/main.js`. Nothing is installed or built there. Native
// parts (argon2, SQLite for Node 20) come for the platform that the archive is made on; `--platform` in its name says so.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { root } from './lib.mjs';

const say = (text) => process.stderr.write(`roundhouse: ${text}\n`);
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const name = `roundhouse-${version}-${process.platform}-${process.arch}`;
const release = path.join(root, 'release');
const stage = path.join(release, name);

const built = await build(say);
if (built.code !== 0) process.exit(built.code);

rmSync(release, { recursive: true, force: true });
mkdirSync(stage, { recursive: true });

// The compiled packages, without sources and tests. The client is plain files: its own dependencies are bundled.
const packages = readdirSync(path.join(root, 'packages')).filter((each) => each !== 'web');
const isCode = (file) => !/\.(?:d\.ts|tsbuildinfo|map)$/.test(file) && !file.endsWith('.built');
for (const each of packages) {
  const [from, to] = [path.join(root, 'packages', each), path.join(stage, 'packages', each)];
  mkdirSync(to, { recursive: true });
  cpSync(path.join(from, 'package.json'), path.join(to, 'package.json'));
  cpSync(path.join(from, 'dist'), path.join(to, 'dist'), { recursive: true, filter: isCode });
  if (existsSync(path.join(from, 'bin'))) cpSync(path.join(from, 'bin'), path.join(to, 'bin'), { recursive: true });
}
cpSync(path.join(root, 'packages/web/dist'), path.join(stage, 'packages/web/dist'), {
  recursive: true,
  filter: isCode,
});
for (const each of ['deploy', 'LICENSE', 'NOTICE', 'CHANGELOG.md', 'docs/operating.md', 'docs/security.md'])
  cpSync(path.join(root, each), path.join(stage, each), { recursive: true });

// A manifest of these packages alone, so that npm takes what they need at run time and nothing else.
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
writeFileSync(
  path.join(stage, 'package.json'),
  `${JSON.stringify(
    {
      name: manifest.name,
      version,
      private: true,
      license: manifest.license,
      type: 'module',
      workspaces: packages.map((each) => `packages/${each}`),
      engines: manifest.engines,
      overrides: manifest.overrides,
      scripts: { start: 'node packages/server/dist/main.js' },
    },
    null,
    2,
  )}\n`,
);
cpSync(path.join(root, 'package-lock.json'), path.join(stage, 'package-lock.json'));
say('installing production dependencies');
// The lock file of the whole project: npm drops what this manifest does not name, and keeps every version.
execFileSync(
  'npm',
  ['install', '--omit=dev', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'],
  {
    cwd: stage,
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
// Optional parts are the native ones of this platform: argon2 has one for each, and only one is needed.
execFileSync('npm', ['install', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], {
  cwd: stage,
  stdio: ['ignore', 'ignore', 'inherit'],
});

// Packages are links in node_modules: an archive that is unpacked anywhere needs them relative, which npm makes them.
const archive = path.join(release, `${name}.tar.gz`);
execFileSync('tar', ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '-czf', archive, '-C', release, name]);
say(`${path.relative(root, archive)}: ${(statSync(archive).size / 1024 / 1024).toFixed(1)} MB`);
