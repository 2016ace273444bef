/** Short labels of actions, for buttons of kinds that need no component of their own. */
import { printedNumber } from '@roundhouse/board';
import {
  type Action,
  certificate,
  companyAtWork,
  fieldsOf,
  phaseFacts,
  printedHex,
  type State,
  stepNameOf,
  topFrame,
} from '@roundhouse/engine';
import { costOf, forecastOf } from '@roundhouse/engine/models/forecast';
import { isPort, placeName } from '../../board/placeName.ts';
import type { Key, Translate } from '../../i18n/words.ts';
import type { Formatter } from '../../i18n/formatter.tsx';
import { frameArgs } from './frameArgs.ts';

/** The company in whose name is decided, where the decision is one of a company. */
export const companyAsked = (state: State): string | null => {
  const { buyer, company } = fieldsOf(topFrame(state));
  const asked = buyer ?? company;
  return typeof asked === 'string' && state.companies[asked] ? asked : null;
};

/** The company whose trains are to be given up, where nothing else is asked. */
export const discardingCompany = (state: State, open: readonly Action[]): string | null => {
  const [first] = open;
  if (first?.type !== 'discardTrain' || open.some(({ type }) => type !== 'discardTrain')) return null;
  const at = state.trains.find(({ id }) => id === first.train)?.at;
  return at !== undefined && state.companies[at] ? at : null;
};

/** Where the limit holds for each type of train: a company may have more of them than the figure. */
export const isLimitedByType = (state: State): boolean => phaseFacts(state).flags.includes('perType');

export const percentOfAction = (state: State, action: Action): number => {
  if (action.type === 'sellShares') return action.percent;
  if (action.type !== 'buyShares') return 0;
  return action.certificates.reduce((sum, id) => sum + (certificate(state, action.company, id)?.percent ?? 0), 0);
};

/** Where bought shares come from: offering, pool, a treasury. */
export const sourceOf = (state: State, action: Action): string =>
  action.type === 'buyShares' ? (certificate(state, action.company, action.certificates[0] ?? '')?.at ?? '') : '';

export const hexName = (formatter: Formatter, hex: string): string => {
  const name = placeName(formatter.facts.track.map, hex);
  return name === undefined ? stopName(formatter, hex) : `${name} (${printedHex(formatter.facts.track.map, hex)})`;
};

/** A stop in a run: by its name, else by where it is. */
export const stopName = (formatter: Formatter, hex: string, node?: number): string => {
  const { map } = formatter.facts.track;
  const where = printedHex(map, hex);
  const name = placeName(map, hex, node) ?? (isPort(map, hex) ? `${formatter.term('place.port')} ${where}` : where);
  const nodes = map.hexes[hex]?.nodes ?? [];
  // A town beside a city has the name of the city.
  const isBeside = node !== undefined && nodes[node]?.kind === 'town' && nodes.some(({ kind }) => kind === 'city');
  return isBeside ? `${name} (${formatter.term('stop.town')})` : name;
};

const stepOf = (state: State): string => stepNameOf(topFrame(state)) ?? '';

/** What a button says that does this. */
export const actionLabel = (action: Action, state: State, formatter: Formatter, t: Translate): string => {
  const key: Key = `act.${action.type}`;
  const inStep = `act.${stepOf(state)}.${action.type}`;
  switch (action.type) {
    case 'pass': {
      const own = `pass.${stepOf(state)}`;
      if (formatter.has(own)) return formatter.term(own);
      return state.round.kind === 'operating' ? t('act.skip') : t('act.pass');
    }
    case 'bid':
      return t(key, { item: formatter.thing(action.item), price: formatter.money(action.price) });
    case 'buyPrivate':
    case 'sellPrivate':
      if (formatter.has(inStep)) return formatter.term(inStep, { price: formatter.money(action.price) });
      return t(key, { private: formatter.privateName(action.private), price: formatter.money(action.price) });
    case 'answer':
      return action.accept ? t('act.accept') : action.noMore ? t('act.noMore') : t('act.decline');
    case 'par':
      return t(key, { price: formatter.money(formatter.facts.market.cells[action.cell]?.price ?? 0) });
    case 'buyShares':
    case 'sellShares':
      return t(key, { percent: percentOfAction(state, action) });
    case 'convert':
      return formatter.has(inStep)
        ? formatter.term(inStep, { company: action.company })
        : t(key, { company: action.company });
    case 'short':
    case 'actFor':
      return formatter.has(inStep)
        ? formatter.term(inStep, { company: action.company })
        : t(key, { company: action.company });
    case 'layTile':
      return t(key, { tile: printedNumber(formatter.facts.track.tiles[action.tile] ?? { id: action.tile }) });
    case 'placeToken':
    case 'removeToken':
    case 'buyToken':
      return t(key, { hex: hexName(formatter, action.hex) });
    case 'dividend':
      return t(`act.dividend.${action.kind}`);
    case 'buyTrain':
      return t(key, { price: formatter.money(action.price) });
    case 'takeLoan':
    case 'repayLoan': {
      const own = `act.${action.type}.${stepOf(state)}`;
      if (formatter.has(own)) return formatter.term(own);
      return t(key, { count: action.count });
    }
    case 'merge':
      if (formatter.has(inStep))
        return formatter.term(inStep, { with: action.with, price: formatter.money(action.price ?? 0) });
      return t(key, { company: action.company, with: action.with, survivor: action.survivor ?? action.company });
    case 'usePower':
      if (formatter.has(`power.${action.private}`))
        return formatter.term(`power.${action.private}`, { target: hexName(formatter, action.target) });
      return formatter.has(`power.${action.target}`)
        ? formatter.term(`power.${action.target}`)
        : t(key, {
            private: formatter.privateName(action.private),
            target: formatter.facts.track.map.hexes[action.target]
              ? hexName(formatter, action.target)
              : formatter.thing(action.target),
          });
    case 'choose':
      if (formatter.has(inStep)) return formatter.term(inStep, { choice: formatter.thing(action.choice) });
      if (!formatter.has(`choice.${action.choice}`)) return formatter.thing(action.choice);
      return formatter.refusal({
        rule: '',
        key: `choice.${action.choice}`,
        args: {
          ...frameArgs(topFrame(state)),
          cost: costOf(forecastOf(state, action), companyAtWork(state) ?? action.by),
        },
      });
    case 'bankrupt':
      return formatter.refusal({ rule: '', key, args: frameArgs(topFrame(state)) });
    case 'runTrains':
    case 'discardTrain':
    case 'turnTrain':
    case 'endGame':
      return t(key, 'side' in action ? { side: action.side } : {});
  }
};
