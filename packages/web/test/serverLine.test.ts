import type { Action, Game, State } from '@roundhouse/engine';
import type { Entry, FromServer, GameView } from '@roundhouse/protocol/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { playedGame } from '../e2e/played.ts';
import { newLine } from '../src/game/session.ts';
import { beginning } from '../src/net/entries.ts';
import { afterMessage, newNetState } from '../src/net/netGame.ts';
import { createServerLine } from '../src/net/serverLine.ts';

const PLAYED = 8;

let game: Game;
let states: readonly State[];

beforeAll(async () => {
  let asked = 0;
  ({ game, states } = await playedGame('18MEX', 2, 3, { enough: () => asked++ > PLAYED }));
});

const decided = (number: number, action = game.actions[number - 1]): Entry =>
  ({ kind: 'decided', number, action, ...(number === 2 ? { through: 'order' } : {}) }) as Entry;

const openLine = (position?: () => State) => {
  const confirmed: Action[] = [];
  const asked: string[] = [];
  const line = createServerLine(beginning(newLine({ ...game, actions: [] })), {
    automatic: new Map(),
    askForMissing: () => void asked.push('missing'),
    loadPosition: async () => {
      asked.push('position');
      return position && { entries: [decided(1), decided(2)], state: position(), number: 2 };
    },
    confirmed: (action) => void confirmed.push(action),
    changed: () => undefined,
  });
  return { line, confirmed, asked };
};

describe('the line of the server', () => {
  it('grows by entries, each once, however often they come', () => {
    const { line, confirmed } = openLine();
    line.receive([decided(1), decided(2)]);
    line.receive([decided(2), decided(3)]);
    expect(line.current().head).toBe(3);
    expect(confirmed).toEqual(game.actions.slice(0, 3));
    expect(line.current().line.states.at(-1)).toEqual(states[3]);
    expect([0, 1, 2].map(line.automaticAt)).toEqual([undefined, 'order', undefined]);
  });

  it('asks for what is missing where a number was skipped', () => {
    const { line, asked } = openLine();
    line.receive([decided(1), decided(3)]);
    expect(line.current().head).toBe(1);
    expect(asked).toEqual(['missing']);
  });

  it('goes back with a take-back', () => {
    const { line } = openLine();
    line.receive([decided(1), decided(2), { kind: 'takenBack', number: 3, to: 1 } as Entry]);
    expect(line.current()).toMatchObject({ head: 3, numbers: [1] });
    expect(line.current().line.states.at(-1)).toEqual(states[1]);
  });

  it('takes over the position of the server where its entries cannot be played here', async () => {
    const { line, asked } = openLine(() => structuredClone(states[2]) as State);
    line.receive([decided(1), decided(2, { type: 'pass', by: '@nobody' })]);
    await expect.poll(() => asked).toEqual(['position', 'missing']);
    expect(line.current().head).toBe(2);
    expect(line.current().line.states.at(-1)).toEqual(states[2]);
  });
});

describe('what the live connection says', () => {
  const view = { head: 5, revision: 3, time: { paused: null } } as unknown as GameView;
  const state = newNetState(view, false);

  it('replaces the view unless it is older', () => {
    const older = { ...view, revision: 2 };
    const newer = { ...view, revision: 4, head: 6 };
    const seen = (message: unknown) => afterMessage(state, message as FromServer, null).view;
    expect(seen({ type: 'game', view: older })).toBe(view);
    expect(seen({ type: 'game', view: newer })).toBe(newer);
    // The clock of an earlier decision is not shown after a later one.
    const late = { ...view, revision: 4, head: 4, time: { paused: 1 } };
    expect(seen({ type: 'game', view: late })).toMatchObject({ revision: 4, head: 5, time: { paused: null } });
  });

  it('keeps messages in order, each once', () => {
    const message = (id: number, text: string) =>
      ({ type: 'message', message: { id, text, by: null } }) as unknown as FromServer;
    const heard = [message(2, 'b'), message(1, 'a'), message(2, 'c')].reduce(
      (before, each) => afterMessage(before, each, null),
      state,
    );
    expect(heard.messages.map(({ text }) => text)).toEqual(['a', 'c']);
  });
});
