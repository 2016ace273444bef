// Runs every bench/*.bench.ts, each in a process of its own, and writes what they measured to bench/results.md.
import { execFileSync } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { fileURLToPath } from 'node:url';

/** A benchmark: a heading, the columns of its table, and the rows that it measures. */
export interface Benchmark {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  readonly note?: string;
}

const folder = new URL('./', import.meta.url);

function isModule(value: unknown): value is { default: () => Promise<Benchmark> } {
  return typeof value === 'object' && value !== null && 'default' in value && typeof value.default === 'function';
}

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

function table({ title, columns, rows, note }: Benchmark): string {
  const lines = [`## ${title}`, '', ...(note ? [note, ''] : []), row(columns), row(columns.map(() => '---'))];
  return [...lines, ...rows.map(row), ''].join('\n');
}

async function measure(name: string): Promise<string> {
  const module: unknown = await import(new URL(name, folder).href);
  if (!isModule(module)) throw new Error(`${name} has no default function`);
  return table(await module.default());
}

/** What another benchmark has left compiled, learnt or lying about in memory must not count. */
function measureAlone(name: string): string {
  const args = [...process.execArgv, '--expose-gc', fileURLToPath(import.meta.url), '--alone', name];
  return execFileSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 26,
  });
}

/** Hours long: only when it is asked for by name. */
const LONG: ReadonlySet<string> = new Set(['soak.bench.ts', 'tournament.bench.ts', 'deeds.bench.ts']);

const [mode, alone] = process.argv.slice(2);
if (mode === '--alone' && alone !== undefined) process.stdout.write(await measure(alone));
else {
  const only = process.argv.slice(2);
  const names = (await readdir(folder))
    .filter(
      (name) =>
        name.endsWith('.bench.ts') && (only.length === 0 ? !LONG.has(name) : only.some((part) => name.includes(part))),
    )
    .sort();
  const sections: string[] = [];
  for (const name of names) {
    process.stderr.write(`${name}\n`);
    const section = measureAlone(name);
    process.stdout.write(`${section}\n`);
    sections.push(section);
  }
  const cpu = os.cpus()[0]?.model ?? 'unknown processor';
  const head = [
    '# Benchmarks',
    '',
    `Node ${process.versions.node}, ${os.platform()}-${os.arch()}, ${os.cpus().length} × ${cpu}. Compare figures of one`,
    'run with each other, not with those of another machine.',
    '',
  ].join('\n');
  // A part of the benchmarks must not wipe out the results of the others.
  if (only.length === 0) await writeFile(new URL('results.md', folder), `${head}\n${sections.join('\n')}`);
}
