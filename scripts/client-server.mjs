// Serves the built client by itself, for screenshots and measurements: files, and the page for every other address.
import { createServer } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './lib.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** Listens on a free port; sends what a server would send: brotli where the build has it, gzip of everything else. */
export async function serveClient(folder = path.join(root, 'packages/web/dist')) {
  const packed = new Map();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const wanted = path.join(folder, path.normalize(decodeURIComponent(pathname)));
    const isFile = wanted.startsWith(folder) && existsSync(wanted) && statSync(wanted).isFile();
    if (!isFile && path.extname(pathname) !== '') {
      response.writeHead(404).end();
      return;
    }
    const file = isFile ? wanted : path.join(folder, 'index.html');
    const encoding =
      /\bbr\b/.test(request.headers['accept-encoding'] ?? '') && existsSync(`${file}.br`) ? 'br' : 'gzip';
    const key = `${encoding} ${file}`;
    let body = packed.get(key);
    if (!body) packed.set(key, (body = encoding === 'br' ? readFileSync(`${file}.br`) : gzipSync(readFileSync(file))));
    response.writeHead(200, {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'content-encoding': encoding,
      'content-length': body.length,
      'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  return { url: `http://127.0.0.1:${port}`, close: () => new Promise((resolve) => server.close(resolve)) };
}
