/** A turn in which nothing more can be bought ends by itself where only bots sit at the table; one press keeps it. */
import type { Action, ActionType, State } from '@roundhouse/engine';
import { severeWarnings } from '@roundhouse/engine/models/severe';
import { useEffect, useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useT } from '../../i18n/words.ts';
import { useFormatter, useGameContext, useSession, useTableState } from '../context.tsx';
import type { Choices } from './choices.ts';
import css from './AutoEnd.module.css';

/** So long the turn waits, in milliseconds: to read that it ends, and to stop it; longer where a rule is to be read as well. */
const WAITS = 2500;
const WAITS_WITH_RULE = 5000;

/** Positions that ended by themselves or were kept: who comes back to one by undoing wants to stay. */
const settled = new WeakSet<State>();

/** After these a player seldom wants to sell; after a sale they often want to sell more. */
const PURCHASES: readonly (ActionType | undefined)[] = ['buyShares', 'par'];

const endOf = ({ open }: Choices, last: ActionType | undefined): Action | null => {
  const end = open.find(({ type }) => type === 'pass')?.option;
  const bought = PURCHASES.includes(last);
  const nothingToBuy =
    open.length > 1 &&
    open.every(({ group, type }) => group === 'trades' || type === 'pass' || (bought && type === 'sellShares'));
  return nothingToBuy && end?.kind === 'one' ? end.action : null;
};

export const AutoEnd = ({
  choices,
  state,
  acted,
}: {
  readonly choices: Choices;
  readonly state: State;
  readonly acted: boolean;
}) => {
  const t = useT('later');
  const formatter = useFormatter();
  const { table } = useGameContext();
  const wanted = useSettings((s) => s.autoEnd);
  const alone = useTableState(({ bots }) => Object.keys(bots).length === state.seats.length - 1);
  const sandbox = useSession((s) => s.sandbox !== null);
  const last = useSession((s) => s.main.actions.at(-1)?.type);
  const [kept, setKept] = useState<State | null>(null);
  // A company that has bought nothing yet may want somebody's train.
  const wantsTrain = !acted && choices.open.some(({ type }) => type === 'buyTrain');
  const may = wanted && !wantsTrain && alone && !sandbox && table.net === undefined;
  const found = may ? endOf(choices, acted ? last : undefined) : null;
  // What ruins somebody is decided by a person, or not at all.
  const end = found && severeWarnings(state, found).length === 0 ? found : null;
  const ends = end !== null && kept !== state && !settled.has(state);
  // Who has money left in the treasury wonders why there is no second train.
  const why = last === 'buyTrain' ? choices.refused.find(({ type }) => type === 'buyTrain')?.refusal : undefined;
  const waits = why ? WAITS_WITH_RULE : WAITS;
  useEffect(() => {
    if (!ends || !end) return;
    const timer = setTimeout(() => {
      settled.add(state);
      table.play(end);
    }, waits);
    return () => clearTimeout(timer);
    // The same position asks for the same end.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ends, state, table]);
  if (!ends) return null;
  return (
    <p className={css.ends} role="status" data-auto-end="">
      <span>
        {t('autoEnd.soon')} {why && <small>{formatter.refusal(why)}</small>}
      </span>
      <button
        type="button"
        onClick={() => {
          settled.add(state);
          setKept(state);
        }}
      >
        {t('autoEnd.keep')}
      </button>
      <span className={css.bar} style={{ animationDuration: `${waits}ms` }} aria-hidden="true" />
    </p>
  );
};
