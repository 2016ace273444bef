/** The rules that this process plays by, and their version: a digest of the packages that make them. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadAllTitles } from '@roundhouse/titles';

const fromSource = import.meta.url.endsWith('.ts');
const packagesFolder = fileURLToPath(new URL('../../../', import.meta.url));

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'test' ? [] : filesBelow(full);
    return /(?<!\.d)\.[jt]s$/.test(entry.name) ? [full] : [];
  });

const digest = (): string => {
  const hash = createHash('sha256');
  for (const name of ['engine', 'routes', 'titles']) {
    const folder = path.join(packagesFolder, name, fromSource ? 'src' : 'dist');
    for (const file of filesBelow(folder).toSorted((a, b) => (a < b ? -1 : 1)))
      hash.update(path.relative(folder, file)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
};

let known: string | undefined;

/** Nobody has to remember to raise it: another rule is another version. */
export const rulesVersion = (): string => (known ??= digest());

export const loadRules = async (): Promise<string> => {
  await loadAllTitles();
  return rulesVersion();
};
