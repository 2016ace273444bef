/** Stations: places for the next token, with their cost; places bought from others; tokens taken back. */
import { describeHex } from '@roundhouse/board';
import {
  companyAtWork,
  decider,
  factsOf,
  isEqual,
  type Option,
  type State,
  stepNameOf,
  topFrame,
  valueColours,
} from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/words.ts';
import { useUi, useFormatter } from '../context.tsx';
import { useSettings } from '../../app/settings.ts';
import { useWidth } from '../../app/width.ts';
import { AtHex } from '../../board/AtHex.tsx';
import { Act, Row } from './Act.tsx';
import { forecastOf, costOf } from '@roundhouse/engine/models/forecast';
import { warningsAnyway } from '@roundhouse/engine/models/severe';
import parts from './parts.module.css';
import { hexName } from './describe.ts';
import { Effects } from './Effects.tsx';
import { keyOf, type OfType, onesOf, pricesOf } from './options.ts';
import { Pinned } from './Pinned.tsx';
import { Price } from './Price.tsx';
import { Refused } from './Refused.tsx';
import { warningTexts } from './warn.ts';

const TYPES = ['placeToken', 'removeToken', 'buyToken'] as const;

/** So few places have their buttons on the map from the beginning. */
const FEW_PLACES = 3;

/** What a token is placed for; where a step calls it otherwise, as its title has it. */
const usePlacing = (state: State): ((action: OfType<(typeof TYPES)[number]>['action'], cost: number) => string) => {
  const t = useT();
  const formatter = useFormatter();
  return ({ type }, cost) => {
    const own = `act.${type}.${stepNameOf(topFrame(state)) ?? ''}`;
    if (formatter.has(own)) return formatter.term(own);
    return t(`act.${type}.for`, { cost: formatter.money(cost), free: String(cost === 0) });
  };
};

/** On the hex itself, where the eye is: one press places it. */
const AtStation = ({
  hex,
  options,
  state,
  chosen,
}: {
  readonly hex: string;
  readonly options: readonly OfType<(typeof TYPES)[number]>[];
  readonly state: State;
  readonly chosen: boolean;
}) => {
  const t = useT();
  const placing = usePlacing(state);
  const narrow = useWidth() === 'narrow';
  const words = useSettings((s) => s.textBoard);
  if (words || (narrow && (options.length > 1 || !chosen))) return null;
  const acts = options.map((option, at) => {
    const { action } = option;
    const cost = costOf(forecastOf(state, action), companyAtWork(state) ?? action.by);
    return (
      <Act
        key={keyOf(option)}
        action={action}
        primary={chosen && at === 0}
        hotkey={chosen && at === 0 ? 'Enter' : undefined}
      >
        {options.length > 1 && <>{t('station.city', { number: action.city + 1 })} </>}
        {placing(action, cost)}
      </Act>
    );
  });
  return narrow ? <Pinned>{acts}</Pinned> : <AtHex hex={hex}>{acts}</AtHex>;
};

/** Who answers for the company whose token is bought. */
const Agrees = ({ company, state }: { readonly company: string; readonly state: State }) => {
  const t = useT('later');
  const formatter = useFormatter();
  const president = state.companies[company]?.president ?? null;
  if (president === null || president === decider(state)) return null;
  return <small> {t('station.agrees', { player: formatter.holder(president) })}</small>;
};

/** What the stops of a hex pay a train that calls there now. */
const paidAt = (state: State, hex: string): number =>
  Math.max(
    0,
    ...describeHex({ ...factsOf(state).track, board: state.board, inForce: valueColours(state) }, hex).stops.map(
      ({ worth }) => worth,
    ),
  );

