/** Trains: bought from the bank, the pool and other companies; given up; turned. */
import {
  type ActionOf,
  companyAtWork,
  factsOf,
  isEqual,
  type Option,
  sideFacts,
  type State,
  titleOf,
  type TrainFacts,
  trainsAt,
} from '@roundhouse/engine';
import { type ReactNode, useState } from 'react';
import { Arrow } from '../../app/Arrow.tsx';
import { useWidth } from '../../app/width.ts';
import { DOT } from '../../i18n/dot.ts';
import { useT } from '../../i18n/words.ts';
import { useFormatter } from '../context.tsx';
import { Row } from './Act.tsx';
import { type Forecast, forecastOf, costOf } from '@roundhouse/engine/models/forecast';
import { severeWarnings } from '@roundhouse/engine/models/severe';
import css from './Trains.module.css';
import parts from './parts.module.css';
import { discardingCompany, isLimitedByType } from './describe.ts';
import { Effects } from './Effects.tsx';
import { keyOf, type OfType, onesOf, type PriceOption, pricesOf } from './options.ts';
import { isProposal, Price } from './Price.tsx';
import { Refused } from './Refused.tsx';

type Handled = ActionOf<'buyTrain' | 'discardTrain' | 'turnTrain'>;

const sideOf = (state: State, id: string): string => state.trains.find((each) => each.id === id)?.side ?? id;

const shownSide = (state: State, action: Handled): string =>
  action.type === 'discardTrain' ? sideOf(state, action.train) : (action.side ?? sideOf(state, action.train));

/** What is printed on a side of a card. */
const printed = (
  state: State,
  side: string,
): Pick<TrainFacts, 'rustsOn' | 'obsoleteOn' | 'endsWith' | 'kind'> | undefined =>
  factsOf(state)
    .trains.flatMap((each) => [each, ...each.sides])
    .find((each) => each.name === side);

/** Of the trains that end it, the first that is still to come. */
const endOf = (state: State, ends: readonly string[]): string | undefined => {
  const coming = new Set(
    state.trains.flatMap(({ at, name }) =>
      at === 'depot'
        ? [
            name,
            ...(factsOf(state)
              .trains.find((each) => each.name === name)
              ?.sides.map((side) => side.name) ?? []),
          ]
        : [],
    ),
  );
  return ends.find((each) => coming.has(each)) ?? ends[0];
};

type Ends = Pick<TrainFacts, 'rustsOn' | 'obsoleteOn' | 'endsWith'>;

/** What ends a train: what it rusts on, and what leaves it one last run. */
const useEnds = (state: State): ((of: Ends) => readonly string[]) => {
  const t = useT('later');
  return ({ rustsOn, obsoleteOn, endsWith }) => {
    const [rusts, fades] = [endOf(state, rustsOn), endOf(state, obsoleteOn)];
    return [
      ...(fades === undefined ? [] : [t('train.untilLater', { lastRun: true, nth: 1, train: fades })]),
      ...(rusts === undefined ? [] : [t('train.until', { train: rusts })]),
      ...(endsWith ? [t('train.untilLater', endsWith)] : []),
    ];
  };
};

/** How many like it the bank still has. */
const leftOf = (state: State, id: string): number | null => {
  const name = state.trains.find((each) => each.id === id)?.name;
  const facts = factsOf(state).trains.find((each) => each.name === name);
  return !facts || facts.unlimited
    ? null
    : state.trains.filter((each) => each.name === name && each.at === 'depot').length;
};

/** What a train card is like; equal cards give the same text. */
const likeness = (state: State, id: unknown): string =>
  JSON.stringify({ ...state.trains.find((each) => each.id === id), id: '' });

/** How many the owner has like it. */
const alikeAt = (state: State, id: string): number => {
  const card = state.trains.find((each) => each.id === id);
  return state.trains.filter((each) => each.at === card?.at && isEqual({ ...each, id }, card)).length;
};

/** Of trains that differ in nothing but their number one is shown. */
const oneOfEach = <T extends Option | OfType<Handled['type']>>(state: State, options: readonly T[]): readonly T[] => {
  const byLikeness = new Map<string, T>();
  for (const option of options) {
    const key = JSON.stringify(option, (name, value: unknown) => (name === 'train' ? likeness(state, value) : value));
    if (!byLikeness.has(key)) byLikeness.set(key, option);
  }
  return [...byLikeness.values()];
};

