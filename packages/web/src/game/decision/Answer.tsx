/** The one who is asked sees the whole proposal and its effect on every holder before answering. */
import { CONSENT, type Option, type State, topFrame } from '@roundhouse/engine';
import { DOT } from '../../i18n/dot.ts';
import { useWidth } from '../../app/width.ts';
import { useT } from '../../i18n/words.ts';
import { useFormatter } from '../context.tsx';
import { Act } from './Act.tsx';
import { forecastOf } from '@roundhouse/engine/models/forecast';
import parts from './parts.module.css';
import { actionLabel } from './describe.ts';
import { Effects } from './Effects.tsx';
import { Holders } from './Holders.tsx';
import { MergedCompany, TrainsLeft } from './MergedCompany.tsx';
import { onesOf } from './options.ts';
import { holdersOf, outcomeOf } from './outcome.ts';

export const Answer = ({ options, state }: { readonly options: readonly Option[]; readonly state: State }) => {
  const t = useT();
  const tell = useT('later');
  const formatter = useFormatter();
  // A phone has both answers in sight: what the company then has stands below them.
  const narrow = useWidth() === 'narrow';
  const mine = onesOf(options, 'answer');
  if (mine.length === 0) return null;
  const { args = {}, proposal, proposer } = topFrame(state, CONSENT) ?? {};
  const [accepted] = mine.flatMap(({ action }) => {
    const outcome = action.accept ? outcomeOf(state, action) : null;
    return outcome ? [{ action, outcome }] : [];
  });
  const [survivor] = (accepted ? (forecastOf(state, accepted.action)?.events ?? []) : []).flatMap((each) =>
    each.type === 'companiesMerged' ? [each.survivor] : [],
  );
  return (
    <div role="group" aria-label={t('section.answer')}>
      {proposal !== undefined && (
        <p className={parts.note}>
          {proposer !== undefined && <b>{formatter.holder(proposer)}: </b>}
          {formatter.has(`proposal.${proposal}`)
            ? formatter.refusal({ rule: '', key: `proposal.${proposal}`, args })
            : Object.entries(args)
                .map(([, value]) => (typeof value === 'string' ? formatter.thing(value) : JSON.stringify(value)))
                .join(DOT)}
        </p>
      )}
      <div className={parts.cards}>
        {mine.map(({ action }) => {
          const found = forecastOf(state, action);
          const outcome = action.accept ? outcomeOf(state, action) : null;
          const table = outcome && holdersOf(outcome);
          const sellers = (found?.events ?? []).flatMap((each) =>
            each.type === 'trainBought' && state.companies[each.from] ? [each.from] : [],
          );
          return (
            <div key={`${action.accept} ${action.noMore ?? false}`} className={parts.card}>
              <Act action={action} primary={action.accept}>
                {actionLabel(action, state, formatter, t)}
              </Act>
              {found && <Effects of={found} brief={table !== null} worth={table ? 'elsewhere' : 'all'} />}
              {found && sellers.map((each) => <TrainsLeft key={each} of={each} after={found.after} />)}
              {outcome && table && <Holders of={outcome} title={tell('holders.title')} />}
              {!narrow && outcome && survivor !== undefined && (
                <MergedCompany before={state} after={outcome.after} company={survivor} />
              )}
            </div>
          );
        })}
      </div>
      {narrow && accepted && survivor !== undefined && (
        <section className={parts.note}>
          <b>{actionLabel(accepted.action, state, formatter, t)}</b>
          <MergedCompany before={state} after={accepted.outcome.after} company={survivor} />
        </section>
      )}
    </div>
  );
};
