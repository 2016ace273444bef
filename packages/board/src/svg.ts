/**
 * A drawing is a tree of plain data. Two readers exist: `toSvg` below for files and print, and a few lines in the web
 * client that turn the same tree into elements of its own. Nothing here touches a document.
 */

export type SvgAttrs = Readonly<Record<string, string | number>>;

export interface SvgNode {
  readonly tag: string;
  readonly attrs: SvgAttrs;
  readonly children: readonly SvgChild[];
  /** Stable among siblings, so that a client keeps what did not change. */
  readonly key?: string;
}

export type SvgChild = SvgNode | string;

type Maybe<T> = T | undefined | false;

/** Attributes given as undefined are left out; numbers are rounded to what a printer could show. */
export const el = (
  tag: string,
  attrs: Readonly<Record<string, string | number | undefined>> = {},
  children: readonly Maybe<SvgChild>[] = [],
  key?: string,
): SvgNode => {
  const kept: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(attrs)) {
    if (value !== undefined) kept[name] = typeof value === 'number' ? round(value) : value;
  }
  const node = {
    tag,
    attrs: kept,
    children: children.filter((child): child is SvgChild => child !== undefined && child !== false),
  };
  return key === undefined ? node : { ...node, key };
};

export const group = (
  children: readonly Maybe<SvgChild>[],
  attrs: Readonly<Record<string, string | number | undefined>> = {},
  key?: string,
): SvgNode => el('g', attrs, children, key);

export const round = (n: number): number => {
  const rounded = Math.round(n * 100) / 100;
  return rounded === 0 ? 0 : rounded;
};

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escape = (text: string): string => text.replace(/[&<>"]/g, (c) => ESCAPES[c] ?? c);

const write = (node: SvgChild, out: string[]): void => {
  if (typeof node === 'string') {
    out.push(escape(node));
    return;
  }
  out.push('<', node.tag);
  for (const [name, value] of Object.entries(node.attrs)) out.push(' ', name, '="', escape(String(value)), '"');
  if (node.children.length === 0) {
    out.push('/>');
    return;
  }
  out.push('>');
  for (const child of node.children) write(child, out);
  out.push('</', node.tag, '>');
};

/** The drawing as the text of a file. */
export const toSvg = (node: SvgNode): string => {
  const out: string[] = [];
  write(node, out);
  return out.join('');
};

/** The whole sheet: an `svg` element with a view box. */
export const sheet = (
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  children: readonly Maybe<SvgChild>[],
  attrs: Readonly<Record<string, string | number | undefined>> = {},
): SvgNode =>
  el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [box.x, box.y, box.width, box.height].map(round).join(' '),
      ...attrs,
    },
    children,
  );
