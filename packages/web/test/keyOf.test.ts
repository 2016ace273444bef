import { describe, expect, it } from 'vitest';
import { keyOf } from '../src/game/keyOf.ts';

const pressed = (key: string, code: string, shiftKey = false): string => keyOf({ key, code, shiftKey });

describe('the key that was pressed', () => {
  it('is the letter of a Latin keyboard, wherever that keyboard has it', () => {
    expect(pressed('p', 'KeyP')).toBe('p');
    expect(pressed('P', 'KeyP', true)).toBe('p');
    // On a French keyboard A is where Q is on an English one.
    expect(pressed('a', 'KeyQ')).toBe('a');
    expect(pressed('ArrowLeft', 'ArrowLeft')).toBe('ArrowLeft');
  });

  it('is the one in the same place where the letters are not Latin', () => {
    expect(pressed('з', 'KeyP')).toBe('p');
    expect(pressed('И', 'KeyB', true)).toBe('b');
    expect(pressed('π', 'KeyP')).toBe('p');
    expect(pressed('х', 'BracketLeft')).toBe('[');
    expect(pressed('Ъ', 'BracketRight', true)).toBe('}');
    expect(pressed('Б', 'Comma', true)).toBe('<');
  });
});
