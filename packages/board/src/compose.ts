/** Puts stops, track and captions of one hex together: where everything lies, before anything is drawn. */
import { type Arrangement, arrange } from './arrange.ts';
import { captionsFor } from './captions.ts';
import { samples } from './curve.ts';
import type { Caption, CaptionForm, CaptionKind } from './forms.ts';
import { boxDiscs, type Disc, type Field, findRoom, occupy, openField } from './field.ts';
import { edgeAngle, layoutTurn, polar, turn, A, lerp, corner } from './geometry.ts';
import type { HexPicture, Layers } from './picture.ts';
import { SURROUND, TOWN_BAR, TOWN_DOT } from './slots.ts';
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
    for (const slot of stop.slots) out.push({ ...slot, r: stop.slotRadius + SURROUND });
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

interface Choice {
  readonly form: CaptionForm;
  readonly x: number;
  readonly y: number;
  readonly clear: number;
}

const choose = (field: Field, caption: Caption): Choice | undefined => {
  let best: Choice | undefined;
  for (const form of caption.forms) {
    const found = findRoom(field, {
      width: form.width,
      height: form.height,
      near: caption.near,
      pull: caption.pull,
      enough: ENOUGH,
    });
    const choice = { form, x: found.x, y: found.y, clear: found.clear };
    if (found.clear >= GAP) return choice;
    if (!best || choice.clear > best.clear) best = choice;
  }
  return best;
};

export const compose = (
  picture: HexPicture,
  layers: Layers,
  liveries: Readonly<Record<string, Livery>>,
  theme: Theme,
): Composition => {
  const arrangement = arrange(picture.shape, picture.rotation, picture.layout);
  const field = openField(picture.layout);
  occupy(field, obstacles(picture, arrangement));
  const captions: PlacedCaption[] = [];
  const omitted: CaptionKind[] = [];
  for (const caption of captionsFor(picture, arrangement, layers, liveries, theme)) {
    const choice = choose(field, caption);
    if (!choice || (choice.clear < 0.5 && !caption.required)) {
      omitted.push(caption.kind);
      continue;
    }
    const { form, x, y } = choice;
    occupy(field, boxDiscs(x, y, form.width, form.height));
    captions.push({
      kind: caption.kind,
      x,
      y,
      width: form.width,
      height: form.height,
      node: { ...form.draw(x, y), key: caption.key },
    });
  }
  return { arrangement, captions, omitted };
};
