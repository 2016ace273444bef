/** A company in a line of text: its letters on its colour. */
import type { Livery } from '@roundhouse/board';
import css from './Chip.module.css';

export const Chip = ({
  livery,
  name,
  id,
}: {
  readonly livery: Livery;
  readonly name?: string;
  /** The company, where a press tells more of it. */
  readonly id?: string;
}) => (
  <span className={css.chip} style={{ background: livery.colour, color: livery.text }} title={name} data-chip={id}>
    {livery.initials}
  </span>
);
