/** The names on the board, one by one: whatever is lit or moves, the others stay as they are written. */
import type { SvgNode, Theme } from '@roundhouse/board';
import { memo } from 'react';
import { innerMarkup } from './markup.ts';
import { drawName, type Written } from './names.ts';

/** Where some hexes can be chosen, the names of the others step back whole, not only as far as their hex goes. */
const FAINT = 0.55;

const Name = memo(({ node, faint }: { readonly node: SvgNode; readonly faint: boolean }) => (
  <g className="name" opacity={faint ? FAINT : undefined} dangerouslySetInnerHTML={innerMarkup(node)} />
));

/** Always in the same order, whichever found its place first: none lies over another, and none is moved in the document. */
const inOrder = (names: readonly Written[]): readonly Written[] =>
  names.toSorted((a, b) => (a.plate.hex < b.plate.hex ? -1 : 1));

export const Names = memo(
  ({ of, theme, lit }: { readonly of: readonly Written[]; readonly theme: Theme; readonly lit: readonly string[] }) => (
    <g className="names" pointerEvents="none">
      {inOrder(of).map((name) => (
        <Name
          key={name.plate.hex}
          node={drawName(name, theme)}
          faint={lit.length > 0 && !lit.includes(name.plate.hex)}
        />
      ))}
    </g>
  ),
);
