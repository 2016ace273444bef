/** Whether the file that is open is still the one under its name: somebody may have moved it away, or another one there. */
import { statSync } from 'node:fs';

/** The database file was replaced under the running server. */
export class Replaced extends Error {
  constructor(file: string) {
    super(`${file} was replaced while the server was running`);
  }
}

/** Gives a check that throws `Replaced` once another file, or none, is under the name. */
export const inPlace = (file: string): (() => void) => {
  if (file === ':memory:') return () => undefined;
  const identity = (): string | undefined => {
    const found = statSync(file, { throwIfNoEntry: false });
    return found && `${found.dev} ${found.ino}`;
  };
  const mine = identity();
  return () => {
    if (identity() !== mine) throw new Replaced(file);
  };
};
