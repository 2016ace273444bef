import { createHash } from 'node:crypto';
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
  generateBundle: (_options, bundle) => {
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

const checks = {
  // A title is loaded on demand, by name; that its own files and what reads its recorded games know it by import is as meant:
  // they are loaded with it or after it.
  ineffectiveDynamicImport: false,
  // How long plugins take depends on the machine.
  pluginTimings: false,
};

export default defineConfig({
  plugins: [react(), listOfFiles(), packed()],
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
            // The service worker stands alone: the page must not run it.
            { name: 'base', tags: ['$initial'], test: /^(?!.*[\\/]src[\\/]sw\.ts$)/, priority: 2 },
            {
              name: 'rules',
              // The guide is for who wants one, and comes with it.
              test: /packages[\\/](?:routes[\\/]src|titles[\\/]src[\\/]common[\\/](?!guide|primer)|engine[\\/]src[\\/]pieces)|pure-rand/,
              priority: 1,
              // What only two or three titles share comes with those.
              minShareCount: 4,
            },
            {
              name: 'words-en',
              test: /engine[\\/]src[\\/]words[\\/]en|i18n[\\/]en[\\/]table/,
              priority: 1,
            },
            {
              name: 'words-ru',
              test: /engine[\\/]src[\\/]words[\\/]ru|i18n[\\/]ru[\\/]table/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es', rolldownOptions: { checks } },
  server: { port: 8019, proxy: { '/api': { target: 'http://127.0.0.1:8018', ws: true } } },
});
