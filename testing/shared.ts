/** All that tests and benchmarks read of `../shared`, the folder of facts and recorded games next to the project. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

/** `ROUNDHOUSE_SHARED` names another place; the stage `alone` names one where nothing is. */
const folder = process.env['ROUNDHOUSE_SHARED'] ?? fileURLToPath(new URL('../../shared', import.meta.url));

export const sharedPath = (file: string): string => path.join(folder, file);

export const hasShared = (file: string): boolean => existsSync(sharedPath(file));

export const readShared = (file: string): unknown => JSON.parse(readFileSync(sharedPath(file), 'utf8'));

/** The lines of a packed file; each is a document of its own. */
export const readSharedLines = (file: string): readonly string[] =>
  gunzipSync(readFileSync(sharedPath(file)))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '');

/** `hotseat01` and so on: the recorded games of a title. */
export const recordedNames = (title: string): readonly string[] =>
  readdirSync(sharedPath(`games/${title}`))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
