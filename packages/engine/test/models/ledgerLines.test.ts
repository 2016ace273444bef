import type { State } from '@roundhouse/engine';
import { ledgerOf, worthByRound } from '@roundhouse/engine/models/ledger';
import { companyLines, playerLines } from '@roundhouse/engine/models/ledgerLines';
import { liquidityOf } from '@roundhouse/engine/models/liquidity';
import { operatingTurns } from '@roundhouse/engine/models/operatingTurns';
import { rustingAhead } from '@roundhouse/engine/models/rusting';
import { loadAllTitles } from '@roundhouse/titles';
import { describe, expect, it } from 'vitest';
import { playedHistory } from './playedHistory.ts';

const ids = (await loadAllTitles()).map(({ id }) => id);

describe.each(ids)('the lines of %s', async (id) => {
  const { states, events, opening } = await playedHistory(id, 260);

  it('every company and every player has one line, and certificates add up', () => {
    for (const state of states) {
      const lines = companyLines(state);
      expect(lines.map(({ company }) => company).toSorted()).toEqual(Object.keys(state.companies).toSorted());
      expect(playerLines(state).map(({ player }) => player)).toEqual(state.seats);
      for (const { company, holdings } of lines.filter(({ group }) => group === 'operating')) {
        const whole = Object.values(holdings).reduce((sum, percent) => sum + percent, 0);
        expect([0, 100], `${company} ${JSON.stringify(holdings)}`).toContain(whole);
      }
    }
  });

  it('companies operate in the order that was foretold', () => {
    const next = (state: State) => operatingTurns(state).find(({ turn }) => turn === 'next')?.company;
    let checked = 0;
    for (const [at, state] of states.entries()) {
      const began = events[at]?.filter((event) => event.type === 'turnBegan').map(({ who }) => who) ?? [];
      const after = states[at + 1];
      if (state.round.kind !== 'operating' || !after || after.round !== state.round || began.length !== 1) continue;
      // What was decided just now may have moved prices: the order counts when the turn begins.
      const turns = operatingTurns(after);
      expect(turns.find(({ turn }) => turn === 'now')?.company).toBe(began[0]);
      if (next(state) === began[0]) checked++;
    }
    expect(checked).toBeGreaterThan(0);
  });

  it('what a player could raise is at least the cash that is free', () => {
    const last = states.at(-1);
    if (!last) throw new Error('no positions');
    for (const { player, cash, bound } of playerLines(last))
      expect(liquidityOf(last, player)).toBeGreaterThanOrEqual(Math.floor(cash - bound));
  });

  it('trains rust with the purchase that was foretold', () => {
    for (const [at, list] of events.entries()) {
      const before = states[at];
      const bought = list.find((event) => event.type === 'trainBought' || event.type === 'trainExported');
      const rusted = list.find((event) => event.type === 'trainsRusted');
      if (!before || !bought || !rusted || rusted.type !== 'trainsRusted') continue;
      const owned = before.trains.filter(
        (each) => rusted.trains.includes(each.id) && before.companies[each.at] && !each.obsolete,
      );
      const foretold = rustingAhead(before).flatMap(({ owners }) => owners);
      for (const { at: owner } of owned) expect(foretold).toContain(owner);
    }
  });

  it('changes of worth lead from round to round', () => {
    const rounds = worthByRound(ledgerOf({ states, events, opening }).rounds, states);
    for (const [at, { players }] of rounds.slice(1).entries())
      for (const { player, worth, change } of players) {
        const before = rounds[at]?.players.find((each) => each.player === player);
        if (before) expect(worth - change).toBe(before.worth);
      }
  });
});
