/** The same part has the same file and the same name in every title; `docs/adding-a-title.md` has the table. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { titleIds } from '../src/index.ts';

const SRC = new URL('../src/', import.meta.url);

/** File of a title, and what it must export; `{id}` is the id of the title. */
const LAYOUT: Readonly<Record<string, readonly string[]>> = {
  'README.md': [],
  'index.ts': ['title{id}', 'PRESETS'],
  'map.ts': [],
  'tiles.ts': ['TILES'],
  'market.ts': ['MARKET'],
  'trains.ts': [],
  'companies.ts': ['COMPANIES'],
  'facts.ts': ['factsFor'],
  'setup.ts': ['setup'],
  'vocabulary.ts': ['cite', 'refuse', 'special'],
  'settings.ts': ['OPTIONS', 'option', 'VARIANTS'],
  'rulings.ts': ['RULINGS', 'ruling', 'PRESETS'],
  'steps.ts': ['STEP', 'FORMER_STEPS'],
  'flow.ts': ['STEPS'],
  'routes.ts': ['routesFor'],
  'rulebook.ts': ['RULEBOOK'],
  'words/en.ts': ['en'],
  'words/ru.ts': ['ru'],
  'guide.ts': ['guide'],
  'primer.ts': ['primer'],
  'rules/slots.ts': [],
  'rules/refusals.ts': ['whyNot'],
  'rules/referee.ts': ['referee'],
  'rules/order.ts': ['operatingOrder'],
  'rules/limits.ts': ['certificateLimit', 'countsForLimit', 'trainLimit'],
  'rules/scoring.ts': ['worth'],
  'rules/turnRule.ts': ['turnRule'],
  'rules/ends.ts': ['ends'],
  'rules/stockTurn.ts': ['stockTurnStep'],
  'rules/track.ts': ['trackStep'],
  'rules/stations.ts': ['stationStep'],
  'rules/running.ts': ['routeProblem', 'runStep'],
  'rules/dividend.ts': ['dividendStep'],
  'rules/trains.ts': ['trainsStep', 'trainSale'],
  'recorded/rulings.ts': ['RECORDED', 'recorded'],
  'recorded/steps.ts': ['asRecorded'],
  'recorded/answers.ts': ['ANSWERS'],
  'test/positions.ts': ['positionOf'],
  'test/facts.test.ts': [],
  'test/golden.test.ts': [],
  'test/walks.test.ts': [],
};

/** Parts that some titles have: where they are, and what they are called there. */
const WHERE_NEEDED: Readonly<Record<string, readonly string[]>> = {
  'rules/duties.ts': ['duties'],
};

/** Where the rules of every title that exports one of these have it. */
const PLACES: Readonly<Record<string, string>> = {
  homeStep: 'home.ts',
  isStalemate: 'stalemate.ts',
  operatingTurnStep: 'operatingTurn.ts',
  privateSaleStep: 'privateSale.ts',
  settleHome: 'home.ts',
  sharesAt: 'certificates.ts',
};

/** Files that were called otherwise in some titles: the same part has one name. */
const OTHER_NAMES: readonly string[] = [
  'rules/turn.ts',
  'rules/turns.ts',
  'rules/holdings.ts',
  'rules/homes.ts',
  'rules/sale.ts',
  'rules/shares.ts',
  'rules/dead.ts',
];

/** Types, by the file of a title that exports them. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  'steps.ts': ['StepName'],
  'vocabulary.ts': ['RuleId'],
};

/** Steps that every title has, under these names, and what the type of their frames is called, where it is the same in all. */
const COMMON_STEPS: Readonly<Record<string, string>> = {
  stockRound: '',
  stockTurn: 'frame<StockTurnFrame>()',
  operatingRound: 'frame<OperatingRoundFrame>()',
  operatingTurn: 'frame<OperatingTurnFrame>()',
  track: '',
  station: '',
  run: '',
  dividend: 'frame<DividendFrame>()',
  trains: 'frame<TrainsFrame>()',
  consent: 'CONSENT',
};

const exports = (text: string, name: string): boolean =>
  new RegExp(`^export const ${name}\\b`, 'm').test(text) ||
  [...text.matchAll(/^export const \{([^}]*)\}/gm)].some(([, names = '']) => new RegExp(`\\b${name}\\b`).test(names)) ||
  [...text.matchAll(/^export \{([^}]*)\}/gm)].some(([, names = '']) => new RegExp(`\\b${name}\\b`).test(names));

const folders = readdirSync(SRC, { withFileTypes: true })
  .filter((each) => each.isDirectory() && each.name !== 'common')
  .map((each) => each.name);

test('every folder is a title of the registry', () => {
  expect(folders.toSorted()).toEqual(titleIds.map((id) => id.toLowerCase()).toSorted());
});

