// Runs every check of the project in order, and ends with one line: `N passed, M failed`.
// Each stage counts as a check; the unit and browser tests count one by one.
//
//   node scripts/test.mjs [stage …]    only these stages (format lint types deadcode lock spelling unit alone browser)
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { usersOfShared } from './alone.mjs';
import { bundle, compile } from './build.mjs';
import { binOf, filesBelow, hasWebClient, root, runNode, v8Flags } from './lib.mjs';
import { ensureChromium } from './setup.mjs';

const results = path.join(root, 'test-results');
const quiet = { quiet: true, env: { NO_COLOR: '1' } };
const browserTests = path.join(root, 'packages/web/e2e');

const asCheck = (result) => ({ ...result, passed: result.code === 0 ? 1 : 0, failed: result.code === 0 ? 0 : 1 });

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A runner that reports nothing, or fails without a failed test (a file that cannot be loaded), is a failure. */
function counted(result, passed, failed) {
  return { ...result, passed, failed: failed === 0 && result.code !== 0 ? 1 : failed };
}

/** One line for every test that was not run: its name says why. */
function tellSkipped(report) {
  for (const { name, assertionResults } of report.testResults)
    for (const { status, fullName } of assertionResults)
      if (status !== 'passed' && status !== 'failed')
        console.log(`  skipped: ${path.relative(root, name)}: ${fullName}`);
}

/**
 * What runs for seconds need not be compiled for hours: V8 is told to wait longer before it optimizes a function, and to begin with
 * its quick compiler instead of its interpreter. Walks through whole games take half of the processor time, brute force over
 * boards three quarters. Games make many short-lived objects, too: with more room for them less is copied.
 */
const SHORT_RUN = v8Flags('--interrupt-budget=1000000', '--always-sparkplug', '--max-semi-space-size=64');

async function vitest(name, args, env = {}) {
  const file = path.join(results, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const command = [...SHORT_RUN, binOf('vitest'), 'run', ...reporters, ...args];
  const result = await runNode(command, { env: { NO_COLOR: '1', ...env } });
  const report = readReport(file);
  if (!report) return counted({ ...result, code: result.code || 1 }, 0, 0);
  // A file that cannot be loaded has no tests to fail: it counts as one.
  const broken = report.testResults.filter(({ status, assertionResults }) => {
    return status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed');
  });
  tellSkipped(report);
  return counted(result, report.numPassedTests, report.numFailedTests + broken.length);
}

const unit = () => vitest('unit', []);

/** What reads the folder next to the project, as on a machine that has none; on such a machine the unit tests have shown it. */
async function alone() {
  const { tests, strays } = usersOfShared();
  for (const file of strays) console.log(`  reads ../shared without testing/shared.ts: ${path.relative(root, file)}`);
  if (!existsSync(path.join(root, '../shared')) && strays.length === 0)
    return { skipped: 'there is no ../shared: the unit tests ran without it' };
  const nowhere = path.join(results, 'nowhere');
  const result = await vitest('alone', tests, { ROUNDHOUSE_SHARED: nowhere });
  return { ...result, failed: result.failed + strays.length };
}

const hasBrowserTests = () => hasWebClient() && filesBelow(browserTests).some((file) => file.endsWith('.spec.ts'));

async function browser() {
  if (!hasBrowserTests()) return { skipped: 'the web client has no browser tests yet' };
  const chromium = ensureChromium((text) => console.log(`  ${text}`));
  if (!chromium) return { skipped: 'no Chromium or Chrome was found (CHROMIUM_PATH may name one)' };
  // The server is run compiled. If that does not compile, the types stage says so; what is there may do for the tests.
  await compile(quiet);
  const built = await (bundling ?? bundle(quiet));
  if (built.code !== 0) {
    process.stdout.write(built.output);
    return asCheck(built);
  }
  const file = path.join(results, 'browser.json');
  const result = await runNode(
    [...SHORT_RUN, binOf('@playwright/test', 'playwright'), 'test', '--reporter=line,json'],
    {
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file, FORCE_COLOR: '0' },
    },
  );
  const report = readReport(file);
  if (!report) return counted({ ...result, code: result.code || 1 }, 0, 0);
  return counted(result, report.stats.expected, report.stats.unexpected);
}

/** These say nothing while they run, and none needs another: they run side by side. */
const quietStages = [
  ['format', async () => asCheck(await runNode([binOf('oxfmt'), '--check', '.'], quiet))],
  ['lint', async () => asCheck(await runNode([binOf('oxlint'), '--type-aware', '--deny-warnings'], quiet))],
  ['types', async () => asCheck(await compile(quiet))],
  [
    'deadcode',
    async () => asCheck(await runNode([...SHORT_RUN, binOf('knip'), '--no-progress', '--no-config-hints'], quiet)),
  ],
  [
    'spelling',
    async () => asCheck(await runNode([...SHORT_RUN, binOf('cspell'), '--no-progress', '--no-summary'], quiet)),
  ],
  ['lock', async () => asCheck(await runNode([path.join(root, 'scripts/check-lock.mjs')], quiet))],
];

const loudStages = [
  ['unit', unit],
  ['alone', alone],
  ['browser', browser],
];

const stages = [...quietStages, ...loudStages];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !stages.some(([stage]) => stage === name));
if (unknown.length > 0) {
  console.error(`no such stage: ${unknown.join(', ')}`);
  process.exit(2);
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const isWanted = ([name]) => wanted.length === 0 || wanted.includes(name);
const running = new Map(quietStages.filter(isWanted).map(([name, run]) => [name, run()]));
// The client is made of sources: one core bundles it while the other compiles and packs the rules.
const bundling = running.size > 0 && isWanted(['browser']) && hasBrowserTests() ? bundle(quiet) : undefined;
let passed = 0;
let failed = 0;
const summary = [];
for (const [name, run] of stages.filter(isWanted)) {
  console.log(`\n== ${name}`);
  // Tests have the machine to themselves.
  if (!running.has(name)) await bundling;
  const result = await (running.get(name) ?? run());
  if (result.skipped) {
    console.log(`  skipped: ${result.skipped}`);
    summary.push(`  skip  ${name}: ${result.skipped}`);
    continue;
  }
  const ok = result.failed === 0;
  // Quiet stages speak only when they have something to say.
  const counts = !running.has(name);
  if (!ok && !counts) process.stdout.write(stripVTControlCharacters(result.output));
  const figures = counts ? `: ${result.passed} passed, ${result.failed} failed` : '';
  const line = `${name}${figures} (${(result.ms / 1000).toFixed(1)} s)`;
  console.log(`  ${ok ? 'ok' : 'FAILED'}`);
  summary.push(`  ${ok ? 'ok  ' : 'FAIL'}  ${line}`);
  passed += result.passed;
  failed += result.failed;
}

console.log(`\n== summary\n${summary.join('\n')}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
