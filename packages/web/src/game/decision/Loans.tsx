/** Loans: as many as are wanted in one go. Each is a decision of its own for the rules. */
import { type Action, apply, isRefusal, type State } from '@roundhouse/engine';
import { forecastOf, type Played, withinTurn } from '@roundhouse/engine/models/forecast';
import { severeTogether } from '@roundhouse/engine/models/severe';
import { useId, useMemo, useState } from 'react';
import { useT } from '../../i18n/words.ts';
import { useFormatter, useGameContext } from '../context.tsx';
import { Act, ArmedButton, RowHead, StepButton } from './Act.tsx';
import { companyAsked } from './describe.ts';
import { Effects } from './Effects.tsx';
import type { OfType } from './options.ts';
import parts from './parts.module.css';
import { warningTexts } from './warn.ts';

/** More at once are not looked at. */
const MOST = 12;

/** The same decision again and again, for as long as it is open and the turn goes on: what each of them leads to. */
const chainOf = (state: State, action: Action): readonly Played[] => {
  const found: Played[] = [];
  let played: Played = { state, events: [] };
  while (found.length < MOST && !played.turnEnd) {
    const next = apply(played.state, action);
    if (isRefusal(next)) break;
    played = {
      state: next.state,
      events: [...played.events, ...next.events],
      ...(next.turnEnd && { turnEnd: { ...next.turnEnd, events: played.events.length + next.turnEnd.events } }),
    };
    found.push(played);
  }
  return found;
};

export const useLoanChain = (state: State, action: Action): readonly Played[] =>
  useMemo(() => chainOf(state, action), [state, action]);

export const Loans = ({
  option: { action },
  state,
  chain,
}: {
  readonly option: OfType<'takeLoan' | 'repayLoan'>;
  readonly state: State;
  readonly chain: readonly Played[];
}) => {
  const t = useT('later');
  const formatter = useFormatter();
  const { table } = useGameContext();
  const head = useId();
  const [wanted, setWanted] = useState(1);
  const count = Math.min(wanted, chain.length);
  const end = chain[count - 1];
  if (!end) return null;
  // Together they may be too many, though none of them is alone.
  const grave = count === 1 ? [] : warningTexts(severeTogether(state, action, end), action.by, formatter);
  const textOf = (many: number): string => t(`act.${action.type}`, { count: many });
  const text = textOf(count);
  return (
    <li className={parts.row} data-part="row" data-loans={action.type}>
      <span id={head} className={parts.label} data-part="label">
        {action.company !== undefined && action.company !== companyAsked(state) && formatter.chip(action.company)}
      </span>
      <span className={parts.effect}>
        <Effects
          of={(count === 1 && forecastOf(state, action)) || withinTurn(state, end)}
          worth={count > 1 && grave.length > 0 ? 'elsewhere' : 'own'}
        />
      </span>
      <span className={parts.steps}>
        <RowHead value={head}>
          <StepButton
            aria-label={t('loans.fewer')}
            to={count === 1 ? null : textOf(count - 1)}
            onStep={() => setWanted(count - 1)}
          >
            −
          </StepButton>
          {count === 1 ? (
            <Act action={action}>{text}</Act>
          ) : (
            <ArmedButton
              grave={grave}
              at={end}
              decide={() => {
                for (let each = 0; each < count; each++) if (table.play(action)) break;
              }}
            >
              {text}
            </ArmedButton>
          )}
          <StepButton
            aria-label={t('loans.more')}
            to={count === chain.length ? null : textOf(count + 1)}
            onStep={() => setWanted(count + 1)}
          >
            +
          </StepButton>
        </RowHead>
      </span>
    </li>
  );
};
