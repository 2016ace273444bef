/** The panel of standing orders: those in force, those that make sense now, and why others have ended. */
import { companyAtWork, decider, type PlayerId } from '@roundhouse/engine';
import {
  type OrderReason,
  type LastPaid,
  type OrderForm,
  proposals,
  TURN_PARTS,
  type Watch,
  WATCHES,
} from '@roundhouse/engine/orders';
import { deniedWords } from '@roundhouse/protocol/words';
import { useId, useMemo, useState } from 'react';
import { Dialog } from '../../app/Dialog.tsx';
import { useT } from '../../i18n/words.ts';
import { useGameContext, useSession, useFormatter } from '../context.tsx';
import { type Line, newestOf, type SessionState } from '../session.ts';
import { type PlayerOrders, type PlayerOrder, useLocalOrders, useNetOrders } from './playerOrders.ts';
import css from './Orders.module.css';
import { useOrderWords } from './words.ts';

interface Draft {
  readonly form: OrderForm;
  readonly because: OrderReason | 'sandbox';
}

/** What each company did with its revenue last time. */
const lastPaid = (main: Line): LastPaid => {
  const paid: Record<string, LastPaid[string]> = {};
  for (const [index, action] of main.actions.entries()) {
    const state = main.states[index];
    if (action.type !== 'dividend' || !state) continue;
    const company = companyAtWork(state);
    if (company !== undefined) paid[company] = action.kind;
  }
  return paid;
};

/** The line that is being tried out, as far as it is this player's. */
const tried = (sandbox: SessionState['sandbox'], player: PlayerId): Draft | undefined => {
  const steps = (sandbox?.line.actions ?? []).slice(sandbox?.from ?? 0).filter(({ by }) => by === player);
  return steps.length === 0
    ? undefined
    : { because: 'sandbox', form: { kind: 'plan', watch: [...WATCHES], steps, figures: [] } };
};

const Watches = ({
  value,
  onChange,
}: {
  readonly value: readonly Watch[];
  readonly onChange: (value: Watch[]) => void;
}) => {
  const t = useT('orders');
  return (
    <fieldset className={css.watches}>
      <legend>{t('orders.askMe')}</legend>
      {WATCHES.map((watch) => (
        <label key={watch}>
          <input
            type="checkbox"
            checked={value.includes(watch)}
            onChange={(event) =>
              onChange(event.target.checked ? [...value, watch] : value.filter((each) => each !== watch))
            }
          />{' '}
          {t(`orders.watch.${watch}`)}
        </label>
      ))}
    </fieldset>
  );
};

type Plan = Extract<OrderForm, { kind: 'plan' }>;
type Figure = Plan['figures'][number];

/** What a plan may be made to depend on: one's cash, and cash and price of the companies that it speaks of. */
const figuresOf = (steps: Plan['steps'], player: PlayerId): readonly Pick<Figure, 'what' | 'of'>[] => {
  const companies = new Set(
    steps.flatMap((step) => ('company' in step && step.company !== undefined ? [step.company] : [])),
  );
  const ofCompanies = [...companies].flatMap((of) => [{ what: 'cash', of } as const, { what: 'price', of } as const]);
  return [{ what: 'cash', of: player } as const, ...ofCompanies].slice(0, 10);
};

const Figures = ({
  form,
  player,
  onChange,
}: {
  readonly form: Plan;
  readonly player: PlayerId;
  readonly onChange: (form: OrderForm) => void;
}) => {
  const t = useT('orders');
  const formatter = useFormatter();
  const isOf =
    ({ what, of }: Pick<Figure, 'what' | 'of'>) =>
    (each: Figure): boolean =>
      each.what === what && each.of === of;
  const set = (figure: Pick<Figure, 'what' | 'of'>, text: string): void => {
    const others = form.figures.filter((each) => !isOf(figure)(each));
    const least = Math.max(0, Math.floor(Number(text)));
    onChange({ ...form, figures: text === '' ? others : [...others, { ...figure, least }] });
  };
  const nameOf = ({ what, of }: Pick<Figure, 'what' | 'of'>): string => {
    if (of === player) return t('orders.leastCash');
    return t(what === 'cash' ? 'orders.leastCashOf' : 'orders.leastPriceOf', { company: formatter.companyName(of) });
  };
  return (
    <fieldset className={css.watches}>
      <legend>{t('orders.asLongAs')}</legend>
      {figuresOf(form.steps, player).map((figure) => (
        <label key={`${figure.what} ${figure.of}`}>
          {nameOf(figure)}{' '}
          <input
            type="number"
            min={0}
            value={form.figures.find(isOf(figure))?.least ?? ''}
            onChange={(event) => set(figure, event.target.value)}
          />
        </label>
      ))}
    </fieldset>
  );
};

