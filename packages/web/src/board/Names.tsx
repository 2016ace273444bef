/** The names on the board, one by one: whatever is lit or moves, the others stay as they are written. */
import { type SvgNode, type Theme, VEIL_OPACITY } from '@roundhouse/board';
import { memo } from 'react';
import { innerMarkup } from './markup.ts';
import { drawName, type Written } from './names.ts';

/** Where some hexes can be chosen, the names of the others step back whole, as if the veil over their hex lay over them too. */
const veiled = (colour: string, { veil }: Theme): string =>
  `color-mix(in srgb, ${veil} ${VEIL_OPACITY * 100}%, ${colour})`;

/** Colours stand on the group, so that a name which steps back or comes forward is not written again. */
const Name = memo(({ node, ink, halo }: { readonly node: SvgNode; readonly ink: string; readonly halo: string }) => (
  <g className="name" fill={ink} stroke={halo} dangerouslySetInnerHTML={innerMarkup(node)} />
));

/** Always in the same order, whichever found its place first: none lies over another, and none is moved in the document. */
const inOrder = (names: readonly Written[]): readonly Written[] =>
  names.toSorted((a, b) => (a.plate.hex < b.plate.hex ? -1 : 1));

export const Names = memo(
  ({ of, theme, lit }: { readonly of: readonly Written[]; readonly theme: Theme; readonly lit: readonly string[] }) => {
    const seen = (name: Written, colour: string): string =>
      lit.length > 0 && !lit.includes(name.plate.hex) ? veiled(colour, theme) : colour;
    return (
      <g className="names" pointerEvents="none">
        {inOrder(of).map((name) => (
          <Name
            key={name.plate.hex}
            node={drawName(name, theme)}
            ink={seen(name, theme.ink)}
            halo={seen(name, name.plate.face)}
          />
        ))}
      </g>
    );
  },
);