/** The company that must give up trains: how many it has, may have, and has too many. */
const overLimit = (
  state: State,
  options: readonly OfType<Handled['type']>[],
): { readonly company: string; readonly count: number; readonly limit: number; readonly over: number } | null => {
  const company = discardingCompany(
    state,
    options.map(({ action }) => action),
  );
  if (company === null || isLimitedByType(state)) return null;
  const [count, limit] = [trainsAt(state, company).length, titleOf(state).trainLimit(state, company)];
  return count > limit ? { company, count, limit, over: count - limit } : null;
};

/** What the company has, and how many it may have. */
const Owned = ({ company, state }: { readonly company: string; readonly state: State }) => {
  const t = useT('later');
  const formatter = useFormatter();
  const endsOf = useEnds(state);
  const trains = trainsAt(state, company);
  return (
    <p className={parts.note} data-owned={trains.length}>
      {t('trains.owned', {
        count: trains.length,
        limit: titleOf(state).trainLimit(state, company),
        each: String(isLimitedByType(state)),
      })}{' '}
      {trains.map((train, at) => (
        <span key={train.id} className={css.had}>
          <b className={css.train}>{formatter.trainCard(train.side)}</b>
          {/* Of several alike in a row it is said once, after the last. */}
          {trains[at + 1]?.side !== train.side &&
            endsOf(sideFacts(state, train)).map((end) => <small key={end}> {end}</small>)}
        </span>
      ))}
    </p>
  );
};

/** What a train would not do for the company is remarked on: such trains come last. */
const lastIfIdle = (option: { readonly remark?: unknown } | undefined): number => Number(option?.remark !== undefined);

/** What is bought most often comes first: what ruins nobody, then what does, then what another president has to agree to. */
const RANK = { plain: 0, grave: 1, asked: 2 } as const;

/** So many trains of other presidents are shown; more are folded away. On a phone what the bank sells comes without them. */
const FEW_ASKED = { narrow: 0, middle: 3, wide: 3 } as const;

/** One train, and how many warranties are paid on top: the type first, then how many. */
const Warranted = ({
  options,
  label,
  price,
  row,
}: {
  readonly options: readonly OfType<'buyTrain'>[];
  readonly label: ReactNode;
  /** Of one warranty. */
  readonly price: string;
  readonly row: (option: OfType<'buyTrain'>, label: ReactNode, acts?: ReactNode) => ReactNode;
}) => {
  const t = useT('later');
  const [wanted, setWanted] = useState(0);
  const [first] = options;
  const at = Math.min(wanted, options.length - 1);
  const option = options[at] ?? first;
  if (!option) return null;
  return row(
    option,
    label,
    <span
      className={parts.price}
      data-part="price"
      role="radiogroup"
      aria-label={t('train.warranty')}
      onKeyDown={(event) => {
        const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
        if (step === undefined) return;
        const next = (at + step + options.length) % options.length;
        setWanted(next);
        event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')[next]?.focus();
        event.preventDefault();
      }}
    >
      <small>{t('train.warranty')}</small>
      {options.map(({ action: { warranties = 0 } }, each) => (
        <button
          key={warranties}
          type="button"
          role="radio"
          aria-checked={each === at}
          tabIndex={each === at ? 0 : -1}
          data-warranties={warranties}
          onClick={() => setWanted(each)}
        >
          {warranties}
        </button>
      ))}
      <small>{t('train.warrantyMeans', { price })}</small>
    </span>,
  );
};

