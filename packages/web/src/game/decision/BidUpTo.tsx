/** The least that leads, again and again, up to so much: an auto-action, given beside the bid itself. Over the net the menu has it. */
import { isCompanyLot, type PlayerId, type State } from '@roundhouse/engine';
import { useT } from '../../i18n/words.ts';
import { useFormatter, useGameContext, useSession } from '../context.tsx';

export const BidUpTo = ({
  state,
  by,
  item,
  price,
}: {
  readonly state: State;
  readonly by: PlayerId;
  readonly item: string;
  readonly price: number;
}) => {
  const t = useT();
  const formatter = useFormatter();
  const { table } = useGameContext();
  const sandbox = useSession((s) => s.sandbox !== null);
  if (table.net || sandbox) return null;
  const give = async (): Promise<void> => {
    const { localOrders } = await import('../orders/local.ts');
    const of = isCompanyLot(state, item) && ({ of: 'company' } as const);
    localOrders(table).give(by, { kind: 'bid', watch: [], item, ...of, upTo: price });
  };
  return (
    <button type="button" data-up-to={price} onClick={() => void give()}>
      {t('bid.upTo', { price: formatter.money(price) })}
    </button>
  );
};