export const Stations = ({ options, state }: { readonly options: readonly Option[]; readonly state: State }) => {
  const t = useT();
  const tell = useT('later');
  const formatter = useFormatter();
  const placing = usePlacing(state);
  const hex = useUi((s) => s.hex);
  const company = companyAtWork(state);
  const all = onesOf(options, ...TYPES);
  const mine = all.some((each) => each.action.hex === hex && !each.refusal)
    ? all.filter((each) => each.action.hex === hex)
    : all;
  const priced = pricesOf(options, 'buyToken');
  const prices = priced.filter((each) => !each.refusal);
  if (all.length + priced.length === 0) return null;
  // What earns least is given up most easily.
  const open = mine
    .filter((each) => !each.refusal)
    .toSorted((a, b) =>
      a.action.type === 'removeToken' ? paidAt(state, a.action.hex) - paidAt(state, b.action.hex) : 0,
    );
  const here = open.filter((each) => each.action.hex === hex);
  const placed = open.filter((each) => each.action.type === 'placeToken').map((each) => each.action.hex);
  const places = [...new Set(placed)];
  // What comes after the turn, or of itself, with every one of them is said once.
  const thens = open.map(({ action }) => {
    const forced = warningsAnyway(state, action);
    const warnings = forecastOf(state, action)?.warnings ?? [];
    return warningTexts(
      warnings.filter((each) => each.later || forced.some((one) => isEqual(one, each))),
      action.by,
      formatter,
    );
  });
  const [first = []] = thens;
  const anyway = thens.length > 1 && thens.every((each) => isEqual(each, first)) ? first : [];
  const onMap = here.length > 0 && hex !== null ? [hex] : places.length <= FEW_PLACES ? places : [];
  const cities = (id: string): number =>
    (state.board.tiles[id]
      ? formatter.facts.track.tiles[state.board.tiles[id].tile]
      : formatter.facts.track.map.hexes[id]
    )?.nodes.filter((node) => node.kind === 'city').length ?? 1;
  const label = ({ action }: (typeof all)[number]): ReactNode => (
    <>
      {/* Whose token it is, where several companies' may be taken. */}
      {action.type === 'removeToken' && <>{formatter.chip(action.company)} </>}
      {action.type === 'buyToken' && <>{formatter.chip(action.from)} </>}
      {hexName(formatter, action.hex)}
      {action.type === 'buyToken' && <Agrees company={action.from} state={state} />}
      {cities(action.hex) > 1 && <small> {t('station.city', { number: action.city + 1 })}</small>}
      {action.type === 'removeToken' && paidAt(state, action.hex) > 0 && (
        <small className={parts.whole}>
          {' '}
          {tell('remove.pays', { worth: formatter.money(paidAt(state, action.hex)) })}
        </small>
      )}
      {'power' in action && action.power !== undefined && <small> {formatter.privateName(action.power)}</small>}
    </>
  );
  const row = (option: (typeof all)[number]) => {
    const { action } = option;
    const found = forecastOf(state, action);
    const cost = costOf(found, company ?? action.by);
    return (
      <Row
        key={keyOf(option)}
        action={action}
        label={label(option)}
        effect={found && <Effects of={found} without={[company ?? '']} said={anyway} />}
        button={placing(action, cost)}
      />
    );
  };
  return (
    <div role="group" aria-label={t('section.stations')} data-map-work="station">
      {onMap.map((place) => (
        <AtStation
          key={place}
          hex={place}
          options={open.filter((each) => each.action.hex === place)}
          state={state}
          chosen={place === hex}
        />
      ))}
      {anyway.length > 0 && <small>{t('warn.then', { what: anyway.join(', ') })}</small>}
      <ul className={parts.rows}>
        {open.map(row)}
        {prices.map((each) => (
          <Price
            key={keyOf(each)}
            offer={each}
            state={state}
            label={
              each.action.type === 'buyToken' && (
                <>
                  {formatter.chip(each.action.from)} {hexName(formatter, each.action.hex)}
                  <Agrees company={each.action.from} state={state} />
                </>
              )
            }
            button={(price) => t('act.buyToken.for', { cost: formatter.money(price) })}
          />
        ))}
      </ul>
      <Refused
        of={mine.flatMap((each) =>
          each.refusal
            ? [{ key: keyOf(each), what: t(`refused.${each.action.type}`), label: label(each), refusal: each.refusal }]
            : [],
        )}
      />
    </div>
  );
};
