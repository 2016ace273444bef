/** A word for whatever is only a sign: what a resting pointer learns from chips, marks and cells, a tap tells too. */
import { type PlayerId, priceOf, type State } from '@roundhouse/engine';
import { useEffect, useState } from 'react';
import type { Voice } from '../i18n/voice.tsx';
import { litIn } from '../board/lit.ts';
import { useHere, useShown, useVoice } from './context.tsx';
import { aboutOf } from './decision/About.tsx';
import css from './GamePage.module.css';
import { cellLines } from './panels/cells.ts';

interface Told {
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
}

const companyLines = (id: string, state: State, voice: Voice): readonly string[] => {
  const price = priceOf(state, id);
  const president: PlayerId | null = state.companies[id]?.president ?? null;
  return [
    `${id} · ${voice.companyName(id)}`,
    [...(price > 0 ? [voice.money(price)] : []), ...(president === null ? [] : [voice.holder(president)])].join(' · '),
    aboutOf(state, id, voice).join(' · '),
  ].filter((each) => each !== '');
};

/** What a press on this says; null where it decides something, or says it already. */
const linesFor = (at: Element, state: State, voice: Voice): readonly string[] | null => {
  if (at.closest('[data-act], [data-start], a, select, input, summary, [data-told]')) return null;
  const company = at.closest('[data-chip], svg [data-company]');
  const id = company?.getAttribute('data-chip') ?? company?.getAttribute('data-company');
  if (id !== null && id !== undefined && state.companies[id]) return companyLines(id, state, voice);
  const cell = at.closest('[data-cell]')?.getAttribute('data-cell');
  if (cell !== null && cell !== undefined) return cellLines(cell, state, voice);
  const sign = at.closest('[title]');
  const title = sign?.getAttribute('title');
  return sign && title && sign.closest('button') === null ? [title] : null;
};

const WIDTH = 280;

export const Tell = () => {
  const voice = useVoice();
  const state = useShown();
  const { ui } = useHere();
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    // A press on a hex that can be chosen chooses it: its card tells of the tokens, and nothing covers what is chosen from.
    const chooses = (at: Element): boolean => {
      const hex = at.closest('[data-board] [data-hex]')?.getAttribute('data-hex');
      return hex !== null && hex !== undefined && litIn(state, ui.getState().power).includes(hex);
    };
    const press = (event: MouseEvent): void => {
      const { target } = event;
      const lines = target instanceof Element && !chooses(target) ? linesFor(target, state, voice) : null;
      setTold(
        lines && lines.length > 0
          ? { lines, x: Math.max(8, Math.min(event.clientX - 20, innerWidth - WIDTH - 8)), y: event.clientY }
          : null,
      );
    };
    const away = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setTold(null);
    };
    document.addEventListener('click', press);
    document.addEventListener('keydown', away);
    return () => {
      document.removeEventListener('click', press);
      document.removeEventListener('keydown', away);
    };
  }, [state, voice, ui]);
  if (!told) return null;
  // Beside the finger, on the side where there is more room.
  const above = told.y > innerHeight / 2;
  return (
    <div
      className={css.tell}
      role="status"
      data-told=""
      style={{ left: told.x, ...(above ? { bottom: innerHeight - told.y + 14 } : { top: told.y + 14 }) }}
    >
      {told.lines.map((each, at) => (
        <p key={at}>{each}</p>
      ))}
    </div>
  );
};
