/** What the title says about the decision at hand: who, what for, at which price. */
import { decider, stepNameOf, type State, topFrame } from '@roundhouse/engine';
import type { Formatter } from '../../i18n/formatter.tsx';
import { useFormatter } from '../context.tsx';
import { frameArgs } from './frameArgs.ts';
import parts from './parts.module.css';

/** What the one who decides answers for; what is to be paid now stands in the heading. */
const dutiesOf = (state: State, formatter: Formatter): readonly string[] => {
  const by = decider(state);
  return (formatter.title.duties?.(state) ?? [])
    .filter(({ player, kind }) => player === by && kind !== 'due')
    .map(({ remark }) => formatter.refusal({ rule: '', ...remark }));
};

export const DecisionNote = ({ state }: { readonly state: State }) => {
  const formatter = useFormatter();
  const frame = topFrame(state);
  const step = stepNameOf(frame) ?? '';
  const key = `note.${step}`;
  return (
    <>
      {frame && formatter.has(key) && (
        <p className={parts.note} data-note={step}>
          {formatter.refusal({ rule: '', key, args: frameArgs(frame) })}
        </p>
      )}
      {dutiesOf(state, formatter).map((each) => (
        <p key={each} className={`${parts.note} ${parts.bad}`} data-duty="">
          {each}
        </p>
      ))}
    </>
  );
};
