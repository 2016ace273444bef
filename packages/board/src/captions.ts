/** What is written on a hex, in the order in which it may choose its place. */
import type { Arrangement } from './arrange.ts';
import { type Caption, chipForm, homeForm, iconForm, linesForm, pipsForm, terrainForm } from './forms.ts';
import { type Point, point } from './geometry.ts';
import type { HexPicture, Layers } from './picture.ts';
import { breakName, type Lettering } from './text.ts';
import type { Theme } from './theme.ts';
import type { Livery } from './token.ts';
import { valueCaptions } from './values.ts';

/** Where a hex is crowded, the letters that come first leave room for those that come later. */
export type LetterSize = 'large' | 'middle' | 'small';
const LARGEST: Readonly<Record<LetterSize, number>> = { large: 100, middle: 21, small: 18 };

const sizesUpTo = (largest: number, sizes: readonly number[]): readonly number[] =>
  sizes.filter((size) => size <= largest);

const nameCaption = (name: string, near: Point, theme: Theme, face: string): Caption => {
  const broken = breakName(name);
  const forms = [24, 22, 20, 18, 16.5, 15, 13.5, 12, 10.5, 9].flatMap((size) => {
    const how: Lettering = {
      size,
      font: theme.fonts.name,
      fill: theme.ink,
      italic: true,
      halo: { colour: face, width: 3 },
    };
    const one = linesForm([name], how);
    const two = broken ? linesForm(broken, how) : undefined;
    if (!two) return [one];
    return one.width > 130 ? [two, one] : [one, two];
  });
  return { kind: 'name', forms, near, pull: 0.09, required: false, key: 'name' };
};

/** How far a tile has come, for those who do not see its colour. */
const PIPS: Readonly<Record<string, number>> = { yellow: 1, green: 2, brown: 3, gray: 4 };

export const captionsFor = (
  picture: HexPicture,
  arrangement: Arrangement,
  layers: Layers,
  liveries: Readonly<Record<string, Livery>>,
  theme: Theme,
  boldness: LetterSize,
): readonly Caption[] => {
  const out: Caption[] = [];
  const { shape } = picture;
  const sans = (size: number, weight: number, fill = theme.ink): Lettering => ({
    size,
    fill,
    weight,
  });
  const bare = shape.nodes.length === 0 && shape.paths.length === 0;
  const largest = LARGEST[boldness];
  const sizes = (...all: readonly number[]): readonly number[] => sizesUpTo(largest, all);
  if (layers.values) out.push(...valueCaptions(picture, arrangement, theme, largest));
  if (shape.label) {
    const { label } = shape;
    out.push({
      kind: 'label',
      forms: [bare ? 36 : 26, 22, 19, 16, 13].map((size) => linesForm([label], sans(size, 800))),
      near: bare ? point(0, 0) : point(-50, -20),
      pull: 0.03,
      required: true,
      key: 'label',
    });
  }
  if (layers.costs) {
    (picture.terrain ?? []).forEach((terrain, i) => {
      const forms = sizes(...(bare ? [31] : []), 28, 25, 22, 20, 18, 16, 14, 12, 10.5).map((size) =>
        terrainForm(terrain.kinds, terrain.cost, size, theme),
      );
      out.push({
        kind: 'terrain',
        forms,
        near: bare ? point(0, 0) : point(0, -60),
        pull: 0.07,
        required: true,
        key: `terrain ${i}`,
      });
    });
  }
  const offboard = shape.nodes.some((node) => node.kind === 'offboard');
  if (layers.names && picture.name)
    out.push(
      nameCaption(
        picture.name,
        offboard ? point(0, -40) : bare ? point(0, 40) : point(0, 52),
        theme,
        theme.hex[picture.colour],
      ),
    );
  if (picture.futureLabel) {
    const { label, from } = picture.futureLabel;
    out.push({
      kind: 'future',
      forms: [18, 16, 14, 12, 10].map((size) =>
        chipForm(label, size, theme.phase[from] ?? theme.paper, theme.ink, theme),
      ),
      near: point(-55, 0),
      pull: 0.04,
      required: false,
      key: 'future',
    });
  }
  (picture.icons ?? []).forEach((icon, i) =>
    out.push({
      kind: 'icon',
      forms: [36, 32, 28, 24, 20, 16].map((size) => iconForm(icon, size, theme)),
      near: point(45, 20),
      pull: 0.04,
      required: true,
      key: `icon ${i}`,
    }),
  );
  (picture.notes ?? []).forEach((note, i) => {
    const livery = note.company ? liveries[note.company] : undefined;
    out.push({
      kind: 'note',
      forms: [18, 16, 14, 12.5, 11, 9.5, 8].map((size) =>
        homeForm(chipForm(note.text, size, theme.paper, theme.ink, theme, livery?.colour), note, theme),
      ),
      near: point(0, 60),
      pull: 0.04,
      required: false,
      key: `note ${i}`,
    });
  });
  const pips = PIPS[picture.colour];
  if (theme.patterns && pips)
    out.push({
      kind: 'pips',
      forms: [pipsForm(pips, theme)],
      near: point(0, 84),
      pull: 0.2,
      required: false,
      key: 'pips',
    });
  if (layers.numbers && picture.tileNumber) {
    out.push({
      kind: 'number',
      forms: [linesForm([picture.tileNumber], sans(10, 500, theme.faint))],
      near: point(40, 78),
      pull: 0.1,
      required: false,
      key: 'number',
    });
  }
  if (layers.coordinates && picture.id) {
    out.push({
      kind: 'coordinate',
      forms: [linesForm([picture.id], sans(11, 500, theme.faint))],
      near: point(0, -80),
      pull: 0.15,
      required: false,
      key: 'coordinate',
    });
  }
  return out;
};
