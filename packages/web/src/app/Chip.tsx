/** A company in a line of text: its letters on its colour. */
import type { Livery } from '@roundhouse/board';
import css from './Chip.module.css';

export const Chip = ({ livery, name }: { readonly livery: Livery; readonly name?: string }) => (
  <span className={css.chip} style={{ background: livery.colour, color: livery.text }} title={name}>
    {livery.initials}
  </span>
);
