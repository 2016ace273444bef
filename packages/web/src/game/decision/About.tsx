import { DOT } from '../../i18n/dot.ts';
/** What a company is good for, wherever one can be chosen: its full name, its home, what the title says of it. */
import { factsOf, type State, titleOf } from '@roundhouse/engine';
import type { Formatter } from '../../i18n/formatter.tsx';
import { useFormatter } from '../context.tsx';
import css from './About.module.css';
import { hexName } from './describe.ts';

/** Its home and what the title remarks, piece by piece. */
export const aboutOf = (state: State, company: string, formatter: Formatter): readonly string[] => {
  const remarks = titleOf(state).remarks?.(state, company) ?? [];
  const homes = factsOf(state).companies[company]?.home ?? [];
  const namesHome = remarks.some(({ key }) => key.endsWith('home'));
  const places = [...new Set(homes.map(({ hex }) => hexName(formatter, hex)))];
  return [
    ...(namesHome || places.length === 0 ? [] : [`${formatter.term('term.home')}: ${places.join(', ')}`]),
    ...remarks.map((each) => formatter.refusal({ rule: '', ...each })),
  ];
};

export const About = ({ company, state }: { readonly company: string; readonly state: State }) => {
  const formatter = useFormatter();
  return (
    <small className={css.about} data-about={company}>
      {[formatter.companyName(company), ...aboutOf(state, company, formatter)].join(DOT)}
    </small>
  );
};
