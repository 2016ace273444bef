/** Explains chips, marks and cells of the market when they are tapped, as hovering does. */
import { type PlayerId, priceOf, type State } from '@roundhouse/engine';
import { useEffect, useState } from 'react';
import type { Formatter } from '../i18n/formatter.tsx';
import { useWidth } from '../app/width.ts';
import { choosableHexes } from '../board/choosableHexes.ts';
import { useGameContext, useShown, useFormatter } from './context.tsx';
import { aboutOf } from './decision/About.tsx';
import css from './TapTooltip.module.css';
import { cellLines } from './panels/cells.ts';

interface Tooltip {
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
}

const nameOf = (player: PlayerId, formatter: Formatter): string =>
  formatter.who(player).you === 'player' ? formatter.term('log.you') : formatter.holder(player);

const companyLines = (id: string, state: State, formatter: Formatter): readonly string[] => {
  const price = priceOf(state, id);
  const president: PlayerId | null = state.companies[id]?.president ?? null;
  return [
    `${id} · ${formatter.companyName(id)}`,
    [
      ...(price > 0 ? [formatter.money(price)] : []),
      ...(president === null ? [] : [nameOf(president, formatter)]),
    ].join(' · '),
    aboutOf(state, id, formatter).join(' · '),
  ].filter((each) => each !== '');
};

/** What a press on this says; null where it decides something, or says it already. */
const linesFor = (at: Element, state: State, formatter: Formatter): readonly string[] | null => {
  if (at.closest('[data-act], [data-start], a, select, input, summary, [data-tooltip], [data-past]')) return null;
  const company = at.closest('[data-chip], svg [data-company]');
  const id = company?.getAttribute('data-chip') ?? company?.getAttribute('data-company');
  if (id !== null && id !== undefined && state.companies[id]) return companyLines(id, state, formatter);
  const cell = at.closest('[data-cell]')?.getAttribute('data-cell');
  if (cell !== null && cell !== undefined) return cellLines(cell, state, formatter);
  const sign = at.closest('[title]');
  const title = sign?.getAttribute('title');
  return sign && title && sign.closest('button') === null ? [title] : null;
};

const WIDTH = 280;

export const TapTooltip = () => {
  const formatter = useFormatter();
  const state = useShown();
  const { ui } = useGameContext();
  const [tooltip, setTooltip] = useState<Tooltip | null>(null);
  const narrow = useWidth() === 'narrow';
  useEffect(() => {
    // A press on a hex that can be chosen chooses it: its card describes the tokens, and nothing covers what is chosen from. On a
    // phone any press opens a card of a hex, and one card is enough.
    const chooses = (at: Element): boolean => {
      const hex = at.closest('[data-board] [data-hex]')?.getAttribute('data-hex');
      if (hex === null || hex === undefined) return false;
      return narrow || choosableHexes(state, ui.getState().power).includes(hex);
    };
    const press = (event: MouseEvent): void => {
      const { target } = event;
      const lines = target instanceof Element && !chooses(target) ? linesFor(target, state, formatter) : null;
      setTooltip(
        lines && lines.length > 0
          ? { lines, x: Math.max(8, Math.min(event.clientX - 20, innerWidth - WIDTH - 8)), y: event.clientY }
          : null,
      );
    };
    const away = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setTooltip(null);
    };
    document.addEventListener('click', press);
    document.addEventListener('keydown', away);
    return () => {
      document.removeEventListener('click', press);
      document.removeEventListener('keydown', away);
    };
  }, [state, formatter, ui, narrow]);
  if (!tooltip) return null;
  // Beside the finger, on the side where there is more room.
  const above = tooltip.y > innerHeight / 2;
  return (
    <div
      className={css.tooltip}
      role="status"
      data-tooltip=""
      style={{ left: tooltip.x, ...(above ? { bottom: innerHeight - tooltip.y + 14 } : { top: tooltip.y + 14 }) }}
    >
      {tooltip.lines.map((each, at) => (
        <p key={at}>{each}</p>
      ))}
    </div>
  );
};
