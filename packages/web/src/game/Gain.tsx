/** What a sum has just gained or lost, for a moment beside it. Who wants no motion sees the sum itself. */
import { useState } from 'react';
import { useFormatter } from './context.tsx';
import css from './Gain.module.css';

export const Gain = ({ value }: { readonly value: number }) => {
  const { money } = useFormatter();
  const [last, setLast] = useState({ value, by: 0 });
  if (last.value !== value) setLast({ value, by: value - last.value });
  if (last.by === 0) return null;
  return (
    // Another sum is another element: the animation begins anew.
    <span key={`${last.value} ${last.by}`} className={css.gain} data-sign={Math.sign(last.by)} aria-hidden="true">
      {last.by > 0 && '+'}
      {money(last.by)}
    </span>
  );
};
