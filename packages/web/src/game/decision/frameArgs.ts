/** What a step is about, by name: words of a title may speak of it. */
import { fieldsOf, type Frame, type Json } from '@roundhouse/engine';

const isRecord = (value: unknown): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The frame's fields, those of a nested one too. */
export const frameArgs = (frame: Frame | undefined): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    Object.entries(fieldsOf(frame)).flatMap(([key, value]): (readonly [string, Json])[] => {
      if (isRecord(value)) return Object.entries(value);
      return typeof value === 'string' || typeof value === 'number' ? [[key, value]] : [];
    }),
  );
