// Packs the compiled rules into one script with its bytecode (see `load.mjs`), and writes the modules through which Node finds
// them there: for each module that a package exports, `dist/packed/…` has the same names. Browsers and sources know nothing of it.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { root, runNode } from '../lib.mjs';

const packages = path.join(root, 'packages');
/** These know nothing of files or of their environment: they may stand anywhere. */
const PACKED = ['engine', 'routes', 'titles', 'bots', 'interchange'];
const folder = path.join(packages, 'engine/dist/pack');
const loader = path.join(folder, 'load.js');
const here = path.dirname(fileURLToPath(import.meta.url));

export const packOutputs = () => [loader, path.join(folder, 'manifest.json')];

const fileOf = (name, module) => path.join(packages, name, 'dist', `${module}.js`);

const modulesBelow = (below, prefix = '') =>
  readdirSync(path.join(below, prefix), { withFileTypes: true }).flatMap((entry) => {
    const name = `${prefix}${entry.name}`;
    if (entry.isDirectory()) return /^pack(?:ed)?$/.test(name) ? [] : modulesBelow(below, `${name}/`);
    return name.endsWith('.js') ? [name.slice(0, -'.js'.length)] : [];
  });

/** The modules that a package lets others import, by the patterns of its manifest. */
const publicModules = (name) => {
  const { exports } = JSON.parse(readFileSync(path.join(packages, name, 'package.json'), 'utf8'));
  const patterns = Object.values(exports).map(({ default: target }) => {
    const module = target.slice('./dist/'.length, -'.js'.length);
    return new RegExp(`^${module.replace('*', '.+')}$`);
  });
  return modulesBelow(path.join(packages, name, 'dist')).filter((module) =>
    patterns.some((pattern) => pattern.test(module)),
  );
};

/** Each module begins only when it is asked for: a process that plays one title does not set up the others. */
const entryOf = (modules) =>
  `export const modules = {${modules
    .map(({ name, module }) => `'${name}/${module}': () => import(${JSON.stringify(fileOf(name, module))}),`)
    .join('\n')}};`;

const ENTRY = '\0pack';

const bundled = async (modules) => {
  // Slow to load, and seldom needed.
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: ENTRY,
    external: ['zod/mini'],
    platform: 'neutral',
    // Not by the condition `node`: it leads to what is made here.
    resolve: { conditionNames: ['import', 'default'] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? entryOf(modules) : null),
      },
    ],
  });
  const { output } = await build.generate({ format: 'cjs', codeSplitting: false });
  await build.close();
  return output[0].code;
};

/** The same names as the module has, out of the pack. */
const writeModule = async ({ name, module }) => {
  const names = Object.keys(await import(pathToFileURL(fileOf(name, module)).href)).sort();
  const file = path.join(packages, name, 'dist/packed', `${module}.js`);
  const to = (target) => path.relative(path.dirname(file), target).replaceAll(path.sep, '/');
  const text = [
    `import { packed } from '${to(loader)}';`,
    `const it = (await packed('${name}/${module}')) ?? (await import('${to(fileOf(name, module))}'));`,
    ...names.map((each) => `export const ${each} = it.${each};`),
    '',
  ];
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text.join('\n'));
};

/** What a pack is made of, and how. */
const fingerprintOf = () => {
  const hash = createHash('sha256').update(process.version);
  for (const file of ['load', 'make', 'train']) hash.update(readFileSync(path.join(here, `${file}.mjs`)));
  for (const name of PACKED) {
    hash.update(readFileSync(path.join(packages, name, 'package.json')));
    for (const module of modulesBelow(path.join(packages, name, 'dist')).sort())
      hash.update(`${module}\0`).update(readFileSync(fileOf(name, module)));
  }
  return hash.digest('hex');
};

const nothingToDo = { code: 0, output: '', ms: 0 };

const manifestFile = path.join(folder, 'manifest.json');

const writeManifest = (fingerprint, pack) =>
  writeFileSync(
    manifestFile,
    `${JSON.stringify({ fingerprint, made: Date.now(), packages: PACKED, pack }, null, 2)}\n`,
  );

/** After the compiler; gives what `runNode` gives. */
export async function makePack() {
  const began = Date.now();
  const fingerprint = fingerprintOf();
  const before = existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : undefined;
  if (before?.fingerprint === fingerprint && existsSync(path.join(folder, `${before.pack}.bytecode`))) {
    // The compiler touches its records even where nothing has changed.
    writeManifest(fingerprint, before.pack);
    return nothingToDo;
  }
  rmSync(folder, { recursive: true, force: true });
  for (const name of PACKED) rmSync(path.join(packages, name, 'dist/packed'), { recursive: true, force: true });
  const modules = PACKED.flatMap((name) => publicModules(name).map((module) => ({ name, module })));
  const text = await bundled(modules);
  const pack = `rules-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.cjs`;
  mkdirSync(folder, { recursive: true });
  copyFileSync(path.join(here, 'load.mjs'), loader);
  writeFileSync(path.join(folder, pack), text);
  for (const each of modules) await writeModule(each);
  writeManifest(fingerprint, pack);
  const trained = await runNode([path.join(here, 'train.mjs')]);
  return { ...trained, ms: Date.now() - began };
}
