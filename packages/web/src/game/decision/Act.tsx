/** Buttons that decide: they show what they would do, and what is refused says why, with the rule. */
import type { Action, Refusal, State } from '@roundhouse/engine';
import { severeWarnings } from '@roundhouse/engine/models/severe';
import { type ComponentProps, createContext, type ReactNode, useContext, useId, useState } from 'react';
import { Link } from 'wouter';
import { Arrowed } from '../../app/Arrow.tsx';
import { useSettings } from '../../app/settings.ts';
import { useT } from '../../i18n/words.ts';
import { useGameContext, useFormatter, useShown } from '../context.tsx';
import css from './Act.module.css';
import parts from './parts.module.css';
import { warningTexts } from './warn.ts';

/** `§short.5` is a name for the machine; people know numbers of sections. */
const isNumbered = (rule: string): boolean => /^§?\s?(\d|[IVX]+\b)/u.test(rule.replace(/^\S+\s/u, ''));

/** Why not, with a link to the rule in the title's rulebook. */
export const RefusalReason = ({ refusal }: { readonly refusal: Refusal }) => {
  const formatter = useFormatter();
  const t = useT();
  const { ui } = useGameContext();
  return (
    <span className={css.why}>
      {formatter.refusal(refusal)}
      {refusal.rule !== '' && (
        <>
          {' '}
          <Link
            href={`/titles/${encodeURIComponent(formatter.title.id)}/rules?rule=${encodeURIComponent(refusal.rule)}`}
            aria-label={t('rule.link', { rule: refusal.rule })}
            onClick={(event) => {
              // Beside the game, unless another window was asked for.
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              ui.setState({ reference: { section: 'rules', rule: refusal.rule } });
            }}
          >
            {isNumbered(refusal.rule) ? refusal.rule.replace(`${formatter.title.id} `, '') : t('rule.here')}
          </Link>
        </>
      )}
    </span>
  );
};

/** Plays an action; the effect is shown on market and board while it is pointed at. */
export const useAct = (): {
  readonly play: (action: Action, then?: Action) => void;
  readonly preview: (action: Action) => {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
} => {
  const { table, ui } = useGameContext();
  return {
    play: (action, then) => {
      if (!table.play(action) && then) table.play(then);
    },
    preview: (action) => {
      const show = (): void => ui.setState({ preview: action });
      const hide = (): void => ui.setState({ preview: null });
      return { onPointerEnter: show, onPointerLeave: hide, onFocus: show, onBlur: hide };
    },
  };
};

/** Browser tests find a button by the action that it decides; for people it is not written down. */
const testHook = (action: Action): string | undefined => (navigator.webdriver ? JSON.stringify(action) : undefined);

/** A button of a row that decides nothing yet. */
export const RowButton = (props: ComponentProps<'button'>) => <button type="button" {...useRowName()} {...props} />;

interface StepProps extends Omit<ComponentProps<'button'>, 'onClick' | 'disabled'> {
  /** What is chosen after the step, to be said; null: there is nothing more that way. */
  readonly to: string | null;
  readonly onStep: () => void;
}

/** Less or more. At the end it stays where it is: a button that is switched off loses the keyboard to the page. */
export const StepButton = ({ to, onStep, ...rest }: StepProps) => {
  const { ui } = useGameContext();
  return (
    <RowButton
      {...rest}
      aria-disabled={to === null || undefined}
      onClick={() => {
        if (to === null) return;
        onStep();
        ui.setState({ aside: to });
      }}
    />
  );
};

interface ActProps {
  readonly action: Action;
  readonly children: ReactNode;
  readonly primary?: boolean;
  readonly hotkey?: string;
  readonly label?: string;
  /** What is decided next by the same press. */
  readonly then?: Action;
}

/** The id of what stands at the head of a row: where many buttons say the same, it tells which of them is meant. */
export const RowHead = createContext<string | undefined>(undefined);

/** A button of a row is called what it says, and what stands at the head of its row. */
const useRowName = (): { readonly id: string; readonly 'aria-labelledby': string | undefined } => {
  const id = useId();
  const head = useContext(RowHead);
  return { id, 'aria-labelledby': head === undefined ? undefined : `${id} ${head}` };
};

/** What must be read before it is pressed: the button says it, and is pressed twice. */
export const useGravest = (state: State, action: Action): readonly string[] => {
  const formatter = useFormatter();
  const grave = severeWarnings(state, action);
  if (grave.length === 0) return [];
  return warningTexts(grave, action.by, formatter);
};

interface ArmedProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  /** What must be read before it is pressed. */
  readonly grave: readonly string[];
  /** Pressed twice whatever it does. */
  readonly confirm?: boolean;
  /** For what it is armed: for something else, or in another position, it is not anymore. */
  readonly at: unknown;
  readonly decide: () => void;
}

