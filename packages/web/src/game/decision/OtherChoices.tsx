/** Kinds of decisions that need nothing of their own: a label, what it does, a button. */
import {
  type Action,
  type ActionType,
  certificatesAt,
  companyIn,
  isEqual,
  type Option,
  type PlayerId,
  type State,
} from '@roundhouse/engine';
import { Fragment, type ReactNode } from 'react';
import { useT } from '../../i18n/words.ts';
import { useFormatter } from '../context.tsx';
import { Row } from './Act.tsx';
import { type Forecast, forecastOf } from '@roundhouse/engine/models/forecast';
import parts from './parts.module.css';
import { actionLabel, companyAsked } from './describe.ts';
import { Effects } from './Effects.tsx';
import { Holders } from './Holders.tsx';
import { MergedCompany } from './MergedCompany.tsx';
import { Loans, useLoanChain } from './Loans.tsx';
import { trainsThen } from './Lot.tsx';
import { keyOf, type OfType, onesOf, pricesOf } from './options.ts';
import { OTHER_TYPES } from './otherTypes.ts';
import { holdersOf, type HolderTable, type Outcome, outcomeOf } from './outcome.ts';
import { isProposal, Price } from './Price.tsx';
import { TakeoverTarget } from './TakeoverTarget.tsx';
import { Refused } from './Refused.tsx';

/** Decisions that move shares: shown for every holder. */
const SETTLED: readonly ActionType[] = ['choose', 'convert'];

/** Whose net worth matters: a loan is the matter of the one who takes it. */
const worthOf = (type: ActionType): 'own' | 'all' => (type === 'takeLoan' || type === 'repayLoan' ? 'own' : 'all');

/** Whether it is another use of the right that stands above it: its name is said once. */
const sameRight = (a: OfType<ActionType>, b: OfType<ActionType> | undefined): boolean =>
  a.action.type === 'usePower' && b?.action.type === 'usePower' && a.action.private === b.action.private;

/** A choice that names no company and does nothing but lead to a question is about those who are asked then. */
const askedNext = (found: Forecast | null): readonly string[] => {
  if (!found || found.events.length > 0) return [];
  const { before, next } = found;
  const companies = next.agenda.filter((frame) => !before.agenda.includes(frame)).map(companyIn);
  return [...new Set(companies)].flatMap((each) => (each !== undefined && before.companies[each] ? [each] : []));
};

const nothingChanges = ({ rows }: HolderTable): boolean =>
  rows.every(({ shares, cash, worth }) => [...shares, cash, ...(worth ? [worth] : [])].every(([a, b]) => a === b));

/** Whether everybody has the same with each choice, but for the number of certificates: what was sold is paid already. */
const isAllOne = (tables: readonly (HolderTable | null)[]): boolean => {
  const figures = tables.map((table) =>
    table?.rows.map(({ holder, shares, cash, worth }) => ({ holder, shares, cash, worth })),
  );
  return figures.length > 1 && figures.every((each) => each !== undefined && isEqual(each, figures[0]));
};

/** How many certificates of the company the player holds afterwards; without a company, that nothing changes. */
const CertificateCount = ({
  of: { before, after },
  by,
  same,
}: {
  readonly of: Outcome;
  readonly by: PlayerId;
  readonly same: boolean;
}) => {
  const t = useT('later');
  const formatter = useFormatter();
  const company = companyAsked(before);
  if (company === null) return same ? <small>{t('holders.same')}</small> : null;
  const count = certificatesAt(after, by, company).length;
  return <small>{t('holders.count', { ...formatter.who(by), count })}</small>;
};

/** As many loans as are wanted, where more than one is possible. */
const LoanChoice = ({
  option,
  state,
  single,
}: {
  readonly option: OfType<'takeLoan' | 'repayLoan'>;
  readonly state: State;
  readonly single: ReactNode;
}) => {
  const chain = useLoanChain(state, option.action);
  return chain.length > 1 ? <Loans option={option} state={state} chain={chain} /> : single;
};

