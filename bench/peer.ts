/** The Ruby engine of 18xx.games next to ours, in the same run: `REF18XX` names a checkout of it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import path from 'node:path';

const folder = process.env['REF18XX'];

/** Replays the file on every line read; answers with the seconds of processor time that it took. */
const REPLAYS = `
lib = File.directory?(File.join(ARGV[0], 'lib')) ? File.join(ARGV[0], 'lib') : ARGV[0]
$LOAD_PATH.unshift lib, ARGV[0]
require 'json'
require 'engine'
LOGGER.level = 4 if defined?(LOGGER)
$stdout.sync = true
while (line = $stdin.gets)
  data = JSON.parse(File.read(line.chomp))
  GC.start
  before = Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID)
  game = Engine::Game.load(data)
  puts(game.exception ? -1 : Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID) - before)
end
`;

/** A running engine; `msOf` replays a file there and says how long it took, undefined where it could not. */
export interface Peer {
  readonly msOf: (file: string) => Promise<number | undefined>;
  readonly close: () => void;
}

const ask =
  (ruby: ChildProcess, lines: AsyncIterator<string, undefined>) =>
  async (file: string): Promise<number | undefined> => {
    ruby.stdin?.write(`${path.resolve(file)}\n`);
    const { value, done } = await lines.next();
    const seconds = Number(value);
    return done || !(seconds > 0) ? undefined : 1000 * seconds;
  };

/** Undefined where no checkout is given. */
export const startPeer = (): Peer | undefined => {
  if (folder === undefined) return undefined;
  const ruby = spawn('ruby', ['-e', REPLAYS, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: ruby.stdout })[Symbol.asyncIterator]();
  return { msOf: ask(ruby, lines), close: () => ruby.stdin.end() };
};