/** Where it ruins somebody, or where the settings ask for it, the first click arms and the second one decides; a key is no shorter way. */
export const ArmedButton = ({
  grave,
  confirm = false,
  at,
  decide,
  className = '',
  children,
  onBlur,
  'aria-label': label,
  ...rest
}: ArmedProps) => {
  const t = useT();
  const { ui } = useGameContext();
  const [armedAt, setArmedAt] = useState<unknown>(null);
  const armed = armedAt === at;
  return (
    <button
      type="button"
      className={`${className} ${armed ? css.armed : ''} ${css.act}`}
      data-grave={grave.length > 0 || undefined}
      data-armed={armed || undefined}
      aria-label={grave.length > 0 || armed ? undefined : label}
      {...rest}
      onBlur={(event) => {
        setArmedAt(null);
        onBlur?.(event);
      }}
      onClick={() => {
        if ((!confirm && grave.length === 0) || armed) {
          decide();
          return;
        }
        setArmedAt(at);
        // A button is called by what is in it: nothing inside speaks up by itself.
        ui.setState({ aside: grave.length > 0 ? [...grave, t('warn.again')].join('. ') : t('act.confirm') });
      }}
    >
      {armed && grave.length === 0 ? t('act.confirm') : children}
      {grave.length > 0 && (
        <span className={css.grave} data-part="warning">
          {grave.map((each) => (
            <span key={each}>
              <Arrowed text={each} />
            </span>
          ))}
          {armed && <b>{t('warn.again')}</b>}
        </span>
      )}
    </button>
  );
};

/** A decision that is open. */
export const Act = ({ action, children, primary = false, hotkey, label, then }: ActProps) => {
  const name = useRowName();
  const { play, preview } = useAct();
  const confirm = useSettings((s) => s.confirm);
  const state = useShown();
  const grave = useGravest(state, action);
  return (
    <ArmedButton
      className={primary ? 'primary' : ''}
      data-act={action.type}
      data-action={testHook(action)}
      data-key={hotkey}
      aria-keyshortcuts={hotkey}
      aria-label={label}
      grave={grave}
      confirm={confirm}
      at={state}
      decide={() => play(action, then)}
      {...name}
      {...preview(action)}
    >
      {children}
    </ArmedButton>
  );
};

/** An option as a row: a label, what it would do, and a button. */
export const Row = ({
  action,
  label,
  effect,
  button,
  lead,
  className = '',
}: {
  readonly action: Action;
  readonly label: ReactNode;
  readonly effect?: ReactNode;
  readonly button: ReactNode;
  /** What is set before it is pressed. */
  readonly lead?: ReactNode;
  readonly className?: string | undefined;
}) => {
  const what = useId();
  return (
    <li className={`${parts.row} ${className}`} data-part="row" data-option={action.type}>
      <span id={what} className={parts.label} data-part="label">
        {label}
      </span>
      {effect !== undefined && effect !== null && <span className={parts.effect}>{effect}</span>}
      <RowHead value={what}>
        {lead}
        <Act action={action}>{button}</Act>
      </RowHead>
    </li>
  );
};
