import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { withQueries } from './src/app/breakpoints.ts';
import { fetchFirst, type FirstFiles } from './src/app/fetchFirst.ts';
import { SETTINGS_KEY } from './src/app/settingsKey.ts';

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
const HOME = [source('web/src/pages/Home.tsx')];
const TABLE = [source('web/src/game/GamePage.tsx')];
/** The files that begin a worker, as they are found in the sources. */
const workerFiles = new Set<string>();
const TITLES = new Map(
  readdirSync(source('titles/src'))
    .map((folder) => [folder, ['index.ts', 'routes.ts'].map((file) => source(`titles/src/${folder}/${file}`))] as const)
    .filter(([, files]) => files.every((file) => existsSync(file))),
);

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

/** Which of all pages, the first page, the table, the workers and the titles cannot begin without a file. */
const needed = (graph: Graph, id: string) => {
  const [page, home, table, workers, ...titles] = (closures ??= [
    PAGE,
    HOME,
    TABLE,
    workerFiles,
    ...TITLES.values(),
  ].map((files) => closureOf(graph, files)));
  return {
    page: page?.has(id) || (home?.has(id) && table?.has(id)),
    home: home?.has(id),
    table: table?.has(id),
    workers: workers?.has(id),
    titles: [...TITLES.keys()].filter((_title, at) => titles[at]?.has(id)),
  };
};

/** Its looks come with those of every page: one file less to wait for. */
const LOOKS_OF_HOME = source('web/src/pages/Pages.module.css');

const LANGUAGES = ['en', 'ru'] as const;

/** Writes into the page which files it will ask for first: they come with its code, not after it. */
const firstFiles = (): Plugin => ({
  name: 'first-files',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const chunks = Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? [each] : []));
      const withImports = (file: string, found = new Set<string>()): ReadonlySet<string> => {
        const chunk = chunks.find(({ fileName }) => fileName === file);
        if (!chunk || found.has(file)) return found;
        found.add(file);
        for (const each of chunk.imports) withImports(each, found);
        for (const each of chunk.viteMetadata?.importedCss ?? []) found.add(each);
        return found;
      };
      const filesOf = (modules: readonly string[]): readonly string[] => {
        const files = modules.flatMap((module) => {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(source(`web/src/${module}`)));
          if (!chunk) throw new Error(`no file of the build has ${module}`);
          return [...withImports(chunk.fileName)];
        });
        return [...new Set(files)].map((file) => `/${file}`).filter((file) => !html.includes(file));
      };
      const byLanguage = (modules: (language: string) => readonly string[]): FirstFiles['words'] =>
        Object.fromEntries(LANGUAGES.map((language) => [language, filesOf(modules(language))]));
      const table = filesOf(['game/GamePage.tsx']);
      const files: FirstFiles = {
        key: SETTINGS_KEY,
        words: byLanguage((language) => [`i18n/${language}/table.ts`]),
        home: byLanguage((language) => [`i18n/${language}/pages.ts`, 'pages/Home.tsx']),
        table,
        next: byLanguage((language) => [
          'pages/start.ts',
          'app/bots/words.ts',
          '../../titles/src/18mex/index.ts',
          `../../titles/src/18mex/words/${language}.ts`,
        ]),
      };
      // Before the style sheet: a script behind it would wait for it.
      const script = `<script>(${String(fetchFirst)})(${JSON.stringify(files)})</script>`;
      return html.replace('</title>', (title) => `${title}\n    ${script}`);
    },
  },
});

const checks = {
  // A title is loaded on demand, by name; that its own files and what reads its recorded games know it by import is as meant:
  // they are loaded with it or after it.
  ineffectiveDynamicImport: false,
  // How long plugins take depends on the machine.
  pluginTimings: false,
};

export default defineConfig({
  plugins: [react(), workersOfThePage(), firstFiles(), listOfFiles(), packed()],
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
                const { page, table, workers } = needed(graph, id);
                return (page || table) && workers ? 'engine' : null;
              },
              priority: 3,
            },
            {
              name: (id, graph) => (id === LOOKS_OF_HOME || needed(graph, id).page ? 'base' : null),
              priority: 2,
            },
            { name: (id, graph) => (needed(graph, id).table ? 'table' : null), priority: 2 },
            { name: (id, graph) => (needed(graph, id).titles.length > 2 ? 'rules' : null), priority: 2 },
            // What only two titles share comes with those.
            {
              name: (id, graph) => {
                const { titles } = needed(graph, id);
                return titles.length > 1 ? titles.join('-') : null;
              },
              priority: 1,
            },
            // What a title says, by language.
            {
              name: (id) => {
                const [, title, language] = /titles[\\/]src[\\/](\w+)[\\/]words[\\/](\w+)\.ts$/.exec(id) ?? [];
                return title && language ? `${title}-${language}` : null;
              },
            },
            // Each has one file of its own.
            { name: (id, graph) => needed(graph, id).titles[0] ?? null },
            // Who sits at a table, and who they are: asked for together.
            { name: 'seating', test: /web[\\/]src[\\/](?:pages[\\/]start|app[\\/]bots[\\/]words)\.ts$/ },
            { name: 'characters', test: /bots[\\/]src[\\/](?:characters|levels)\.ts$/, priority: 1 },
            {
              name: (id, graph) => {
                const { home, workers } = needed(graph, id);
                return home && !workers ? 'home' : null;
              },
            },
            {
              name: 'words-en',
              test: /engine[\\/]src[\\/]words[\\/]en|titles[\\/]src[\\/]common[\\/]terms|i18n[\\/]en[\\/]table/,
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
