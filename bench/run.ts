// Runs every bench/*.bench.ts and writes what they measured to bench/results.md.
import { readdir, writeFile } from 'node:fs/promises';
import os from 'node:os';

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

const only = process.argv.slice(2);
const names = (await readdir(folder))
  .filter((name) => name.endsWith('.bench.ts') && (only.length === 0 || only.some((part) => name.includes(part))))
  .sort();

const sections: string[] = [];
for (const name of names) {
  process.stderr.write(`${name}\n`);
  const module: unknown = await import(new URL(name, folder).href);
  if (!isModule(module)) throw new Error(`${name} has no default function`);
  const section = table(await module.default());
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
