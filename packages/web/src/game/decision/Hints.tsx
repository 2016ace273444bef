/** Sentences of the title beside the choices: figures of the moment, what a decision means. */
import {
  type ActionType,
  decider,
  fieldsOf,
  type Option,
  type Remark,
  type State,
  stepNameOf,
  topFrame,
} from '@roundhouse/engine';
import { useEffect, useMemo } from 'react';
import { useWidth } from '../../app/width.ts';
import { DOT } from '../../i18n/dot.ts';
import { useT } from '../../i18n/words.ts';
import { LinkedLater } from '../../learn/glossary/LinkedLater.tsx';
import { useGameContext, useFormatter } from '../context.tsx';
import css from './Hints.module.css';
import parts from './parts.module.css';
import { typeOf } from './options.ts';

const ABOUT_THE_MAP = 'map.';
/** Kinds of decisions whose consequences reach farther than the screen can show at once. */
const EXPLAINED: readonly ActionType[] = ['short', 'takeLoan', 'convert', 'bankrupt'];

export const remarkKey = ({ key, args }: Remark): string => JSON.stringify([key, args['company'], args['player']]);

/** Figures of this moment that matter for what can be decided. */
export const Figures = ({
  options,
  state,
  onlyFor = false,
}: {
  readonly options: readonly Option[];
  readonly state: State;
  /** Only those that matter for these kinds and not for every decision. */
  readonly onlyFor?: boolean;
}) => {
  const formatter = useFormatter();
  const { title } = useGameContext();
  const open = new Set(options.filter((each) => !each.refusal).map(typeOf));
  const by = decider(state);
  // What is to be paid now stands in the heading, a debt below it.
  const owing = (title.duties?.(state) ?? []).some(({ player, kind }) => player === by && kind !== 'obligation');
  const figures = (title.notes?.(state) ?? []).filter(
    ({ key, for: kinds, args }) =>
      !key.startsWith(ABOUT_THE_MAP) &&
      !(owing && args['player'] === by) &&
      (kinds === undefined ? !onlyFor : kinds.some((each) => open.has(each))),
  );
  if (figures.length === 0) return null;
  return (
    <p className={parts.note} data-notes="figures">
      {figures.map((each) => formatter.refusal({ rule: '', ...each })).join(DOT)}
    </p>
  );
};

/** What the title says about the map itself. */
export const MapNote = ({ state }: { readonly state: State }) => {
  const formatter = useFormatter();
  const { title } = useGameContext();
  const notes = (title.notes?.(state) ?? []).filter(({ key }) => key.startsWith(ABOUT_THE_MAP));
  if (notes.length === 0) return null;
  return (
    <p className={css.mapNote} data-notes="map">
      {notes.map((each) => formatter.refusal({ rule: '', ...each })).join(' ')}
    </p>
  );
};

/** A screen this high has room for the words above the choices. */
const HIGH = 900;

/** Whether the reader wants the words; until they have opened or closed them the screen decides. */
let wanted: boolean | null = null;

/** Words that a decision before this one has shown: nobody reads them every turn. */
const seen = new Set<string>();

const useIsNew = (keys: string): boolean => {
  const isNew = useMemo(() => keys.split(' ').some((key) => !seen.has(key)), [keys]);
  useEffect(() => () => keys.split(' ').forEach((key) => seen.add(key)), [keys]);
  return isNew;
};

/** What the step and the kinds that are open mean, in the title's words. */
export const Hints = ({ options, state }: { readonly options: readonly Option[]; readonly state: State }) => {
  const formatter = useFormatter();
  const t = useT();
  const width = useWidth();
  const roomy = width === 'wide' && window.innerHeight >= HIGH;
  const step = stepNameOf(topFrame(state)) ?? '';
  const { kind: named } = fieldsOf(topFrame(state));
  const kind = typeof named === 'string' ? named : '';
  const open = [...new Set(options.filter((each) => !each.refusal).map(typeOf))];
  const keys = [
    ...[`hint.${step}.${kind}`, `hint.${step}`].filter((key) => formatter.has(key)).slice(0, 1),
    ...open.map((type) => `hint.${step}.${type}`).filter((key) => formatter.has(key)),
    ...EXPLAINED.filter((type) => open.includes(type))
      .map((type) => `hint.${type}`)
      .filter((key) => formatter.has(key)),
  ];
  const isNew = useIsNew(keys.join(' '));
  if (keys.length === 0) return null;
  return (
    <details className={css.hints} data-notes="hints" open={wanted ?? (roomy && isNew)}>
      <summary
        onClick={({ currentTarget }) => {
          wanted = currentTarget.parentElement?.hasAttribute('open') !== true;
        }}
      >
        {t('section.hints')}
      </summary>
      {keys.map((key) => (
        <p key={key} data-hint={key}>
          <LinkedLater text={formatter.term(key)} title={formatter.title.id} />
        </p>
      ))}
    </details>
  );
};
