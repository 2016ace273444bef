/** Opens a game over the net: its view, and once it is played its story as a line of play. */
import { factsOf, type Facts, parseGame, type State, type Title, titleOf } from '@roundhouse/engine';
import type { DeniedKey, Entry, GameView } from '@roundhouse/protocol/client';
import { fetchTitle } from '../app/titles.ts';
import { loadBotNames } from '../app/bots/names.ts';
import { createSession, lineInSlices, newestOf, newLine, WAITED_FOR } from '../game/session.ts';
import type { Table } from '../game/table.ts';
import { call } from './call.ts';
import { beginning, bridged, standing, type ConfirmedLine } from './entries.ts';
import { openNetTable } from './table.ts';

export type OpenedNet =
  | { readonly kind: 'table'; readonly table: Table; readonly title: Title; readonly facts: Facts }
  | { readonly kind: 'forming'; readonly view: GameView }
  | { readonly kind: 'denied'; readonly denied: DeniedKey }
  | { readonly kind: 'unreadable'; readonly error: string };

/** At most so many entries come at a time. */
const PAGE = 2000;

const wholeStory = async (game: string) => {
  const entries: Entry[] = [];
  for (;;) {
    const answer = await call('story', { params: { game }, query: { since: String(entries.at(-1)?.number ?? 0) } });
    if ('no' in answer) return answer;
    entries.push(...answer.ok.entries);
    if (answer.ok.entries.length < PAGE) return { ok: { ...answer.ok, entries } };
  }
};

export const openNetGame = async (id: string, progress: (done: number, of: number) => void): Promise<OpenedNet> => {
  const seen = await call('game', { params: { game: id } });
  // An address that cannot be one of a game names no game.
  if ('no' in seen) return { kind: 'denied', denied: seen.no.denied === 'malformed' ? 'notFound' : seen.no.denied };
  const view = seen.ok;
  if (view.status === 'forming') return { kind: 'forming', view };
  const [story] = await Promise.all([wholeStory(id), fetchTitle(view.title)]);
  if ('no' in story) return { kind: 'denied', denied: story.no.denied };
  const { header, entries } = story.ok;
  const parsed = parseGame({ ...header, actions: [] });
  if ('error' in parsed) return { kind: 'unreadable', error: parsed.error };
  const stands = standing(entries);
  const game = { ...parsed.value, actions: stands.actions };
  const head = entries.at(-1)?.number ?? 0;
  /** What other rules than ours made of a decision, the server has kept. */
  const keptAfter = async (index: number): Promise<State | undefined> => {
    const at = stands.numbers[index];
    if (at === undefined) return undefined;
    const position = await call('position', { params: { game: id }, query: { at: String(at) } });
    return 'ok' in position ? (position.ok.state as unknown as State) : undefined;
  };
  const { line, end } = await lineInSlices(game, { slice: WAITED_FOR, progress, keptAfter });
  let confirmed: ConfirmedLine = { line, numbers: stands.numbers, head };
  if (end) {
    // Not even the server can show what happened there: its newest position stands.
    const position = await call('position', { params: { game: id }, query: { at: String(head) } });
    if ('no' in position) return { kind: 'denied', denied: position.no.denied };
    confirmed = bridged(beginning(newLine(parsed.value)), stands, position.ok.state as unknown as State, head);
  }
  const session = createSession({ ...game, actions: confirmed.line.actions }, confirmed.line);
  const through = entries.flatMap((entry) =>
    entry.kind === 'decided' && entry.through ? [[entry.number, entry.through] as const] : [],
  );
  const table = openNetTable(view, confirmed, session, new Map(through));
  await loadBotNames(table.status.getState().bots);
  const start = newestOf(session.getState());
  return { kind: 'table', table, title: titleOf(start), facts: factsOf(start) };
};
