/** Reading files: what is foreign is bounded, decoded and parsed before anything looks at it. */
import { readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type Game, parseGame, isNestedDeeper } from '@roundhouse/engine';
import { parsePeerFile } from '@roundhouse/interchange';
import { loadTitle, titleIdOf } from '@roundhouse/titles';
import { about, CommandError, messageOf } from './command.ts';

/** The largest recorded game known is under 1 MB, packed or not; nothing sensible is larger than this. */
const LARGEST = 32 * 1024 * 1024;
/** Games are lists of flat objects; what is nested deeper is nonsense, and could exhaust the stack of the code that walks it. */
const DEEPEST = 100;

const isGzip = (data: Uint8Array): boolean => data[0] === 0x1f && data[1] === 0x8b;

const statOf = (file: string) => {
  try {
    return statSync(file);
  } catch {
    throw new CommandError(`${file}: no such file`);
  }
};

const unpacked = (file: string, data: Uint8Array): Buffer => {
  try {
    return gunzipSync(data, { maxOutputLength: LARGEST });
  } catch (error) {
    if (error instanceof RangeError) throw new CommandError(`${file}: too large once unpacked`);
    throw new CommandError(`${file}: broken gzip: ${messageOf(error)}`);
  }
};

export const readText = (file: string): string => {
  const stat = statOf(file);
  if (!stat.isFile()) throw new CommandError(`${file}: not a file`);
  if (stat.size > LARGEST)
    throw new CommandError(`${file}: too large for a game (${Math.round(stat.size / 1024 / 1024)} MB)`);
  const data = about(file, 'can’t be read', () => readFileSync(file));
  const text = (isGzip(data) ? unpacked(file, data) : data).toString('utf8');
  if (text.trim() === '') throw new CommandError(`${file}: empty`);
  // Editors of Windows put a mark in front of UTF-8.
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
};

/** JSON of a person, parsed; `where` names the file (and the line) in what is said when it is none. */
export const parseJson = (where: string, text: string): unknown => {
  if (isNestedDeeper(text, DEEPEST)) throw new CommandError(`${where}: nested too deeply for a game`);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new CommandError(`${where}: not JSON: ${messageOf(error)}`);
  }
};

export const readJson = (file: string): unknown => parseJson(file, readText(file));

/** Loads the title that a file is about. */
const loadTitleOf = async (file: string, input: unknown): Promise<void> => {
  const title = typeof input === 'object' && input !== null && 'title' in input ? input.title : undefined;
  if (typeof title !== 'string') throw new CommandError(`${file}: no title given`);
  const id = titleIdOf(title);
  if (id === undefined) throw new CommandError(`${file}: unknown title ${title.slice(0, 40)}`);
  await loadTitle(id);
};

const FROM_PEER = 'this is a game from 18xx.games; import it first: `roundhouse import FILE --out GAME`';

/** Ours name their format, however broken they are otherwise. */
const isFromPeer = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && !('format' in input) && 'value' in parsePeerFile(input);

export const readGame = async (file: string): Promise<Game> => {
  const input = readJson(file);
  await loadTitleOf(file, input);
  const parsed = parseGame(input);
  if ('error' in parsed) throw new CommandError(`${file}: ${isFromPeer(input) ? FROM_PEER : parsed.error}`);
  return parsed.value;
};