export const OtherChoices = ({
  options,
  state,
  folds = false,
}: {
  readonly options: readonly Option[];
  readonly state: State;
  /** What comes below has to be seen too. */
  readonly folds?: boolean;
}) => {
  const t = useT();
  const tell = useT('later');
  const formatter = useFormatter();
  const all = onesOf(options, ...OTHER_TYPES);
  const priced = pricesOf(options, 'merge');
  if (all.length + priced.length === 0) return null;
  const mine = all.filter((each) => !each.refusal);
  const prices = priced.filter((each) => !each.refusal);
  // Where one choice moves shares, the other says that it moves none.
  const moving = mine.some(({ action }) => {
    const outcome = action.type === 'choose' ? outcomeOf(state, action) : null;
    return outcome !== null && holdersOf(outcome) !== null;
  });
  const allOne =
    mine.every(({ action }) => action.type === 'choose') &&
    isAllOne(
      mine.map(({ action }) => {
        const outcome = outcomeOf(state, action);
        return outcome && holdersOf(outcome);
      }),
    );
  const label = ({ action }: (typeof mine)[number], text: string) => {
    const lot = companyAsked(state);
    // A company that buys another has its trains then.
    if (action.type === 'actFor' && lot !== null && action.company !== lot)
      return (
        <>
          {formatter.chip(action.company)} <small>{tell('lot.then', trainsThen(state, lot, action.company))}</small>
        </>
      );
    // The company that is asked stands in the question.
    if ('company' in action && action.company !== undefined)
      return action.company === companyAsked(state) ? '' : <>{formatter.chip(action.company)}</>;
    if (action.type === 'choose')
      return askedNext(forecastOf(state, action)).map((company) => (
        <Fragment key={company}>{formatter.chip(company)} </Fragment>
      ));
    if (action.type !== 'usePower') return '';
    const name = formatter.privateName(action.private);
    // A button that begins with the name needs none beside it.
    return text.startsWith(name) ? '' : name;
  };
  const refused = (action: Action): ReactNode => {
    const text = actionLabel(action, state, formatter, t);
    if ('company' in action && action.company !== undefined && !text.includes(action.company))
      return (
        <>
          {formatter.chip(action.company)} {text}
        </>
      );
    return text;
  };
  const cannot = (
    <Refused
      of={[...all, ...priced].flatMap((each) =>
        each.refusal ? [{ key: keyOf(each as Option), label: refused(each.action), refusal: each.refusal }] : [],
      )}
    />
  );
  // What cannot be done stands elsewhere: a group without anything in it is read out all the same.
  if (mine.length + prices.length === 0) return cannot;
  return (
    <div role="group" aria-label={t('section.others')}>
      <ul className={parts.rows}>
        {mine.map((option, index) => {
          const found = forecastOf(state, option.action);
          const outcome = SETTLED.includes(option.action.type) ? outcomeOf(state, option.action) : null;
          const settled = outcome && holdersOf(outcome);
          // Where only certificates change hands, how many one has says it.
          const table = settled && !allOne && !nothingChanges(settled) ? settled : null;
          const text = actionLabel(option.action, state, formatter, t);
          const row = (
            <Row
              key={keyOf(option)}
              action={option.action}
              label={sameRight(option, mine[index - 1]) ? '' : label(option, text)}
              effect={
                found && (
                  <>
                    <Effects
                      of={found}
                      brief={table !== null}
                      worth={table || allOne ? 'elsewhere' : worthOf(option.action.type)}
                    />
                    {moving && outcome && !table && (
                      <CertificateCount of={outcome} by={option.action.by} same={settled === null} />
                    )}
                    {outcome && table && (
                      <Holders of={outcome} title={tell('holders.after', { choice: text })} folds={folds} />
                    )}
                  </>
                )
              }
              button={text}
            />
          );
          const { action } = option;
          if (action.type !== 'takeLoan' && action.type !== 'repayLoan') return row;
          return <LoanChoice key={keyOf(option)} option={{ ...option, action }} state={state} single={row} />;
        })}
        {/* What one can settle with oneself comes first. */}
        {prices
          .toSorted((a, b) => Number(isProposal(a, state)) - Number(isProposal(b, state)))
          .map((each) => (
            <Price
              key={keyOf(each)}
              offer={each}
              state={state}
              label={
                each.action.type === 'merge' ? (
                  <>
                    {formatter.chip(each.action.company)} + {formatter.chip(each.action.with)}{' '}
                    <TakeoverTarget company={each.action.with} state={state} />
                  </>
                ) : (
                  ''
                )
              }
              outcome={(action) => {
                const found = outcomeOf(state, action);
                return (
                  found && (
                    <span className={parts.outcome} data-outcome="merge">
                      <Holders of={found} title={tell('holders.title')} />
                      {action.type === 'merge' && (
                        <MergedCompany before={state} after={found.after} company={action.company} />
                      )}
                    </span>
                  )
                );
              }}
              button={(price) => {
                const text = actionLabel({ ...each.action, price }, state, formatter, t);
                return text.includes(formatter.money(price)) ? text : `${text} · ${formatter.money(price)}`;
              }}
            />
          ))}
      </ul>
      {cannot}
    </div>
  );
};
