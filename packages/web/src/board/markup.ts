/** Drawings as text for the document: written once, kept with the drawing, so that what did not move costs nothing. */
import { type SvgNode, toSvg } from '@roundhouse/board';
import { useMemo } from 'react';

const written = new WeakMap<SvgNode, { readonly __html: string }>();

/** All texts in drawings are escaped by `toSvg`. */
export const markup = (node: SvgNode): { readonly __html: string } => {
  let found = written.get(node);
  if (!found) written.set(node, (found = { __html: toSvg(node) }));
  return found;
};

const textOf = (node: SvgNode): string => {
  const { __html: text } = markup(node);
  return text;
};

const inner = new WeakMap<SvgNode, { readonly __html: string }>();

/** Only what is inside the outermost element. */
export const innerMarkup = (node: SvgNode): { readonly __html: string } => {
  let found = inner.get(node);
  if (!found)
    inner.set(
      node,
      (found = { __html: node.children.map((child) => (typeof child === 'string' ? '' : textOf(child))).join('') }),
    );
  return found;
};

/** Markup that stays the same object as long as the text is the same: the document is not touched then. */
export const useMarkup = (node: SvgNode): { readonly __html: string } => {
  const text = textOf(node);
  return useMemo(() => ({ __html: text }), [text]);
};