/** What can be set of an order before it is given. */
const Details = ({
  form,
  player,
  onChange,
}: {
  readonly form: OrderForm;
  readonly player: PlayerId;
  readonly onChange: (form: OrderForm) => void;
}) => {
  const t = useT('orders');
  switch (form.kind) {
    case 'bid':
      return (
        <label>
          {t('orders.upTo')}{' '}
          <input
            type="number"
            min={0}
            value={form.upTo}
            onChange={(event) => onChange({ ...form, upTo: Math.max(0, Math.floor(Number(event.target.value))) })}
          />
        </label>
      );
    case 'run':
      return (
        <select
          value={form.pay}
          aria-label={t('orders.run', { company: form.company, pay: '' })}
          onChange={(event) => {
            const pay = (['pay', 'withhold', 'half', 'hudson'] as const).find((each) => each === event.target.value);
            if (pay) onChange({ ...form, pay });
          }}
        >
          {(['pay', 'withhold', 'half'] as const).map((pay) => (
            <option key={pay} value={pay}>
              {t(`orders.pay.${pay}`)}
            </option>
          ))}
        </select>
      );
    case 'turn':
      return (
        <div className={css.row}>
          {TURN_PARTS.map((part) => (
            <label key={part}>
              <input
                type="checkbox"
                checked={form.parts.includes(part)}
                onChange={(event) => {
                  const parts = TURN_PARTS.filter((each) =>
                    each === part ? event.target.checked : form.parts.includes(each),
                  );
                  if (parts.length > 0) onChange({ ...form, parts });
                }}
              />{' '}
              {t(`orders.part.${part}`)}
            </label>
          ))}
        </div>
      );
    case 'mergers':
      return (
        <label>
          <input
            type="checkbox"
            checked={form.own}
            onChange={(event) => onChange({ ...form, own: event.target.checked })}
          />{' '}
          {t('orders.own')}
        </label>
      );
    case 'plan':
      return <Figures form={form} player={player} onChange={onChange} />;
    case 'pass':
      return null;
  }
};

const Proposal = ({
  draft,
  player,
  give,
}: {
  readonly draft: Draft;
  readonly player: PlayerId;
  readonly give: (form: OrderForm) => void;
}) => {
  const t = useT('orders');
  const { formText } = useOrderWords();
  const [form, setForm] = useState(draft.form);
  const [text, button] = [useId(), useId()];
  return (
    <li className={css.order} data-order={form.kind}>
      <b id={text}>{formText(form)}</b>
      <small>{t(`orders.because.${draft.because}`)}</small>
      {/* Fields say which order they belong to, and so does the button: several stand below each other. */}
      <div role="group" aria-labelledby={text}>
        <Details form={form} player={player} onChange={setForm} />
      </div>
      <details>
        <summary>{t('orders.askMe')} …</summary>
        <Watches value={form.watch} onChange={(watch) => setForm({ ...form, watch })} />
      </details>
      <button type="button" id={button} aria-labelledby={`${button} ${text}`} onClick={() => give(form)}>
        {t('orders.give')}
      </button>
    </li>
  );
};

