/** What is pointed at on the page of a game: nothing of it is part of the game. */
import type { Action } from '@roundhouse/engine';
import type { Tab } from '../app/arrangement.ts';
import type { HandRun } from './decision/handRun.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** How high the decision stands on a phone: a line with the question, the choices, everything. */
export const DECISION_HEIGHTS = ['line', 'choices', 'all'] as const;
export type DecisionHeight = (typeof DECISION_HEIGHTS)[number];

/** A tile that is being considered. */
export interface LayInHand {
  readonly hex: string;
  readonly power?: string;
  readonly tile: string;
  readonly rotation: number;
}

/** What the panel of the log shows over the net. */
export const LOG_PAGES = ['log', 'chat', 'notes'] as const;
export type LogPage = (typeof LOG_PAGES)[number];

export interface TableUi {
  readonly tab: Tab;
  readonly logPage: LogPage;
  readonly decisionHeight: DecisionHeight;
  readonly hex: string | null;
  readonly lay: LayInHand | null;
  /** The private whose power lays, where several rights are open. */
  readonly power: string | null;
  /** The action under the pointer or the focus: its effect is shown on board and market. */
  readonly preview: Action | null;
  readonly company: string | null;
  /** What a part of the table has to say to people who listen (`Announcer.tsx`). */
  readonly aside: string;
  /** Runs that are put together by hand; the train whose stops are being pointed at; the hex that was pointed at in vain. */
  readonly hand: { readonly train: string; readonly runs: readonly HandRun[]; readonly missed?: string } | null;
  /** Nothing but decision and board. */
  readonly wholeBoard: boolean;
  /** Whether the panels lie as they do while companies operate (`panelSizes.ts`). */
  readonly operating: boolean;
  /** Whether somebody scrubs through the history: the panels keep their sizes. */
  readonly scrubbing: boolean;
  readonly dialog: 'keys' | 'menu' | 'seats' | 'orders' | null;
  /** Whether the spreadsheet lies beside the board. */
  readonly sheetBeside: boolean;
  /** The reference of the title, open beside the game; the rule that a refusal speaks of. */
  readonly reference: { readonly section: 'map' | 'rules'; readonly rule: string | null } | null;
}

export type UiStore = StoreApi<TableUi>;

export const IDLE: Omit<
  TableUi,
  'tab' | 'logPage' | 'dialog' | 'sheetBeside' | 'wholeBoard' | 'operating' | 'scrubbing' | 'reference'
> = {
  // The next question brings the choices back.
  decisionHeight: 'choices',
  hex: null,
  lay: null,
  power: null,
  preview: null,
  company: null,
  aside: '',
  hand: null,
};

export const createUi = (operating: boolean, tab: Tab = 'board'): UiStore =>
  createStore<TableUi>(() => ({
    tab,
    logPage: 'log',
    dialog: null,
    sheetBeside: false,
    wholeBoard: false,
    operating,
    scrubbing: false,
    reference: null,
    ...IDLE,
  }));
