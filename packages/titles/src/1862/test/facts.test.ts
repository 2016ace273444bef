/** The facts of 1862 compared with the reference, for every player count and option. */
import { factsOf, laysAt, newGame, rulesOf, usableEdges } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { readShared } from '../../../../../testing/shared.ts';
import { withShared } from '../../../../../testing/withShared.ts';
import { seatNames } from '../../../test/support/index.ts';
import { title1862 } from '../index.ts';
import { CERTIFICATES } from '../rules/limits.ts';
import { setup } from '../setup.ts';
import { freeWarranties } from '../trains.ts';

interface Facts {
  readonly map: {
    readonly hexes: Readonly<
      Record<
        string,
        {
          readonly name?: string;
          readonly color: string;
          readonly code: string;
          readonly x: number;
          readonly y: number;
          readonly track_edges: readonly number[];
          readonly adjacent: Readonly<Record<string, string>>;
        }
      >
    >;
  };
  readonly tiles: Readonly<
    Record<
      string,
      { readonly count: number; readonly color: string; readonly code: string; readonly physical_tile?: string }
    >
  >;
  readonly market: {
    readonly rows: readonly (readonly { readonly price: number; readonly types: readonly string[] }[])[];
    readonly moves: Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>>;
  };
  readonly trains: readonly Train[];
  readonly phases: readonly {
    readonly name: string;
    readonly train_limit: number;
    readonly tiles: readonly string[];
    readonly operating_rounds: number;
    readonly status: readonly string[];
  }[];
  readonly corporations: readonly {
    readonly id: string;
    readonly name: string;
    readonly color: string;
    readonly text_color: string;
    readonly tokens: readonly number[];
    readonly float_percent: number;
    readonly home: { readonly hexes: readonly string[] };
    readonly shares: readonly { readonly id: string; readonly percent: number; readonly president: boolean }[];
  }[];
  readonly by_player_count: Readonly<
    Record<
      string,
      {
        readonly starting_cash: number;
        readonly cert_limit: number;
        readonly bank: number;
        readonly corporations_in_play: number;
      }
    >
  >;
  readonly optional_rules: readonly {
    readonly id: string;
    readonly data_changes: readonly { readonly changes: { readonly trains?: Readonly<Record<string, Train>> } }[];
  }[];
}

interface Train {
  readonly name: string;
  readonly count: number | 'unlimited';
  readonly price: number;
  readonly rusts_on?: readonly string[];
  readonly variants: readonly { readonly name: string; readonly price: number; readonly warranties: number }[];
}

const rules = (players: number, options: Readonly<Record<string, string | number | boolean>> = {}) =>
  rulesOf(
    title1862,
    newGame({ title: '1862', players: seatNames(players).map((id) => ({ id, name: id })), seed: 1, options }),
  );

const factsFor = (players: number, options = {}) => factsOf({ rules: rules(players, options) });

/** Rows in an order that does not matter. */
const sorted = (rows: readonly (readonly unknown[])[]): readonly string[] =>
  rows.map((row) => JSON.stringify(row)).sort((a, b) => a.localeCompare(b));

const ZONES: Readonly<Record<string, string>> = {
  par: 'par',
  repar: 'repar',
  ignoreOne: 'ignore_one_sale',
  ignoreTwo: 'ignore_two_sales',
  closed: 'close',
  end: 'endgame',
};

