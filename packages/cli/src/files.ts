/** Reading and writing files: what is foreign is bounded, decoded and parsed before anything looks at it. */
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type Game, parseGame } from '@roundhouse/engine';
import { loadTitle, titleIdOf } from '@roundhouse/titles';
import { CommandError } from './command.ts';

/** The largest recorded game known is under 1 MB; nothing sensible is larger than this. */
const LARGEST = 64 * 1024 * 1024;

const isGzip = (data: Uint8Array): boolean => data[0] === 0x1f && data[1] === 0x8b;

export const readText = (file: string): string => {
  if (!existsSync(file)) throw new CommandError(`${file}: no such file`);
  const { size } = statSync(file);
  if (!statSync(file).isFile()) throw new CommandError(`${file}: not a file`);
  if (size > LARGEST) throw new CommandError(`${file}: ${Math.round(size / 1024 / 1024)} MB is too large for a game`);
  const data = readFileSync(file);
  if (!isGzip(data)) return data.toString('utf8');
  try {
    return gunzipSync(data, { maxOutputLength: 4 * LARGEST }).toString('utf8');
  } catch {
    throw new CommandError(`${file}: broken gzip`);
  }
};

export const readJson = (file: string): unknown => {
  const text = readText(file);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new CommandError(`${file}: not JSON: ${error instanceof Error ? error.message : 'malformed'}`);
  }
};

/** The title a file is about, loaded. */
const loadTitleOf = async (file: string, input: unknown): Promise<void> => {
  const title = typeof input === 'object' && input !== null && 'title' in input ? input.title : undefined;
  if (typeof title !== 'string') throw new CommandError(`${file}: names no title`);
  const id = titleIdOf(title);
  if (id === undefined) throw new CommandError(`${file}: unknown title ${title.slice(0, 40)}`);
  await loadTitle(id);
};

export const readGame = async (file: string): Promise<Game> => {
  const input = readJson(file);
  await loadTitleOf(file, input);
  const parsed = parseGame(input);
  if ('error' in parsed) throw new CommandError(`${file}: ${parsed.error}`);
  return parsed.value;
};

/** Writes a file whole or not at all. */
export const writeWhole = (file: string, text: string): void => {
  const beside = `${file}.part`;
  try {
    writeFileSync(beside, text);
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw new CommandError(`${file}: cannot be written: ${error instanceof Error ? error.message : 'failed'}`);
  }
};
