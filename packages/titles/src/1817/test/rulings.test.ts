/** What 18xx.games does differently, ruling by ruling, as far as no other test knows it. */
import { companyIn, isAt, type Move, offers, priceOf, type State, stepNameOf, topFrame } from '@roundhouse/engine';
import { describe, expect } from 'vitest';
import { isOffered, play, rule } from '../../../test/support/index.ts';
import { closeCompany } from '../rules/closing.ts';
import { debtOf } from '../rules/debts.ts';
import { updateKeptNetworks, keepNetwork } from '../recorded/keptNetworks.ts';
import { combineStations } from '../rules/tokenMerger.ts';
import { isRed } from '../rules/zones.ts';
import {
  acquisitionsOf,
  after,
  bid,
  type Circumstances,
  NEXT,
  operatingRoundOf,
  pass,
  stockTurnOf,
  positionOf,
  turnOf,
} from './positions.ts';
import { STEP } from '../steps.ts';

const step = (state: State): string | undefined => stepNameOf(topFrame(state));

/** As every step is watched. */
const watchMap = (move: Move, act: () => void): void => {
  const before = move.state;
  act();
  updateKeptNetworks(move, before);
};

describe('rulings of 18xx.games', () => {
  rule('1817 §loan.4', 'skipsTrains: without the money for any train interest comes at once', () => {
    const at = (rulings: Circumstances['rulings'], spec: object = {}): State =>
      turnOf(
        positionOf(
          { WT: { size: 2, price: 60, cash: 30, loans: 1, tokens: 'D9', ...spec } },
          { rulings: rulings ?? {} },
        ),
        'WT',
        'trains',
      );
    // 30 and one more loan do not pay a 3-train; UR has one that could be had for $1.
    expect([step(at({})), step(at({ skipsTrains: true }))]).toEqual(['trains', 'trains']);
    const alone = (rulings: Circumstances['rulings'], own: Circumstances['own'] = {}, phase = '3'): State =>
      turnOf(
        positionOf(
          { WT: { size: 2, price: 60, cash: 30, loans: 1, tokens: 'D9' }, UR: { ...NEXT, trains: '' } },
          { rulings: rulings ?? {}, own, phase },
        ),
        'WT',
        'trains',
      );
    expect([step(alone({})), step(alone({ skipsTrains: true }))]).toEqual(['trains', 'settleLoans']);
    // Trains that the bank took with a company still count there, until they would have rusted.
    expect(step(alone({ skipsTrains: true }, { lostTrains: ['3'] }))).toBe('trains');
    expect(step(alone({ skipsTrains: true }, { lostTrains: ['2', '2+'] }, '4'))).toBe('settleLoans');
  });

  rule('1817 §int.1', 'unaskedTurnFree: who is asked nothing pays no interest and needs no train', () => {
    // Express Track makes the first tile cost $10: WT can pay neither a tile nor a train.
    const round = (rulings: Circumstances['rulings'], cash = 0): State =>
      operatingRoundOf(
        positionOf(
          { WT: { size: 2, price: 60, cash, loans: 2, tokens: 'D9' }, UR: { ...NEXT, trains: '' } },
          {
            options: { volatility: true },
            rulings: { skipsTrains: true, ...rulings },
            privates: { P18: 'WT' },
            cash: { '@A': 500 },
          },
        ),
      );
    const summaryOf = (state: State) => [
      companyIn(topFrame(state)),
      isRed(state, 'WT'),
      debtOf(state, '@A'),
      state.cash['@A'],
    ];
    expect(summaryOf(round({ unaskedTurnFree: true }))).toEqual(['UR', false, 0, 500]);
    expect(summaryOf(round({}))).toEqual(['UR', true, 0, 490]);
    // With $10 it is asked for a tile, and pays after it.
    const asked = round({ unaskedTurnFree: true }, 10);
    expect(summaryOf(asked)).toEqual(['WT', false, 0, 500]);
    expect(summaryOf(play(asked, pass('@A')))).toEqual(['UR', true, 0, 500]);
  });

  rule('1817 §crisis.1', 'crisesWait: a settlement that follows of itself may still help', () => {
    const red = { size: 2, cell: 0, president: '@A' } as const;
    // WT comes first under the hammer and leaves a debt of $100; J brings $180.
    const two = {
      J: { ...red, cash: 180 },
      WT: { ...red, loans: 2, cash: 100 },
      UR: { price: 50, president: '@D', cash: 0, size: 2, loans: 2 },
    } as const;
    const about = { cash: { '@A': 0 } };
    const atOnce = acquisitionsOf(positionOf(two, about));
    expect([step(atOnce), debtOf(atOnce, '@A')]).toEqual(['crisis', 100]);
    const later = acquisitionsOf(positionOf(two, { ...about, rulings: { crisesWait: true } }));
    expect([debtOf(later, '@A'), later.cash['@A']]).toEqual([0, 80]);
  });

  rule('1817 §crisis.1', 'crisesWait: a purchase without a question is settled before the buyer discards', () => {
    // UR cannot borrow, and WT brings it a train too many; the bid does not cover the loans of WT.
    const sold = (rulings: Circumstances['rulings'], loans: number): State =>
      play(
        acquisitionsOf(
          positionOf(
            {
              WT: { size: 2, cell: 0, president: '@A', loans: 2, trains: '6' },
              UR: { size: 2, price: 50, president: '@D', cash: 100, loans, trains: '5 5' },
            },
            { phase: '6', cash: { '@A': 0 }, rulings: rulings ?? {} },
          ),
        ),
        bid('@D', 'WT', 10),
      );
    const there = sold({ crisesWait: true }, 2);
    expect([step(sold({}, 2)), step(there), debtOf(there, '@A')]).toEqual(['discardTrains', 'crisis', 190]);
    expect(step(play(there, { type: 'bankrupt', by: '@A' }))).toBe('discardTrains');
    // Where it may still borrow, that is asked after the discard, and nothing is settled yet.
    const asking = sold({ crisesWait: true }, 1);
    expect([step(asking), debtOf(asking, '@A')]).toEqual(['discardTrains', 0]);
  });

  rule('1817 §end.1', 'crisesWait: with one player left, what follows of itself in the round still happens', () => {
    const three = {
      WT: { size: 2, cell: 0, president: '@A', loans: 2 },
      J: { size: 2, cell: 0, president: '@B', cash: 60 },
      GT: { size: 2, price: 60, president: '@A', cash: 0, loans: 2 },
    } as const;
    const about = { players: 3, cash: { '@A': 0, '@B': 5, '@C': 0 } } as const;
    const state = acquisitionsOf(positionOf(three, { ...about, rulings: { crisesWait: true } }));
    expect(state.outcome).toBeNull();
    expect(step(state)).toBe('crisis');
    const over = play({ ...state, out: ['@C'] }, { type: 'bankrupt', by: '@A' });
    expect([over.outcome?.reason, over.cash['@B']]).toEqual(['bankrupt', 65]);
  });

  rule('1817 §tok.1', 'staleNetworks: a station that has left blocks until the next tile or station', () => {
    const place = { type: 'placeToken', by: '@A', hex: 'D7', city: 0 } as const;
    // Toledo is full; WT has looked at it, then the company that is there is closed.
    const full = positionOf(
      {
        WT: { tokens: 'C8', charter: 1, cash: 50 },
        J: { tokens: 'D7', size: 2, cell: 0, president: '@B' },
        H: { tokens: 'E22', size: 2, price: 60, president: '@B' },
        ME: { tokens: 'B27', size: 2, price: 60, president: '@C' },
      },
      { tiles: { D7: '57/3' } },
    );
    type Later = (move: Move) => void;
    const left = (state: State, later: Later = () => {}): State =>
      turnOf(
        after(state, (move) => {
          watchMap(move, () => closeCompany(move, 'J', 'liquidation'));
          watchMap(move, () => later(move));
        }),
        'WT',
        'station',
      );
    const ruled = (rulings: Circumstances['rulings']): State => ({
      ...full,
      rules: { ...full.rules, rulings: rulings ?? {} },
    });
    // There was no place when WT was asked: nobody asks again before the map changes.
    const asked = (rulings: Circumstances['rulings'], later?: Later): State =>
      left(turnOf(ruled(rulings), 'WT', 'station'), later);
    expect([isOffered(asked({}), place), isOffered(asked({ staleNetworks: true }), place)]).toEqual([true, false]);
    const takenOver = asked({ staleNetworks: true }, (move) => combineStations(move, 'H', 'ME'));
    expect(isOffered(takenOver, place)).toBe(true);
    // Who has only run trains since is asked, and sees that the circle is free.
    const run = after(ruled({ staleNetworks: true }), (move) => keepNetwork(move, 'WT'));
    expect(isOffered(left(run), place)).toBe(true);
  });

  rule('1817 §tok.1', 'staleNetworks: the way to a station is the one that was seen', () => {
    // Toledo is full, and the way to Cleveland leads through it.
    const cities = (rulings: NonNullable<Circumstances['rulings']>): readonly unknown[] => {
      const full = positionOf(
        { WT: { tokens: 'C8', charter: 1, cash: 50 }, J: { tokens: 'D7', size: 2, cell: 0, president: '@B' } },
        { tiles: { D7: '6/3', E8: '7/2' }, rulings },
      );
      const gone = after(full, (move) => {
        if (rulings['staleNetworks'] === true) keepNetwork(move, 'WT');
        watchMap(move, () => closeCompany(move, 'J', 'liquidation'));
      });
      const placings = offers(turnOf(gone, 'WT', 'station'), 'placeToken');
      return placings.map((offer) => (offer.kind === 'one' && 'hex' in offer.action ? offer.action.hex : ''));
    };
    expect(cities({})).toEqual(['D7', 'D9']);
    expect(cities({ staleNetworks: true })).toEqual(['D7']);
  });

  rule('1817 §srend.1', 'the priority goes on from the initiator of the last start, no matter who won it', () => {
    const start = stockTurnOf(positionOf({}, { cash: { '@A': 100, '@B': 400, '@C': 0, '@D': 0 } }), '@A');
    const begun = play(start, bid('@A', 'WT', 100));
    const home = isAt(begun, STEP.home);
    expect(home).toBe(true);
    const won = play(begun, { type: 'placeToken', by: '@A', hex: 'B17', city: 0 }, bid('@B', 'WT', 105));
    const over = play(
      won,
      ...(step(won) === 'companySize' ? [{ type: 'choose', by: '@B', choice: 'size2' } as const] : []),
      pass('@B'),
      pass('@A'),
    );
    expect([over.round.kind, over.priority]).toEqual(['operating', '@B']);
  });

  rule('1817 §tokmerge.2', 'markers that take the place of others move up to the first empty circle', () => {
    const state = positionOf(
      { WT: { size: 2, price: 60, cash: 300, tokens: 'E22' }, J: { size: 2, cell: 2, president: '@B', tokens: 'D9' } },
      { tiles: {} },
    );
    const [first, second] = state.board.tokens;
    if (!first || !second) throw new Error('two tokens');
    // The company that had the first circle in Cleveland has left it.
    const gap = { ...state, board: { ...state.board, tokens: [first, { ...second, slot: 1 }] } };
    const bought = play(acquisitionsOf(gap), bid('@A', 'J', 10));
    expect(bought.board.tokens.find((each) => each.hex === 'D9')).toMatchObject({ company: 'WT', slot: 0 });
    expect(priceOf(bought, 'WT')).toBeGreaterThan(0);
  });
});