withShared('facts/1862.json', 'facts of 1862', () => {
  const printed = readShared('facts/1862.json') as Facts;
  const { track, market } = factsFor(2);

  test('the map', () => {
    const mine = Object.values(track.map.hexes).map(({ id, name, colour, code, x, y }) => [
      id,
      name,
      colour,
      code,
      x,
      y,
    ]);
    const theirs = Object.entries(printed.map.hexes).map(([id, { name, color, code }]) => [
      id,
      // Typeset: King’s Lynn.
      name?.replaceAll("'", '’'),
      color,
      code,
    ]);
    expect(sorted(mine.map(([id, name, colour, code]) => [id, name, colour, code]))).toEqual(sorted(theirs));
    for (const [id, hex] of Object.entries(printed.map.hexes)) {
      const neighbours = Object.fromEntries(
        (track.map.neighbours[id] ?? []).flatMap((other, edge) => (other === null ? [] : [[String(edge), other]])),
      );
      expect(neighbours, id).toEqual(hex.adjacent);
      if (hex.color === 'white') expect(usableEdges(track.map, id), id).toEqual(hex.track_edges);
    }
  });

  test('the tiles', () => {
    const mine = Object.values(track.tiles).map(({ id, count, colour, code, supply }) => [
      id,
      count,
      colour,
      code,
      supply ?? null,
    ]);
    const theirs = Object.entries(printed.tiles).map(([id, each]) => [
      id,
      each.count,
      each.color,
      each.code,
      each.physical_tile ?? null,
    ]);
    expect(sorted(mine)).toEqual(sorted(theirs));
  });

  test('the market', () => {
    const [row = []] = printed.market.rows;
    expect(market.rows[0]?.map((cell) => [cell?.price, cell?.zones.map((zone) => ZONES[zone])])).toEqual(
      row.map(({ price, types }) => [price, types]),
    );
    for (const [id, moves] of Object.entries(printed.market.moves)) {
      const theirs = Object.fromEntries(Object.entries(moves).map(([direction, to]) => [direction, to.join(',')]));
      expect(market.moves[id], id).toEqual(theirs);
    }
  });

  const same = (mine: ReturnType<typeof factsFor>['trains'], theirs: readonly Train[]): void => {
    for (const each of theirs) {
      const train = mine.find(({ name }) => name === each.name);
      expect(train?.price).toBe(each.price);
      if (each.count === 'unlimited') expect(train?.count).toBeGreaterThan(50);
      else expect(train?.count, each.name).toBe(each.count);
      expect(train?.rustsOn).toEqual(each.rusts_on ?? []);
      expect(train?.sides.map(({ name, price }) => [name + '*'.repeat(freeWarranties(each.name)), price])).toEqual(
        each.variants.map(({ name, price }) => [name, price]),
      );
    }
  };

  test('the trains of every roster', () => {
    same(factsFor(3).trains, printed.trains);
    for (const [id, length] of [
      ['short_length', 'short'],
      ['long_length', 'long'],
    ] as const) {
      const changed = printed.optional_rules.find((each) => each.id === id)?.data_changes[0]?.changes.trains ?? {};
      same(
        factsFor(3, { length }).trains,
        printed.trains.map((each) => changed[each.name] ?? each),
      );
    }
  });

  test('the phases', () => {
    const mine = factsFor(4).phases.map(({ name, colours, operatingRounds, trainLimit, flags }) => [
      name,
      colours,
      operatingRounds,
      trainLimit['default'],
      flags.includes('perType'),
    ]);
    const theirs = printed.phases.map((each) => [
      each.name,
      each.tiles,
      each.operating_rounds,
      each.train_limit,
      !each.status.includes('three_total'),
    ]);
    expect(mine).toEqual(theirs);
  });

  test('the companies', () => {
    const mine = Object.values(factsFor(2).companies);
    expect(
      mine.map((each) => [
        each.id,
        each.name.en,
        each.colour,
        each.text,
        each.home[0]?.hex,
        each.tokens,
        each.floatPercent,
      ]),
    ).toEqual(
      printed.corporations.map((each) => [
        each.id,
        each.name,
        each.color,
        each.text_color,
        each.home.hexes[0],
        each.tokens,
        each.float_percent,
      ]),
    );
    const state = setup({ rules: rules(2), seats: seatNames(2), seed: 1 });
    for (const { id, shares } of printed.corporations)
      expect(state.certificates[id]?.map((each) => [each.id, each.percent, each.kind === 'president'])).toEqual(
        shares.map((each) => [each.id, each.percent, each.president]),
      );
  });

  test('cash, limits and companies in play by the number of players', () => {
    for (const [count, theirs] of Object.entries(printed.by_player_count)) {
      const players = Number(count);
      const state = setup({ rules: rules(players), seats: seatNames(players), seed: 5 });
      expect(state.cash['@A']).toBe(theirs.starting_cash);
      expect(CERTIFICATES[players]).toBe(theirs.cert_limit);
      expect(factsFor(players).bank).toBe(theirs.bank);
      expect(Object.values(state.companies).filter(({ status }) => status !== 'closed').length).toBe(
        theirs.corporations_in_play,
      );
    }
  });

  test('no yellow tile but those of its own kind fits a hex', () => {
    const state = setup({ rules: rules(2), seats: seatNames(2), seed: 1 });
    const letters = { F5: 'N', C4: 'Y', E4: undefined } as const;
    for (const [hex, label] of Object.entries(letters)) {
      const lays = laysAt(track, state.board, 'ECR', hex, {
        upgrades: {},
        network: { gauges: 'ignored' },
        connection: 'none',
        colours: ['yellow'],
        cost: () => 0,
      });
      expect(lays.length).toBeGreaterThan(0);
      expect(lays.every(({ tile }) => track.tiles[tile]?.label === label)).toBe(true);
    }
  });
});
