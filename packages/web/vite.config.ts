import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { withQueries } from './src/app/breakpoints.ts';

/** Tells the service worker which files the build has; it keeps them for times without a net. */
const listOfFiles = (): Plugin => ({
  name: 'list-of-files',
  apply: 'build',
  generateBundle: {
    // An entry that only brings in others is taken out of the build before: it is written into the page.
    order: 'post',
    handler: (_options, bundle) => {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') return;
      const files = Object.keys(bundle).filter(
        (name) => name !== 'sw.js' && !name.endsWith('.map') && !name.endsWith('.html'),
      );
      const listed = [...files, 'icon.svg', 'icon-192.png', 'icon-512.png', 'manifest.webmanifest'].map(
        (name) => `/${name}`,
      );
      const name = createHash('sha256').update(listed.join()).digest('hex').slice(0, 12);
      worker.code = `const BUILD_FILES=${JSON.stringify(listed)},BUILD_NAME=${JSON.stringify(name)};${worker.code}`;
    },
  },
});

/** Beside every script and style sheet lies what is sent of it: browsers take brotli by https and on this machine, gzip everywhere. */
const packed = (): Plugin => ({
  name: 'packed',
  apply: 'build',
  writeBundle: async ({ dir = '' }, bundle) => {
    const files = Object.keys(bundle).filter((name) => /\.(?:js|css)$/.test(name));
    await Promise.all(
      files.map(async (name) => {
        const file = path.join(dir, name);
        const body = await readFile(file);
        await writeFile(`${file}.br`, await promisify(brotliCompress)(body));
        await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }));
      }),
    );
  },
});

const packages = path.join(import.meta.dirname, '..');
const source = (file: string): string => path.join(packages, file);

const PAGE = [source('web/src/main.tsx')];
/** The files that begin a worker, as they are found in the sources. */
const workerFiles = new Set<string>();
const TITLES = readdirSync(source('titles/src'))
  .map((folder) => ['index.ts', 'routes.ts'].map((file) => source(`titles/src/${folder}/${file}`)))
  .filter((files) => files.every((file) => existsSync(file)));

/** Where a worker is started. */
const WORKER = /new URL\('(\.\/[\w.]+\.worker\.ts)', import\.meta\.url\)/g;

/**
 * Workers are parts of the same build as the page, not builds of their own: the rules and the title that both run lie in the same
 * files, and are fetched once.
 */
const workersOfThePage = (): Plugin => ({
  name: 'workers-of-the-page',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (id.endsWith('vite/preload-helper.js')) {
      // Nothing is fetched ahead where there is no document.
      const guarded = code.replace('deps.length > 0', 'deps.length > 0 && typeof document !== "undefined"');
      if (guarded === code) throw new Error('the helper that fetches ahead has changed');
      return { code: guarded, map: null };
    }
    const started = code.replaceAll(WORKER, (_all, file: string) => {
      const worker = path.resolve(path.dirname(id), file);
      workerFiles.add(worker);
      const chunk = this.emitFile({ type: 'chunk', id: worker, name: path.basename(file, '.ts') });
      return `import.meta.ROLLUP_FILE_URL_${chunk}`;
    });
    return started === code ? undefined : { code: started, map: null };
  },
});

interface Graph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** All that comes with a file, before anything is asked for. */
const closureOf = (graph: Graph, first: Iterable<string>): ReadonlySet<string> => {
  const found = new Set<string>();
  const waiting = [...first];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
};

let closures: readonly ReadonlySet<string>[] | undefined;

/** Which of the page, the workers and the titles cannot begin without a file. */
const needed = (graph: Graph, id: string) => {
  const [page, workers, ...titles] = (closures ??= [PAGE, workerFiles, ...TITLES].map((files) =>
    closureOf(graph, files),
  ));
  return { page: page?.has(id), workers: workers?.has(id), titles: titles.filter((each) => each.has(id)).length };
};

const checks = {
  // A title is loaded on demand, by name; that its own files and what reads its recorded games know it by import is as meant:
  // they are loaded with it or after it.
  ineffectiveDynamicImport: false,
  // How long plugins take depends on the machine.
  pluginTimings: false,
};

export default defineConfig({
  plugins: [react(), workersOfThePage(), listOfFiles(), packed()],
  // Rooms are resolved to their sources: one build, and titles become chunks of their own where they are imported on
  // demand.
  css: {
    postcss: {
      plugins: [
        {
          postcssPlugin: 'breakpoints',
          AtRule: (rule) => {
            if (rule.name === 'media' || rule.name === 'container') rule.params = withQueries(rule.params);
          },
        },
      ],
    },
  },
  resolve: { conditions: ['@roundhouse/source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    sourcemap: true,
    // Every browser of the target knows how to preload modules.
    modulePreload: { polyfill: false },
    // What a page loads is held by a test, compressed. The largest file here is the worker that reads games of other systems,
    // which is fetched when somebody brings one in.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      checks,
      input: { main: 'index.html', sw: 'src/sw.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // Few files that compress well: what every page needs, and what every title needs.
        codeSplitting: {
          groups: [
            {
              name: (id, graph) => {
                const { page, workers } = needed(graph, id);
                return page && workers ? 'engine' : null;
              },
              priority: 3,
            },
            { name: (id, graph) => (needed(graph, id).page ? 'base' : null), priority: 2 },
            // What only two or three titles share comes with those.
            { name: (id, graph) => (needed(graph, id).titles > 3 ? 'rules' : null), priority: 1 },
            {
              name: 'words-en',
              test: /engine[\\/]src[\\/]words[\\/]en|i18n[\\/]en[\\/]table/,
              priority: 4,
            },
            {
              name: 'words-ru',
              test: /engine[\\/]src[\\/]words[\\/]ru|i18n[\\/]ru[\\/]table/,
              priority: 4,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es', rolldownOptions: { checks } },
  server: { port: 8019, proxy: { '/api': { target: 'http://127.0.0.1:8018', ws: true } } },
});
