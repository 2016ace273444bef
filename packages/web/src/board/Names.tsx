/** The names on the board, one by one: whatever is lit or moves, the others stay as they are written. */
import type { SvgNode, Theme } from '@roundhouse/board';
import { memo } from 'react';
import { innerMarkup } from './markup.ts';
import { drawName, type Written } from './names.ts';

/** Colours stand on the group, so that a name is not written again for another theme. */
const Name = memo(({ node, ink, halo }: { readonly node: SvgNode; readonly ink: string; readonly halo: string }) => (
  <g className="name" fill={ink} stroke={halo} dangerouslySetInnerHTML={innerMarkup(node)} />
));

/** Always in the same order, whichever found its place first: none lies over another, and none is moved in the document. */
const inOrder = (names: readonly Written[]): readonly Written[] =>
  names.toSorted((a, b) => (a.plate.hex < b.plate.hex ? -1 : 1));

export const Names = memo(({ of, theme }: { readonly of: readonly Written[]; readonly theme: Theme }) => (
  <g className="names" pointerEvents="none">
    {inOrder(of).map((name) => (
      <Name key={name.plate.hex} node={drawName(name, theme)} ink={theme.ink} halo={name.plate.face} />
    ))}
  </g>
));