/** What a train is, whose it is, and what ends it; `brief`: only the type. */
const TrainLabel = ({
  action,
  state,
  brief = false,
}: {
  readonly action: Handled;
  readonly state: State;
  readonly brief?: boolean;
}) => {
  const t = useT('later');
  const endsOf = useEnds(state);
  const formatter = useFormatter();
  const side = shownSide(state, action);
  const facts = printed(state, side);
  const from = action.type === 'buyTrain' ? action.from : '';
  const warranties = action.type === 'buyTrain' ? (action.warranties ?? 0) : 0;
  const handedIn = action.type === 'buyTrain' ? action.exchange : undefined;
  const isCompany = formatter.facts.companies[from] !== undefined;
  const left = from === 'depot' && action.type === 'buyTrain' ? leftOf(state, action.train) : null;
  // What the bank has is said by how many are left.
  const alike = from === '' || isCompany ? alikeAt(state, action.train) : 1;
  const ends = facts ? endsOf(facts) : [];
  /** Where a train goes that is given up. */
  const goesTo = (): readonly string[] => {
    const at = forecastOf(state, action)?.after.trains.find(({ id }) => id === action.train)?.at;
    return at === 'pool' || at === 'out' ? [t(`discard.${at}`)] : [];
  };
  const details = brief
    ? warranties > 0
      ? [t('train.warranties', { count: warranties })]
      : []
    : [
        ...(alike > 1 ? [t('train.alike', { count: alike })] : []),
        ...(handedIn === undefined ? [] : [t('train.handedIn', { train: sideOf(state, handedIn) })]),
        ...(facts?.kind === undefined ? [] : [formatter.term(`term.${facts.kind}`)]),
        ...(from === '' || isCompany ? [] : [formatter.term(`place.${from}`)]),
        ...(left === null ? [] : [t('train.left', { count: left })]),
        ...ends,
        ...(action.type === 'discardTrain' && ends.length === 0 ? [t('train.forGood')] : []),
        ...(action.type === 'discardTrain' ? goesTo() : []),
      ];
  return (
    <>
      {action.type === 'turnTrain' && (
        <>
          <b className={css.train}>{sideOf(state, action.train)}</b> <Arrow />{' '}
        </>
      )}
      <b className={css.train}>{side}</b> {details.length > 0 && <small>{details.join(DOT)}</small>}
      {isCompany && <> {formatter.chip(from)}</>}
    </>
  );
};

/** The same train with no warranty, with one, and with two is one row. */
const groupedByTrain = (
  options: readonly OfType<Handled['type']>[],
): readonly (readonly OfType<Handled['type']>[])[] => {
  const groups = new Map<string, OfType<Handled['type']>[]>();
  for (const each of options) {
    const { action } = each;
    const key = action.type === 'buyTrain' ? JSON.stringify({ ...action, warranties: undefined }) : keyOf(each);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()];
};

const RefusedTrains = ({
  of,
  state,
}: {
  readonly of: readonly (OfType<Handled['type']> | PriceOption)[];
  readonly state: State;
}) => {
  const t = useT('later');
  return (
    <Refused
      of={of.flatMap((each) => {
        const { action, refusal } = each;
        if (!refusal) return [];
        if (action.type !== 'buyTrain' && action.type !== 'discardTrain' && action.type !== 'turnTrain') return [];
        const label = <TrainLabel action={action} state={state} brief />;
        return [{ key: keyOf(each), what: t(`refused.${action.type}`), label, refusal }];
      })}
    />
  );
};

interface Placed {
  readonly rank: number;
  readonly node: ReactNode;
}

const ranked = (
  rank: keyof typeof RANK,
  option: { readonly remark?: unknown } | undefined,
  node: ReactNode,
): Placed => ({ rank: RANK[rank] + lastIfIdle(option) * Object.keys(RANK).length, node });

