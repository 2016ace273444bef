/** How companies look: their colours from the facts, with letters that can be read on them. */
import type { Livery } from '@roundhouse/board';
import type { CompanyFacts, CompanyId, Facts } from '@roundhouse/engine';

const channel = (value: number): number => {
  const c = value / 255;
  return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string): number => {
  const hex = colour.replace('#', '');
  const full = hex.length === 3 ? [...hex].map((c) => c + c).join('') : hex;
  const [r, g, b] = [0, 2, 4].map((at) => channel(Number.parseInt(full.slice(at, at + 2), 16) || 0));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
};

export const contrast = (a: string, b: string): number => {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
};

/** The printed letter colour where it can be read in small print, else black or white. */
export const inkOn = (colour: string, printed: string): string => {
  if (/^#[0-9a-f]{3,6}$/i.test(printed) && contrast(colour, printed) >= 4.5) return printed;
  return contrast(colour, '#000000') >= contrast(colour, '#ffffff') ? '#000000' : '#ffffff';
};

export const liveryOf = ({ id, colour, text }: CompanyFacts): Livery => ({
  colour,
  text: inkOn(colour, text),
  initials: id,
});

const known = new WeakMap<Facts, Readonly<Record<CompanyId, Livery>>>();

export const liveriesOf = (facts: Facts): Readonly<Record<CompanyId, Livery>> => {
  let found = known.get(facts);
  if (!found) {
    found = Object.fromEntries(Object.values(facts.companies).map((each) => [each.id, liveryOf(each)]));
    known.set(facts, found);
  }
  return found;
};
