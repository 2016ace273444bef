/** Loans: as many as are wanted in one go. Each is a decision of its own for the rules. */
import { type Action, apply, isRefusal, type State } from '@roundhouse/engine';
import { type Played, withinTurn } from '@roundhouse/engine/models/forecast';
import { useMemo, useState } from 'react';
import { useT } from '../../i18n/words.ts';
import { useFormatter, useGameContext } from '../context.tsx';
import { ArmedButton, useGravest } from './Act.tsx';
import { companyAsked } from './describe.ts';
import { Effects } from './Effects.tsx';
import type { OfType } from './options.ts';
import parts from './parts.module.css';

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
  const [wanted, setWanted] = useState(2);
  const count = Math.min(wanted, chain.length);
  const end = chain[count - 1];
  // The last of them may be one too many.
  const grave = useGravest(chain[count - 2]?.state ?? state, action);
  if (!end) return null;
  return (
    <li className={parts.row} data-part="row" data-loans={action.type}>
      <span className={parts.label} data-part="label">
        {action.company !== undefined && action.company !== companyAsked(state) && formatter.chip(action.company)}
      </span>
      <span className={parts.effect}>
        <Effects of={withinTurn(state, end)} worth="own" />
      </span>
      <span className={parts.price} data-part="price">
        <button type="button" aria-label={t('loans.fewer')} disabled={count <= 2} onClick={() => setWanted(count - 1)}>
          −
        </button>
        <button
          type="button"
          aria-label={t('loans.more')}
          disabled={count >= chain.length}
          onClick={() => setWanted(count + 1)}
        >
          +
        </button>
      </span>
      <ArmedButton
        grave={grave}
        at={end}
        decide={() => {
          for (let each = 0; each < count; each++) if (table.play(action)) break;
        }}
      >
        {t(`act.${action.type}`, { count })}
      </ArmedButton>
    </li>
  );
};
