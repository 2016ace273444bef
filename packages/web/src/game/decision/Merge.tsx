/** Mergers: first with whom, then who survives at which price; and the position of all holders after it, before anything is confirmed. */
import { type Option, priceOf, type State } from '@roundhouse/engine';
import { useId, useState } from 'react';
import { useT } from '../../i18n/words.ts';
import { useFormatter } from '../context.tsx';
import { Act, RowHead } from './Act.tsx';
import { forecastOf } from '@roundhouse/engine/models/forecast';
import parts from './parts.module.css';
import { actionLabel } from './describe.ts';
import { Effects } from './Effects.tsx';
import { Holders } from './Holders.tsx';
import own from './Holders.module.css';
import { MergedCompany } from './MergedCompany.tsx';
import { pairsOf, sameCompany } from './mergePairs.ts';
import { keyOf, type OfType, onesOf } from './options.ts';
import { Refused } from './Refused.tsx';
import { holdersOf, outcomeOf } from './outcome.ts';
import pick from './CompanyPicker.module.css';

type MergeOption = OfType<'merge'>;

/** The one that goes on: named by the action, or found where only one of the two is left or still has a president. */
const survivorOf = ({ action }: MergeOption, after: State | undefined): string | undefined => {
  if (action.survivor !== undefined) return action.survivor;
  const left = [action.company, action.with].filter((each) => after?.companies[each]?.status === 'floated');
  return left.find((each) => (after?.companies[each]?.president ?? null) !== null) ?? left[0];
};

/** Who else has to do with it: the president of a company that is not one's own. */
const President = ({ of, state, by }: { readonly of: string; readonly state: State; readonly by: string }) => {
  const formatter = useFormatter();
  const president = state.companies[of]?.president ?? null;
  return president === null || president === by ? null : <small> {formatter.holder(president)}</small>;
};

const Survivor = ({ option, state }: { readonly option: MergeOption; readonly state: State }) => {
  const t = useT();
  const tell = useT('later');
  const formatter = useFormatter();
  const head = useId();
  const outcome = outcomeOf(state, option.action);
  const found = forecastOf(state, option.action);
  const table = outcome && holdersOf(outcome);
  const survivor = survivorOf(option, outcome?.after);
  const price = survivor === undefined || !outcome ? 0 : priceOf(outcome.after, survivor);
  return (
    <li className={own.proposal} data-option="merge" data-merge={survivor}>
      <span id={head}>
        {formatter.chip(option.action.company)}
        <President of={option.action.company} state={state} by={option.action.by} /> +{' '}
        {formatter.chip(option.action.with)}
        <President of={option.action.with} state={state} by={option.action.by} />
      </span>
      {survivor !== undefined && (
        <>
          {' → '}
          {formatter.chip(survivor)}
          {price > 0 && <b>{formatter.money(price)}</b>}
        </>
      )}
      <RowHead value={head}>
        <Act action={option.action}>
          {survivor === undefined
            ? actionLabel(option.action, state, formatter, t)
            : tell('merge.survivor', {
                survivor,
                absorbed: survivor === option.action.with ? option.action.company : option.action.with,
              })}
        </Act>
      </RowHead>
      {found && <Effects of={found} brief={table !== null} worth={table ? 'elsewhere' : 'all'} />}
      {outcome && table && <Holders of={outcome} title={tell('holders.title')} />}
      {outcome && survivor !== undefined && <MergedCompany before={state} after={outcome.after} company={survivor} />}
    </li>
  );
};

/** So many partners are looked at one by one. */
const FEW = 2;

export const Merge = ({ options, state }: { readonly options: readonly Option[]; readonly state: State }) => {
  const tell = useT('later');
  const formatter = useFormatter();
  const mine = onesOf(options, 'merge');
  const pairs = pairsOf(
    mine.filter((each) => !each.refusal),
    state,
  );
  const [wanted, setWanted] = useState('');
  if (mine.length === 0) return null;
  const chosen = pairs.find(({ key }) => key === wanted) ?? pairs[0];
  const shown = pairs.length <= FEW ? pairs : chosen ? [chosen] : [];
  return (
    <div role="group" aria-label={tell('section.merge')}>
      {pairs.length > FEW && (
        <div role="group" aria-label={tell('merge.partner')} className={`${pick.pick} ${pick.partners}`}>
          <small>{tell('merge.partner')}</small>
          {pairs.map(({ key, company, partner }) => (
            <button
              key={key}
              type="button"
              data-partner={key}
              aria-pressed={key === chosen?.key}
              onClick={() => setWanted(key)}
            >
              {!sameCompany(pairs) && <>{formatter.chip(company)} + </>}
              {formatter.chip(partner)}{' '}
              <small>
                <b>{formatter.money(priceOf(state, partner))}</b>{' '}
                <span>{formatter.holder(state.companies[partner]?.president)}</span>
              </small>
            </button>
          ))}
        </div>
      )}
      <ul className={parts.rows}>
        {shown.flatMap((pair) =>
          pair.options.map((option) => <Survivor key={keyOf(option)} option={option} state={state} />),
        )}
      </ul>
      <Refused
        of={mine.flatMap((each) =>
          each.refusal
            ? [
                {
                  key: keyOf(each),
                  label: (
                    <>
                      {formatter.chip(each.action.company)} + {formatter.chip(each.action.with)}
                    </>
                  ),
                  refusal: each.refusal,
                },
              ]
            : [],
        )}
      />
    </div>
  );
};
