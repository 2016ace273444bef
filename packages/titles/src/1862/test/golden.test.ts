/** Golden games: whole games of each variant as readable text, one line per action. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Action, State } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { VARIANTS } from '../settings.ts';
import { journey } from './walker.ts';

const GOLDEN = new URL('./golden/', import.meta.url);

const share = (id: string): string => id.replace(/^.*_/, '#');

/** An action in a few words. */
const told = (action: Action, before: State): string => {
  switch (action.type) {
    case 'bid':
      return `bids ${action.price} for ${action.item}`;
    case 'par':
      return `founds ${action.company} at ${before.rules.title} cell ${action.cell}`;
    case 'buyShares':
      return `${action.for === undefined ? 'buys' : 'redeems'} ${action.company} ${action.certificates.map(share).join(' ')}`;
    case 'sellShares':
      return `sells ${action.percent}% of ${action.company}`;
    case 'layTile':
      return `lays ${action.tile}/${action.rotation} in ${action.hex}`;
    case 'placeToken':
      return `places a marker in ${action.hex}`;
    case 'removeToken':
      return `removes the marker of ${action.company} in ${action.hex}`;
    case 'runTrains':
      return `runs ${action.runs.map(({ train, stops }) => `${train}: ${stops.map((stop) => stop.replace(/\/\d+$/, '')).join('-')}`).join('; ')}`;
    case 'dividend':
      return action.kind;
    case 'buyTrain':
      return `buys ${action.side ?? action.train} from ${action.from}${action.warranties === undefined ? '' : ` with ${action.warranties} warranties`}`;
    case 'merge':
      return `unites ${action.company} and ${action.with}; ${action.survivor ?? ''} survives`;
    case 'choose':
      return action.choice;
    case 'answer':
      return action.accept ? 'agrees' : 'declines';
    default:
      return action.type;
  }
};

const transcript = (
  id: string,
  players: number,
  seed: number,
  options: Readonly<Record<string, boolean | number | string>>,
): string => {
  const lines: string[] = [`1862 ${id}, ${players} players, seed ${seed}`];
  let heading = '';
  const { state } = journey({
    players,
    seed,
    options,
    rulings: { receivershipRun: 'chosen' },
    after: (_state, action, before) => {
      const { kind, set, number } = before.round;
      const now = `${kind} ${set}.${number}, phase ${before.phase}`;
      if (now !== heading) lines.push('', now);
      heading = now;
      const companies = before.agenda.map((frame) => frame['company']).filter((each) => typeof each === 'string');
      const company = companies.at(-1);
      lines.push(`${action.by}${kind === 'operating' && company ? ` ${company}` : ''} ${told(action, before)}`);
    },
  });
  const scores = Object.entries(state.outcome?.scores ?? {}).map(([player, score]) => `${player} ${score}`);
  return [...lines, '', `end: ${state.outcome?.reason ?? 'none'}; ${scores.join(', ')}`, ''].join('\n');
};

describe('golden games', () => {
  for (const [index, { id, options }] of VARIANTS.entries())
    test(id, { timeout: 120_000 }, () => {
      const file = new URL(`${id}.txt`, GOLDEN);
      const text = transcript(id, 2 + (index % 4), 500 + index, options);
      if (!existsSync(file)) writeFileSync(file, text);
      expect(text).toBe(readFileSync(file, 'utf8'));
      expect(text).not.toContain('end: none');
    });
});
