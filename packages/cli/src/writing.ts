/** Writing files: whole or not at all, and never over what was read. */
import { existsSync, mkdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { about, CommandError } from './command.ts';

const real = (file: string): string => (existsSync(file) ? realpathSync(file) : path.resolve(file));

/** A file to write must not be one that is read, nor the same as another to write. */
export const expectDifferentFiles = (...files: readonly (string | undefined)[]): void => {
  const seen = new Set<string>();
  for (const file of files) {
    if (file === undefined) continue;
    if (seen.has(real(file))) throw new CommandError(`${file}: already exists; won’t overwrite it`);
    seen.add(real(file));
  }
};

/** Writes a file whole or not at all. */
export const writeWhole = (file: string, text: string): void => {
  if (existsSync(file) && !statSync(file).isFile()) {
    if (statSync(file).isDirectory()) throw new CommandError(`${file}: is a folder`);
    // A pipe or a device is written to, not replaced.
    about(file, 'can’t be written', () => writeFileSync(file, text));
    return;
  }
  const target = real(file);
  const partial = `${target}.${process.pid}.part`;
  about(file, 'can’t be written', () => {
    try {
      writeFileSync(partial, text, { flag: 'wx' });
      renameSync(partial, target);
    } catch (error) {
      rmSync(partial, { force: true });
      throw error;
    }
  });
};

export const makeFolder = (folder: string): void => {
  about(folder, 'can’t be created as a folder', () => mkdirSync(folder, { recursive: true }));
};
