/** Drawings in the document: piece by piece, so that only what moved is written again. */
import type { SvgNode } from '@roundhouse/board';
import { memo } from 'react';
import { innerMarkup, useMarkup } from './markup.ts';

/** A part that is written as a whole, when its text changes. */
export const Drawing = ({ node }: { readonly node: SvgNode }) => (
  <g pointerEvents="none" dangerouslySetInnerHTML={useMarkup(node)} />
);

/** One hex of the board or one cell of the market. The same drawing is the same object. */
const Piece = memo(({ node }: { readonly node: SvgNode }) => {
  const { transform, 'data-hex': hex, 'data-cell': cell } = node.attrs;
  return (
    <g
      {...(transform === undefined ? {} : { transform: String(transform) })}
      data-hex={hex}
      data-cell={cell}
      dangerouslySetInnerHTML={innerMarkup(node)}
    />
  );
});

export const Pieces = ({ node }: { readonly node: SvgNode }) => (
  <g>{node.children.map((child) => (typeof child === 'string' ? null : <Piece key={child.key} node={child} />))}</g>
);
