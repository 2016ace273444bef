/** What every command shares: its shape, its errors, its arguments. */
import { parseArgs, type ParseArgsConfig } from 'node:util';

export interface Command {
  readonly usage: string;
  /** What it is good for, in a line. */
  readonly summary: string;
  readonly run: (args: readonly string[]) => Promise<void> | void;
}

/** Something the person did or gave that cannot be done; its message is shown as one line. */
export class CommandError extends Error {}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Does something with what a person gave; a failure is reported to them, with the name of the file. */
export const about = <T>(file: string, doing: string, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`${file}: ${doing}: ${messageOf(error)}`);
  }
};

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<T extends Options> = {
  readonly [K in keyof T]?: T[K]['type'] extends 'boolean' ? boolean : string;
};

/** Parses arguments; a wrong one is a CommandError that shows the usage. */
export const readArguments = <T extends Options>(
  usage: string,
  args: readonly string[],
  options: T,
): { readonly values: Values<T>; readonly positionals: readonly string[] } => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    return { values, positionals };
  } catch (error) {
    throw new CommandError(`${messageOf(error)} — usage: ${usage}`);
  }
};

export const onlyFile = (usage: string, positionals: readonly string[]): string => {
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new CommandError(`expected one file — usage: ${usage}`);
  return file;
};

export const printJson = (value: unknown): void => {
  process.stdout.write(`${JSON.stringify(value)}\n`);
};

export const wholeNumber = (name: string, text: string, min: number, max: number): number => {
  const value = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max)) throw new CommandError(`--${name} must be a whole number from ${min} to ${max}`);
  return value;
};
