import { describe, expect, it } from 'vitest';
import {
  type Arrangement,
  COLUMNS,
  movePanel,
  panelsOnTab,
  readArrangement,
  shiftPanel,
  STANDARD_ARRANGEMENT,
  TABS,
} from '../src/app/arrangement.ts';

/** The log above the companies, the board to the right. */
const OWN = { left: ['log', 'companies'], middle: ['market'], right: ['players', 'board', 'trains'] } as const;

const PANELS: readonly string[] = Object.values(OWN).flat();

/** Of the panels that these tests name: one that comes later need not be added to them. */
const known = ({ left, middle, right }: Arrangement) => {
  const among = (panels: readonly string[]) => panels.filter((panel) => PANELS.includes(panel));
  return { left: among(left), middle: among(middle), right: among(right) };
};

describe('a stored arrangement', () => {
  it('is read as it was stored', () => {
    expect(known(readArrangement(structuredClone(OWN)))).toEqual(OWN);
  });

  it('survives a panel that is new since: only that panel is added, where the plan has it', () => {
    const before = { ...OWN, right: ['players', 'board'] };
    expect(known(readArrangement(before))).toEqual({ ...OWN, right: ['players', 'trains', 'board'] });
    expect(known(readArrangement({ ...OWN, middle: [] }))).toEqual(OWN);
  });

  it('puts a new panel first where that column has nothing that the plan has above it', () => {
    const before = { left: ['companies', 'players'], middle: ['board', 'market'], right: ['log'] };
    expect(known(readArrangement(before)).right).toEqual(['trains', 'log']);
  });

  it('survives a panel that this version does not know, and one that is listed twice', () => {
    const from = {
      left: ['weather', 'log', 'companies'],
      middle: ['market', 'log'],
      right: OWN.right,
      attic: ['board'],
    };
    expect(known(readArrangement(from))).toEqual(OWN);
  });

  it.each([null, undefined, 'left', 7, {}, { left: 'board' }, []])('is the standard one where it is %j', (value) => {
    expect(readArrangement(value)).toEqual(STANDARD_ARRANGEMENT);
  });
});

it('a panel moves to another column', () => {
  expect(known(movePanel(STANDARD_ARRANGEMENT, 'log', 'left', 0))).toEqual({
    left: ['log', 'companies'],
    middle: ['board', 'market'],
    right: ['players', 'trains'],
  });
});

it('a panel moves one place up or down, and stays where its column ends', () => {
  const two: Arrangement = { left: [], middle: [], right: ['players', 'log'] };
  expect(shiftPanel(two, 'log', -1)).toEqual({ ...two, right: ['log', 'players'] });
  expect(shiftPanel(two, 'players', 1)).toEqual({ ...two, right: ['log', 'players'] });
  expect(shiftPanel(two, 'players', -1)).toEqual(two);
  expect(shiftPanel(two, 'log', 1)).toEqual(two);
});

it('every tab of a phone but the spreadsheet, which is a page, holds a panel, and no panel is on two', () => {
  const shown = TABS.map((tab) => panelsOnTab(tab));
  expect(TABS.filter((tab) => panelsOnTab(tab).length === 0)).toEqual(['sheet']);
  expect(shown.flat()).toHaveLength(new Set(shown.flat()).size);
  expect(COLUMNS.flatMap((column) => STANDARD_ARRANGEMENT[column])).toEqual(expect.arrayContaining(shown.flat()));
});
