/** Games stored beside the tests: packed, one folder for each kind. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

export const readStored = (kind: 'accepted' | 'played', name: string): unknown =>
  JSON.parse(gunzipSync(readFileSync(new URL(`${kind}/${name}.json.gz`, import.meta.url))).toString('utf8')) as unknown;