const HeldLine = ({ order, remove }: { readonly order: PlayerOrder; readonly remove: (id: string) => void }) => {
  const t = useT('orders');
  const { formText, whyText } = useOrderWords();
  const { form } = order;
  const [text, button] = [useId(), useId()];
  return (
    <li className={css.order} data-held={form.kind} data-ended={order.ended}>
      <b id={text}>{formText(form)}</b>
      {form.kind === 'plan' && <small>{t('orders.planDone', { done: order.done, count: form.steps.length })}</small>}
      {order.ended ? (
        <small>{whyText(order.why)}</small>
      ) : (
        form.watch.length > 0 && (
          <small>
            {t('orders.askMe')}: {form.watch.map((watch) => t(`orders.watch.${watch}`)).join(', ')}
          </small>
        )
      )}
      <button
        type="button"
        className="quiet"
        id={button}
        aria-labelledby={`${button} ${text}`}
        onClick={() => remove(order.id)}
      >
        {order.ended ? t('orders.forget') : t('orders.remove')}
      </button>
    </li>
  );
};

const Panel = ({
  player,
  held,
  local,
}: {
  readonly player: PlayerId;
  readonly held: PlayerOrders;
  readonly local: boolean;
}) => {
  const t = useT('orders');
  const formatter = useFormatter();
  const main = useSession((s) => s.main);
  const sandbox = useSession((s) => s.sandbox);
  const drafts = useMemo((): readonly Draft[] => {
    const plan = tried(sandbox, player);
    const head = main.states.at(-1);
    return [...(plan ? [plan] : []), ...(head ? proposals(head, player, lastPaid(main)) : [])];
  }, [player, main, sandbox]);
  const inForce = held.orders.filter(({ ended }) => !ended);
  const over = held.orders.filter(({ ended }) => ended).toReversed();
  const isHeld = ({ form }: Draft): boolean =>
    inForce.some(
      (each) =>
        each.form.kind === form.kind &&
        ('company' in form ? 'company' in each.form && each.form.company === form.company : form.kind !== 'bid') &&
        form.kind !== 'plan',
    );
  return (
    <div className={css.panel}>
      <p className="quietText">{local ? t('orders.textHere') : t('orders.text')}</p>
      {held.denied !== null && <p role="alert">{deniedWords[formatter.language][held.denied]}</p>}
      <h3>{t('orders.mine')}</h3>
      {inForce.length === 0 ? (
        <p className="quietText">{t('orders.none')}</p>
      ) : (
        <ul className={css.list}>
          {inForce.map((order) => (
            <HeldLine key={order.id} order={order} remove={held.remove} />
          ))}
        </ul>
      )}
      <h3>{t('orders.makesSense')}</h3>
      <ul className={css.list}>
        {drafts
          .filter((draft) => !isHeld(draft))
          .map((draft) => (
            <Proposal key={JSON.stringify(draft.form)} draft={draft} player={player} give={held.give} />
          ))}
      </ul>
      {over.length > 0 && (
        <>
          <h3>{t('orders.ended')}</h3>
          <ul className={css.list}>
            {over.map((order) => (
              <HeldLine key={order.id} order={order} remove={held.remove} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
};

const LocalPanel = ({ player }: { readonly player: PlayerId }) => (
  <Panel player={player} held={useLocalOrders(player)} local />
);
const NetPanel = ({ player }: { readonly player: PlayerId }) => (
  <Panel player={player} held={useNetOrders()} local={false} />
);

const Orders = () => {
  const t = useT('orders');
  const formatter = useFormatter();
  const { table, ui } = useGameContext();
  const players = useSession((s) => s.game.players);
  const mine = players.filter(({ id }) => table.mine(id));
  const [chosen, setChosen] = useState<PlayerId | undefined>(() => {
    const by = decider(newestOf(table.session.getState()));
    return by !== null && table.mine(by) ? by : mine[0]?.id;
  });
  return (
    <Dialog title={t('orders.title')} onClose={() => ui.setState({ dialog: null })} wide>
      {!table.net && mine.length > 1 && (
        <label className={css.row}>
          {t('orders.player')}{' '}
          <select value={chosen} onChange={(event) => setChosen(mine.find(({ id }) => id === event.target.value)?.id)}>
            {mine.map(({ id }) => (
              <option key={id} value={id}>
                {formatter.holder(id)}
              </option>
            ))}
          </select>
        </label>
      )}
      {chosen !== undefined && (table.net ? <NetPanel player={chosen} /> : <LocalPanel key={chosen} player={chosen} />)}
    </Dialog>
  );
};

export default Orders;
