/** Reference material beside the project; tests that need it are skipped, with a notice, where it is absent. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SHARED = new URL('../../../../../shared/', import.meta.url);

export const sharedPath = (path: string): string => fileURLToPath(new URL(path, SHARED));

export const hasShared = (path: string): boolean => {
  const there = existsSync(sharedPath(path));
  if (!there) console.warn(`skipped: ../shared/${path} is absent`);
  return there;
};

export const readShared = (path: string): unknown => JSON.parse(readFileSync(sharedPath(path), 'utf8'));
