// Checks that the lock file works on machines other than the one that wrote it:
//  - every optional dependency (native code comes as one package per platform) has its own entry; npm leaves out
//    silently what the registry could not give it, and the result fails on the platforms that were left out;
//  - every package admits the oldest Node that the project promises;
//  - no address of a package registry is recorded.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const oldestNode = [20, 19, 0];

const compare = (a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

/** One comparator such as `>=20.19`, `^20 `, `20.x`, `<23` as [lowest, first beyond]. */
function span(comparator) {
  const match = /^(>=|<=|>|<|=|\^|~)?v?(\d+|[x*])(?:\.(\d+|[x*]))?(?:\.(\d+|[x*]))?/.exec(comparator);
  if (!match) throw new Error(`cannot read the version range ${comparator}`);
  const [, sign = '', ...raw] = match;
  const given = raw.filter((part) => part !== undefined && part !== 'x' && part !== '*').map(Number);
  const low = [given[0] ?? 0, given[1] ?? 0, given[2] ?? 0];
  const endless = [Infinity, 0, 0];
  const after = (index) => low.map((n, i) => (i < index ? n : i === index ? n + 1 : 0));
  if (given.length === 0) return [[0, 0, 0], endless];
  if (sign === '>=') return [low, endless];
  if (sign === '>') return [after(given.length - 1), endless];
  if (sign === '<') return [[0, 0, 0], low];
  if (sign === '<=') return [[0, 0, 0], after(given.length - 1)];
  if (sign === '^') return [low, after(low[0] > 0 || given.length === 1 ? 0 : 1)];
  if (sign === '~') return [low, after(Math.min(given.length - 1, 1))];
  return [low, after(given.length - 1)];
}

function admits(range, version) {
  return range.split('||').some((alternative) => {
    const hyphen = /^\s*(\S+)\s+-\s+(\S+)\s*$/.exec(alternative);
    const text = hyphen ? `>=${hyphen[1]} <=${hyphen[2]}` : alternative;
    const comparators = text
      .replace(/(>=|<=|>|<|=|\^|~)\s+/g, '$1')
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean);
    return comparators.every((comparator) => {
      const [low, beyond] = span(comparator);
      return compare(version, low) >= 0 && compare(version, beyond) < 0;
    });
  });
}

function problemsOf(lock) {
  const problems = [];
  const names = new Set(
    Object.keys(lock.packages).map((where) => where.slice(where.lastIndexOf('node_modules/') + 'node_modules/'.length)),
  );
  for (const [where, entry] of Object.entries(lock.packages)) {
    const label = where || 'the root package';
    for (const optional of Object.keys(entry.optionalDependencies ?? {}))
      if (!names.has(optional)) problems.push(`${label}: optional dependency ${optional} has no entry of its own`);
    const range = entry.engines?.node;
    if (range && !admits(range, oldestNode))
      problems.push(`${label}: needs Node ${range}, the project promises ${oldestNode.join('.')}`);
    if (/^[a-z+]+:\/\//.test(entry.resolved ?? '')) problems.push(`${label}: records the address ${entry.resolved}`);
  }
  return problems;
}

const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
const problems = problemsOf(lock);
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log(`${Object.keys(lock.packages).length} entries of the lock file are in order`);
process.exitCode = problems.length === 0 ? 0 : 1;
