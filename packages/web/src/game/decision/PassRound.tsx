/** Where nothing can be bought and only bots sit at the table, one press passes for the rest of the round. */
import { decider, type State } from '@roundhouse/engine';
import { useT } from '../../i18n/words.ts';
import { useGameContext, useSession, useTableState } from '../context.tsx';
import type { Choices } from './choices.ts';

const onlySales = ({ open }: Choices): boolean =>
  open.some(({ type }) => type === 'pass') &&
  open.some(({ type }) => type === 'sellShares') &&
  open.every(({ group, type }) => group === 'trades' || type === 'sellShares' || type === 'pass');

export const PassRound = ({ choices, state }: { readonly choices: Choices; readonly state: State }) => {
  const t = useT();
  const { table } = useGameContext();
  const alone = useTableState(({ bots }) => Object.keys(bots).length === state.seats.length - 1);
  const sandbox = useSession((s) => s.sandbox !== null);
  const by = decider(state);
  if (!alone || sandbox || by === null || table.net || state.round.kind !== 'stock' || !onlySales(choices)) return null;
  const { kind, set, number } = state.round;
  const pass = async (): Promise<void> => {
    const { localOrders } = await import('../orders/local.ts');
    // A company that is lost is worth a look; that others trade is what a round is for.
    localOrders(table).give(by, { kind: 'pass', watch: ['presidency'], round: { kind, set, number } });
  };
  return (
    <button type="button" data-pass-round="" onClick={() => void pass()}>
      {t('act.passRound')}
    </button>
  );
};
