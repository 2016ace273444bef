/** A decision is played on what is remembered; nothing that has changed meanwhile is overlooked. The same on both stores. */
import { type Action, diceOf, randomAction, type State } from '@roundhouse/engine';
import { expect, it } from 'vitest';
import { onBothStores } from './stores.ts';
import { type Asker, begunGame, guest, playOn, stateOf } from './table.ts';

interface Turn {
  readonly asker: Asker;
  readonly body: { expected: number; key: string; decide: Action[] };
}

onBothStores('what is remembered', (place) => {
  const store = () => place().server.context.store;

  /** A table at which everybody has decided, so that all of them and the game are remembered. */
  const table = async () => {
    const people: Asker[] = [];
    for (const name of ['Ann', 'Ben', 'Cid']) people.push(await guest(place().url, name));
    const { id: game } = await begunGame(people);
    await playOn(people, game, 9);
    return { people, game };
  };

  const turn = (people: readonly Asker[], number: number, state: State, seed: number): Turn => {
    const action = randomAction(state, diceOf(seed));
    return {
      asker: people[Number(action.by.slice(1)) - 1]!,
      body: { expected: number, key: crypto.randomUUID(), decide: [action] },
    };
  };

  const next = async (people: readonly Asker[], game: string, seed = 3): Promise<Turn> => {
    const { number, state } = await stateOf(people[0]!, game);
    return turn(people, number, state, seed);
  };

  it('is used: nothing is read for a decision, and it is written whole', async () => {
    const { people, game } = await table();
    const { asker, body } = await next(people, game);
    const held = place().server.context.hotGames.game(game);
    expect(held?.game.head).toBe(body.expected);
    const row = await store().db.selectFrom('games').selectAll().where('id', '=', game).executeTakeFirstOrThrow();
    expect(held?.game).toEqual(row);
    const { head } = await asker.does('decide', { params: { game }, body });
    expect(head).toBe(body.expected + 1);
    const then = await store().db.selectFrom('games').selectAll().where('id', '=', game).executeTakeFirstOrThrow();
    expect(place().server.context.hotGames.game(game)?.game).toEqual(then);
    const { entries } = await asker.does('story', { params: { game } });
    expect(entries.at(-1)).toMatchObject({ number: head, kind: 'decided', by: { person: asker.id } });
  });

  it('who has signed out, or was banned, decides nothing', async () => {
    const { people, game } = await table();
    const { asker, body } = await next(people, game);
    const { cookie } = asker;
    await asker.does('signOut');
    asker.cookie = cookie;
    expect((await asker.ask('decide', { params: { game }, body })).body.denied).toBe('signIn');

    const other = await table();
    const banned = await next(other.people, other.game);
    await store().db.updateTable('people').set({ banned: 1 }).where('id', '=', banned.asker.id).execute();
    const { body: answer } = await banned.asker.ask('decide', { params: { game: other.game }, body: banned.body });
    expect(answer.denied).toBe('banned');
    for (const [id, { expected }] of [[game, body] as const, [other.game, banned.body] as const]) {
      const row = await store().db.selectFrom('games').select('head').where('id', '=', id).executeTakeFirstOrThrow();
      expect(row.head).toBe(expected);
    }
  });

  it('a key that was used for something else is noticed', async () => {
    const { people, game } = await table();
    const first = await next(people, game);
    await first.asker.does('decide', { params: { game }, body: first.body });
    const second = await next(people, game);
    const answer = await second.asker.ask('decide', {
      params: { game },
      body: { ...second.body, key: first.body.key },
    });
    expect(answer.body.denied).toBe('keyUsed');
    await second.asker.does('decide', { params: { game }, body: second.body });
  });

  it('the same post twice at the same moment is one decision, and both answers say so', async () => {
    const { people, game } = await table();
    const { asker, body } = await next(people, game);
    const [one, two] = await Promise.all([1, 2].map(() => asker.does('decide', { params: { game }, body })));
    expect(one).toEqual(two);
    const { head } = await asker.does('story', { params: { game } });
    expect(head).toBe(body.expected + 1);
  });

  it('a seat that has changed hands is noticed', async () => {
    const { people, game } = await table();
    const { asker, body } = await next(people, game);
    // Elsewhere, without a notice to this node: as another process would.
    const stranger = await guest(place().url, 'Dot');
    const seat = Number(body.decide[0]!.by.slice(1)) - 1;
    await store()
      .db.updateTable('seats')
      .set({ person: stranger.id })
      .where('game', '=', game)
      .where('seat', '=', seat)
      .execute();
    await store()
      .db.updateTable('games')
      .set((e) => ({ revision: e('revision', '+', 1) }))
      .where('id', '=', game)
      .execute();
    expect((await asker.ask('decide', { params: { game }, body })).body.denied).toBe('playersOnly');
    expect((await stranger.does('decide', { params: { game }, body })).head).toBe(body.expected + 1);
  });

  it('an order that was given meanwhile decides', async () => {
    const { people, game } = await table();
    const { number, state } = await stateOf(people[0]!, game);
    // The player who comes next by this decision has just given an order.
    const { asker, body } = turn(people, number, state, 3);
    const { kind, set, number: round } = state.round;
    for (const other of people.filter((each) => each !== asker)) {
      const given = await other.ask('giveOrder', {
        params: { game },
        body: { kind: 'pass', watch: [], round: { kind, set, number: round } },
      });
      expect(given.status).toBeLessThan(300);
    }
    await asker.does('decide', { params: { game }, body });
    await place().server.runDueTimers();
    const { entries } = await asker.does('story', { params: { game } });
    const after = entries.find(({ number: each }) => each === number + 2);
    expect(after).toMatchObject({ kind: 'decided', through: 'order' });
  });

  it('a bot that takes a seat in the waiting room brings manners along, unless they were decided on', async () => {
    const [owner, friend] = [await guest(place().url, 'Eve'), await guest(place().url, 'Fay')];
    const begun = async (rulings: Record<string, boolean>, bot: boolean) => {
      const { id } = await owner.does('createGame', {
        body: { title: '18MEX', rulings, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] },
      });
      await friend.does('sitDown', { params: { game: id, seat: 1 }, body: {} });
      const third = await guest(place().url, 'Gil');
      if (bot) await owner.does('setSeat', { params: { game: id, seat: 2 }, body: { kind: 'bot', level: 'random' } });
      else await third.does('sitDown', { params: { game: id, seat: 2 }, body: {} });
      const view = await owner.does('startGame', { params: { game: id } });
      const { state } = await stateOf(owner, id);
      return [view.rulings['manners'], state.rules.rulings['manners']];
    };
    expect(await begun({}, true)).toEqual([true, true]);
    expect(await begun({ manners: false }, true)).toEqual([false, false]);
    expect(await begun({}, false)).toEqual([undefined, false]);
    expect(await begun({ manners: true }, false)).toEqual([true, true]);
  });
});
