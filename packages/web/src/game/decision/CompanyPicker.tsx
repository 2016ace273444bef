/** Which company, where there are too many to show with all their prices: one press on its chip. */
import { useRef } from 'react';
import { useOneStop } from '../../app/oneStop.ts';
import { useFormatter } from '../context.tsx';
import css from './CompanyPicker.module.css';

export const CompanyPicker = ({
  label,
  companies,
  chosen,
  onPick,
}: {
  readonly label: string;
  readonly companies: readonly string[];
  readonly chosen: string;
  readonly onPick: (company: string) => void;
}) => {
  const formatter = useFormatter();
  const box = useRef<HTMLDivElement>(null);
  useOneStop(box);
  return (
    <div ref={box} role="group" aria-label={label} className={css.pick}>
      <small>{label}</small>
      {companies.map((each) => (
        <button
          key={each}
          type="button"
          data-start={each}
          aria-pressed={each === chosen}
          aria-label={formatter.companyName(each)}
          onClick={() => onPick(each)}
        >
          {formatter.chip(each)}
        </button>
      ))}
    </div>
  );
};
