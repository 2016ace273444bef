/** What the title says about the decision at hand: who, what for, at which price. */
import { fieldsOf, type Frame, type Json, stepNameOf, type State, topFrame } from '@roundhouse/engine';
import { useFormatter } from '../context.tsx';
import parts from './parts.module.css';

const isRecord = (value: unknown): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The frame's fields by name, those of a nested one too. */
const namedIn = (frame: Frame): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    Object.entries(fieldsOf(frame)).flatMap(([key, value]): (readonly [string, Json])[] => {
      if (isRecord(value)) return Object.entries(value);
      return typeof value === 'string' || typeof value === 'number' ? [[key, value]] : [];
    }),
  );

export const Note = ({ state }: { readonly state: State }) => {
  const formatter = useFormatter();
  const frame = topFrame(state);
  const step = stepNameOf(frame) ?? '';
  const key = `note.${step}`;
  if (!frame || !formatter.has(key)) return null;
  return (
    <p className={parts.note} data-note={step}>
      {formatter.refusal({ rule: '', key, args: namedIn(frame) })}
    </p>
  );
};
