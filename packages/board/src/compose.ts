/** Puts stops, track and captions of one hex together: where everything lies, before anything is drawn. */
import { type Arrangement, arrange } from './arrange.ts';
import { type LetterSize, captionsFor } from './captions.ts';
import { samples } from './curve.ts';
import type { Caption, CaptionForm, CaptionKind } from './forms.ts';
import {
  boxArea,
  boxDiscs,
  copyOf,
  type Disc,
  type Field,
  findFreeSpot,
  type FreeSpot,
  occupy,
  openField,
} from './field.ts';
import { distance, edgeAngle, layoutTurn, polar, turn, A, lerp, corner } from './geometry.ts';
import type { HexPicture, Layers } from './picture.ts';
import { CITY_RIM, TOWN_BAR, TOWN_DOT } from './slots.ts';
import type { SvgNode } from './svg.ts';
import type { Theme } from './theme.ts';
import type { Livery } from './token.ts';
import { TRACK_WIDTH } from './track.ts';

export interface PlacedCaption {
  readonly kind: CaptionKind;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly node: SvgNode;
  readonly text?: CaptionForm['text'];
}

export interface Composition {
  readonly arrangement: Arrangement;
  readonly captions: readonly PlacedCaption[];
  /** Captions for which there was no room. */
  readonly omitted: readonly CaptionKind[];
}

export const STUB = 16;
const GAP = 2.5;
const ENOUGH = 9;

const between = (count: number): readonly number[] => Array.from({ length: count + 1 }, (_, i) => i / count);

/** What captions must keep clear of. */
const obstacles = (picture: HexPicture, arrangement: Arrangement): readonly Disc[] => {
  const out: Disc[] = [];
  for (const track of arrangement.tracks)
    for (const p of samples(track.curve, 14)) out.push({ ...p, r: TRACK_WIDTH / 2 + 1 });
  for (const stop of arrangement.stops) {
    for (const slot of stop.slots) out.push({ ...slot, r: stop.slotRadius + CITY_RIM });
    if (stop.slots.length > 2) out.push({ ...stop.at, r: stop.slotRadius });
    if (stop.form === 'dot') out.push({ ...stop.at, r: TOWN_DOT + 1 });
    if (stop.form === 'bar') {
      for (const disc of boxDiscs(0, 0, TOWN_BAR.across, TOWN_BAR.along)) {
        const at = turn(disc, stop.angle);
        out.push({ x: stop.at.x + at.x, y: stop.at.y + at.y, r: disc.r + 1.5 });
      }
    }
  }
  for (const edge of picture.stubs ?? []) {
    for (const t of between(3))
      out.push({ ...polar(edgeAngle(edge) + layoutTurn(picture.layout), A - STUB * t), r: 4 });
  }
  for (const { a, b } of picture.partitions ?? []) {
    const [from, to] = [corner(a, picture.layout), corner(b, picture.layout)];
    for (const t of between(20)) out.push({ ...lerp(from, to, t), r: 2 });
  }
  return out;
};

interface Choice extends FreeSpot {
  readonly form: CaptionForm;
}

/** The first form that has room around it; where none has, the one of the smallest that is pressed least. */
const choose = (field: Field, caption: Caption): Choice | undefined => {
  const { near, reach } = caption;
  const place = (form: CaptionForm, least: number, pull = caption.pull): Choice | undefined => {
    const found = findFreeSpot(field, { width: form.width, height: form.height, near, pull, enough: ENOUGH, least });
    return found && { form, ...found };
  };
  if (reach !== undefined)
    for (const form of caption.forms)
      for (const pull of [0.3, 1]) {
        const choice = place(form, GAP, pull);
        if (choice && distance(choice, near) <= reach) return choice;
      }
  for (const form of caption.forms) {
    const choice = place(form, GAP);
    if (choice) return choice;
  }
  let best: Choice | undefined;
  for (const form of caption.forms.slice(-3)) {
    const choice = place(form, -Infinity);
    if (choice && (!best || choice.clear > best.clear)) best = choice;
  }
  return best;
};

/** Names are marked, for a client that writes them larger. */
const captionNode = (node: SvgNode, { kind, key }: Caption): SvgNode => ({
  ...node,
  key,
  attrs: kind === 'name' ? { ...node.attrs, class: 'name' } : node.attrs,
});

interface Attempt {
  readonly captions: readonly PlacedCaption[];
  readonly omitted: readonly CaptionKind[];
  /** Nothing is pressed against anything and nothing is missing. */
  readonly fits: boolean;
  /** How high the lines of the name came out; infinite where there is none to be written. */
  readonly name: number;
}

const attempt = (around: Field, captions: readonly Caption[]): Attempt => {
  const field = copyOf(around);
  const placed: PlacedCaption[] = [];
  const omitted: CaptionKind[] = [];
  let fits = true;
  let name = Infinity;
  for (const caption of captions) {
    const choice = choose(field, caption);
    if (!choice || (choice.clear < 0.5 && !caption.required)) {
      omitted.push(caption.kind);
      fits = false;
      if (caption.kind === 'name') name = 0;
      continue;
    }
    const { form, x, y, clear } = choice;
    if (clear < GAP) fits = false;
    if (caption.kind === 'name') name = form.height;
    occupy(field, boxArea(x, y, form.width, form.height));
    placed.push({
      kind: caption.kind,
      x,
      y,
      width: form.width,
      height: form.height,
      node: captionNode(form.draw(x, y), caption),
      ...(form.text ? { text: form.text } : {}),
    });
  }
  return { captions: placed, omitted, fits, name };
};

/** A name smaller than this is too high a price for the letters that chose their place before it. */
const NAME_HEIGHT = { large: 15.5, middle: 12.5 } as const;

export const compose = (
  picture: HexPicture,
  layers: Layers,
  liveries: Readonly<Record<string, Livery>>,
  theme: Theme,
): Composition => {
  const arrangement = arrange(picture.shape, picture.rotation, picture.layout);
  const around = openField(picture.layout);
  occupy(around, obstacles(picture, arrangement));
  const tryWith = (boldness: LetterSize): Attempt =>
    attempt(around, captionsFor(picture, arrangement, layers, liveries, theme, boldness));
  const best = (): Attempt => {
    const large = tryWith('large');
    if (large.fits && large.name >= NAME_HEIGHT.large) return large;
    const middle = tryWith('middle');
    if (middle.fits && middle.name >= NAME_HEIGHT.middle) return middle;
    const small = tryWith('small');
    // Values are read from afar, names are known: small values must buy something.
    return middle.fits && small.name < middle.name * 1.3 ? middle : small;
  };
  const { captions, omitted } = best();
  return { arrangement, captions, omitted };
};
