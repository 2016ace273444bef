/** A form of an account: a few fields and a button, and what came of it. */
import type { DeniedKey, Me } from '@roundhouse/protocol/client';
import { type ReactNode, useState } from 'react';
import { useT } from '../../i18n/words.ts';
import { setMe } from '../../net/me.ts';
import { useDenial } from './denial.ts';
import css from './Online.module.css';

export const Fields = (props: {
  readonly fields: readonly {
    readonly id: string;
    readonly label: string;
    readonly type: string;
    readonly auto?: string;
    /** What stands there at first. */
    readonly first?: string;
  }[];
  readonly button: string;
  /** What is said when it is done. */
  readonly done?: string;
  /** Null: done. */
  readonly send: (values: Readonly<Record<string, string>>) => Promise<DeniedKey | null>;
  readonly children?: ReactNode;
}) => {
  const t = useT('online');
  const denial = useDenial();
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(props.fields.flatMap(({ id, first }) => (first === undefined ? [] : [[id, first]]))),
  );
  const [outcome, setOutcome] = useState<DeniedKey | 'done' | null>(null);
  const submit = async (): Promise<void> => setOutcome((await props.send(values)) ?? 'done');
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {props.fields.map(({ id, label, type, auto }) => (
        <label key={id}>
          {label}
          <input
            type={type}
            required
            autoComplete={auto}
            value={values[id] ?? ''}
            onChange={(event) => setValues({ ...values, [id]: event.target.value })}
          />
        </label>
      ))}
      {props.children}
      <button type="submit">{props.button}</button>
      {outcome !== null && (
        <p role="alert" className={outcome === 'done' ? undefined : css.bad}>
          {outcome === 'done' ? (props.done ?? t('account.done')) : denial(outcome)}
        </p>
      )}
    </form>
  );
};

/** Shows the person who is signed in by it. */
export const settle = (
  answer: { readonly ok: Me } | { readonly no: { readonly denied: DeniedKey } },
): DeniedKey | null => {
  if ('no' in answer) return answer.no.denied;
  setMe(answer.ok);
  return null;
};
