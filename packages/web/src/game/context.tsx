/** What every part of the page of a game can ask for: the table, the position shown, the formatter, what is pointed at. */
import type { Facts, Option, State, Title } from '@roundhouse/engine';
import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { withBotNames } from '../app/bots/names.ts';
import { useSettings } from '../app/settings.ts';
import { makeFormatter, type Formatter } from '../i18n/formatter.tsx';
import { TitleWords } from '../i18n/words.ts';
import { followerOf } from './follower.ts';
import { isOperating, followPanelSizes } from './panelSizes.ts';
import { keepTab, takeKeptTab } from './keptTab.ts';
import { lineOnScreen, positionShown, type SessionActions, type SessionState, stateShown } from './session.ts';
import type { Table, TableState } from './table.ts';
import { createUi, IDLE, type TableUi, type UiStore } from './ui.ts';

interface GameContext {
  readonly table: Table;
  readonly title: Title;
  readonly facts: Facts;
  readonly formatter: Formatter;
  readonly ui: UiStore;
  /** Of all that could be chosen, what is offered here: a lesson leaves out what it does not speak of. */
  readonly isOffered: (option: Option) => boolean;
}

const Context = createContext<GameContext | null>(null);

export const useGameContext = (): GameContext => {
  const context = useContext(Context);
  if (!context) throw new Error('not on the page of a game');
  return context;
};

export const useSession = <T,>(select: (session: SessionState & SessionActions) => T): T =>
  useStore(useGameContext().table.session, select);
export const useTableState = <T,>(select: (state: TableState) => T): T =>
  useStore(useGameContext().table.status, select);
export const useUi = <T,>(select: (ui: TableUi) => T): T => useStore(useGameContext().ui, select);
export const useFormatter = (): Formatter => useGameContext().formatter;
export const useShown = (): State => useSession(stateShown);
export const usePosition = (): number => useSession(positionShown);
/** Whether the position on the screen is one in which a decision can be taken. */
export const useLive = (): boolean => useSession((s) => s.shown === null);

const everything = (): boolean => true;

export const GameProvider = (props: {
  readonly table: Table;
  readonly title: Title;
  readonly facts: Facts;
  readonly isOffered?: (option: Option) => boolean;
  readonly children: ReactNode;
}) => {
  const { table, title, facts, isOffered = everything, children } = props;
  const language = useSettings((s) => s.language);
  const [ui] = useState(() => createUi(isOperating(table.session), takeKeptTab(table.page)));
  const seated = useStore(table.session, (s) => s.game.players);
  const bots = useStore(table.status, (s) => s.bots);
  const players = useMemo(() => withBotNames(seated, bots, language), [seated, bots, language]);
  // Several who share a device are called by their names: “you” could be any of them.
  const you = useStore(table.status, () => {
    const mine = players.filter(({ id }) => table.mine(id));
    return mine.length === 1 ? (mine[0]?.id ?? null) : null;
  });
  const value = useMemo(
    () => ({ table, title, facts, ui, isOffered, formatter: makeFormatter(language, title, facts, { players }, you) }),
    [table, title, facts, ui, isOffered, language, players, you],
  );
  // Whatever was pointed at belongs to the position it was pointed at in.
  useEffect(
    () =>
      table.session.subscribe((now, before) => {
        const moved = positionShown(now) !== positionShown(before);
        if (moved || lineOnScreen(now).actions !== lineOnScreen(before).actions) ui.setState(IDLE);
      }),
    [table, ui],
  );
  useEffect(() => followPanelSizes(table.session, ui), [table, ui]);
  useEffect(() => {
    const keep = (): void => keepTab(table.page, ui.getState().tab);
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [table, ui]);
  return (
    <TitleWords value={title.words}>
      <Context value={value}>{children}</Context>
    </TitleWords>
  );
};

/** What is out of sight follows the game when what is seen has been painted. */
export const OutOfSight = ({ seen, children }: { readonly seen: boolean; readonly children: ReactNode }) => {
  const context = useGameContext();
  const { session } = context.table;
  const follower = useMemo(() => followerOf(session), [session]);
  const value = useMemo(
    () => ({ ...context, table: { ...context.table, session: follower.session } }),
    [context, follower],
  );
  useLayoutEffect(() => follower.show(seen), [follower, seen]);
  useEffect(() => follower.follow(), [follower]);
  return <Context value={value}>{children}</Context>;
};