describe.each(titleIds)('%s', (id) => {
  const folder = new URL(`${id.toLowerCase()}/`, SRC);

  test.each(Object.entries(LAYOUT))('has %s', (file, names) => {
    const path = fileURLToPath(new URL(file, folder));
    expect(existsSync(path), path).toBe(true);
    const text = readFileSync(path, 'utf8');
    for (const name of names) expect(exports(text, name.replace('{id}', id)), `${file} exports ${name}`).toBe(true);
  });

  test.each(Object.entries(WHERE_NEEDED))('has %s, or nothing of the kind', (file, names) => {
    const path = fileURLToPath(new URL(file, folder));
    const index = readFileSync(fileURLToPath(new URL('index.ts', folder)), 'utf8');
    for (const name of names) {
      expect(index.includes(`{ ${name} } from './${file}'`), `index.ts takes ${name} from ${file}`).toBe(
        existsSync(path),
      );
      if (existsSync(path)) expect(exports(readFileSync(path, 'utf8'), name), `${file} exports ${name}`).toBe(true);
      else expect(index).not.toMatch(new RegExp(`\\b${name}\\b`));
    }
  });

  test('has what only some titles have under the same name, too', () => {
    const rules = fileURLToPath(new URL('rules/', folder));
    const elsewhere = readdirSync(rules, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
      const text = file.endsWith('.ts') ? readFileSync(`${rules}${file}`, 'utf8') : '';
      return Object.entries(PLACES)
        .filter(([name, place]) => place !== file && exports(text, name))
        .map(([name, place]) => `${name} in ${file} instead of ${place}`);
    });
    expect(elsewhere).toEqual([]);
  });

  test('calls no part otherwise than the other titles do', () => {
    expect(OTHER_NAMES.filter((file) => existsSync(fileURLToPath(new URL(file, folder))))).toEqual([]);
  });

  test.each(Object.entries(TYPES))('names the types of %s', (file, names) => {
    const text = readFileSync(fileURLToPath(new URL(file, folder)), 'utf8');
    for (const name of names)
      expect(text, `${file} exports ${name}`).toMatch(new RegExp(`^export type ${name}\\b`, 'm'));
  });

  test('calls the steps that every title has, and their frames, by their common names', () => {
    const steps = readFileSync(fileURLToPath(new URL('steps.ts', folder)), 'utf8');
    const missing = Object.entries(COMMON_STEPS).filter(([name, frame]) => !steps.includes(`\n  ${name}: ${frame}`));
    expect(missing).toEqual([]);
  });

  test('declares the state of its rules in rules/slots.ts only', () => {
    const rules = fileURLToPath(new URL('rules/', folder));
    const others = readdirSync(rules).filter((each) => each.endsWith('.ts') && each !== 'slots.ts');
    expect(others.filter((each) => /\bslot<|\bslot\(/.test(readFileSync(`${rules}${each}`, 'utf8')))).toEqual([]);
  });
});

/** Names of steps are for words and tables; whether a frame is of a step, its handle says (`isAt`, `STEP.stockTurn.is`). */
test('nobody compares the name of a step with a bare string', () => {
  const packages = new URL('../../', import.meta.url);
  const bare = /stepNameOf\([^\n]*\) [!=]== ['"`]|['"`] [!=]== stepNameOf\(/;
  const inRules = /\bstep [!=]== ['"`]|['"`] [!=]== step\b|\bframe\[['"`]/;
  const found = readdirSync(packages, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /^[a-z]+\/(src|test|e2e)\/.*\.tsx?$/.test(file) &&
      (file.startsWith('titles/src/') ? [bare, inRules] : [bare]).some((each) =>
        each.test(readFileSync(new URL(file, packages), 'utf8')),
      ),
  );
  expect(found).toEqual([]);
  expect(bare.test(`stepNameOf(topFrame(state)) === ${JSON.stringify('stockTurn')}`)).toBe(true);
});

/** A title's `option`, `ruling` and `recorded` know every id and value by type; a bare read would compile with a mistyped one. */
test('nobody reads options and rulings but through their declarations', () => {
  const packages = new URL('../../', import.meta.url);
  const readers = ['titles/src/common/declared.ts', 'titles/src/common/options.ts', 'titles/src/common/rulings.ts'];
  // What serves every title compares what it was given: an answer with its ruling, a guide's options with the standard.
  const general = ['titles/src/common/policy.ts', 'titles/src/common/guide/scene.ts'];
  const bare =
    /\brules\.(?:options|rulings)\b|\b(?:options|rulings)(?:\?\.)?\[[^\]]|\{[^{}]*\b(?:options|rulings)\b[^{}]*\}: (?:Pick<)?Rules\b/;
  const found = readdirSync(packages, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /^(?:titles|bots)\/src\/.*\.tsx?$/.test(file) &&
      !file.includes('/test/') &&
      ![...readers, ...general].includes(file) &&
      bare.test(readFileSync(new URL(file, packages), 'utf8')),
  );
  expect(found).toEqual([]);
  for (const read of ['options[id]', "rulings?.['manners']", 'rules.options', '({ options }: Rules)'])
    expect(bare.test(read), read).toBe(true);
});