export const Trains = ({ options, state }: { readonly options: readonly Option[]; readonly state: State }) => {
  const t = useT('later');
  const formatter = useFormatter();
  const ones = onesOf(options, 'buyTrain', 'discardTrain', 'turnTrain');
  const all = pricesOf(options, 'buyTrain');
  const company = companyAtWork(state);
  const width = useWidth();
  if (ones.length + all.length === 0) return null;
  const prices = oneOfEach(
    state,
    all.filter((each) => !each.refusal),
  );
  /** Warranties are paid on top of the train. */
  const warranted = (action: ActionOf<'buyTrain'>, found: Forecast | null): number =>
    (action.warranties ?? 0) > 0 && company !== undefined
      ? Math.max(action.price, costOf(found, company))
      : action.price;
  const open = oneOfEach(
    state,
    ones.filter((each) => !each.refusal),
  );
  const row = (
    option: (typeof ones)[number],
    name: ReactNode = <TrainLabel action={option.action} state={state} />,
    acts?: ReactNode,
  ) => {
    const { action } = option;
    const found = forecastOf(state, action);
    const button =
      action.type === 'buyTrain'
        ? t('act.buyTrain', { price: formatter.money(warranted(action, found)) })
        : t(`act.${action.type}`, { side: action.type === 'turnTrain' ? action.side : '' });
    const whole = (
      <>
        {name}
        {option.remark && (
          <small className={css.remark}>
            {DOT}
            {formatter.refusal({ rule: '', ...option.remark })}
          </small>
        )}
      </>
    );
    // Into what a train is turned is said beside it.
    const turns = action.type === 'turnTrain';
    const effect = found && <Effects of={found} without={turns ? [] : [company ?? '']} withSpecials={!turns} />;
    return (
      <Row
        key={keyOf(option)}
        action={action}
        label={whole}
        effect={effect}
        button={button}
        lead={acts}
        {...(acts === undefined ? {} : { className: css.warranted })}
      />
    );
  };
  const cards = groupedByTrain(open).map((group): Placed => {
    const [first] = group;
    const buys = onesOf(group as Option[], 'buyTrain');
    const rank =
      buys.length > 0 && buys.every(({ action }) => severeWarnings(state, action).length > 0) ? 'grave' : 'plain';
    if (!first || buys.length <= 1) return ranked(rank, first, first && row(first));
    const sorted = buys.toSorted((a, b) => (a.action.warranties ?? 0) - (b.action.warranties ?? 0));
    const [least = 0, next = 0] = sorted.map(({ action }) => warranted(action, forecastOf(state, action)));
    return ranked(
      rank,
      first,
      <Warranted
        key={keyOf(first)}
        options={sorted}
        label={<TrainLabel action={first.action} state={state} />}
        price={formatter.money(next - least)}
        row={row}
      />,
    );
  });
  const priced = prices.map((each): Placed => {
    const { action } = each;
    const name = action.type === 'buyTrain' && (
      <>
        <TrainLabel action={action} state={state} />
        {each.remark && (
          <small className={css.remark}>
            {' · '}
            {formatter.refusal({ rule: '', ...each.remark })}
          </small>
        )}
      </>
    );
    // Where much is said of a train its price goes below it.
    const wordy = action.type === 'buyTrain' && printed(state, shownSide(state, action))?.kind !== undefined;
    return ranked(
      isProposal(each, state) ? 'asked' : 'plain',
      each,
      <Price
        key={keyOf(each)}
        offer={each}
        state={state}
        label={name}
        beside={wordy ? undefined : 'all'}
        among={prices.length}
        button={(price) => t('act.buyTrain', { price: formatter.money(price) })}
      />,
    );
  });
  const inOrder = [...cards, ...priced].toSorted((a, b) => a.rank - b.rank);
  const asked = inOrder.filter(({ rank }) => rank >= RANK.asked && rank % Object.keys(RANK).length === RANK.asked);
  const folded = asked.length > FEW_ASKED[width] && asked.length < inOrder.length ? asked : [];
  const atOnce = inOrder.filter((each) => !folded.includes(each));
  const over = overLimit(state, open);
  const isBuying = prices.length > 0 || open.some((each) => each.action.type === 'buyTrain');
  const refused = <RefusedTrains of={oneOfEach(state, [...ones, ...all])} state={state} />;
  // What cannot be done stands elsewhere: a group without anything in it is read out all the same.
  if (inOrder.length === 0 && !isBuying && over === null) return refused;
  return (
    <div role="group" aria-label={t('section.trains')}>
      {isBuying && company !== undefined && <Owned company={company} state={state} />}
      {over !== null && (
        <p className={`${parts.note} ${parts.bad}`} data-over={over.company}>
          {formatter.chip(over.company)} {t('discard.over', over)}
        </p>
      )}
      {atOnce.length > 0 && <ul className={parts.rows}>{atOnce.map(({ node }) => node)}</ul>}
      {folded.length > 0 && (
        <details className={parts.shut} data-asked={folded.length}>
          <summary>{t('trains.asked', { count: folded.length })}</summary>
          <ul className={parts.rows}>{folded.map(({ node }) => node)}</ul>
        </details>
      )}
      {refused}
    </div>
  );
};
