import { type ActionOf, type ActionType, type Option, options, type State } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { playedGame } from '../e2e/played.ts';
import { choicesOf, forecastOfChoice } from '../src/game/decision/choices.ts';
import { typeOf } from '../src/game/decision/options.ts';

const MEX = await playedGame('18MEX', 1, 4);

const first = (fits: (state: State, all: readonly Option[]) => boolean): State => {
  const found = MEX.states.find((state) => !state.outcome && fits(state, options(state)));
  if (!found) throw new Error('no such position');
  return found;
};
const opens =
  (type: ActionType) =>
  (_: State, all: readonly Option[]): boolean =>
    all.some((each) => !each.refusal && typeOf(each) === type);

const isOwn = (state: State, { by, private: id }: ActionOf<'buyPrivate'>): boolean => state.privates[id]?.owner === by;

test('every open option is a choice or another way of one, every refused one has its reason', () => {
  for (const state of MEX.states.filter((each, at) => at % 7 === 0 && !each.outcome)) {
    const all = options(state);
    const { open, refused } = choicesOf(state, all);
    expect(open.reduce((sum, each) => sum + 1 + each.others.length, 0)).toBe(
      all.filter((each) => !each.refusal).length,
    );
    expect(refused).toHaveLength(all.filter((each) => each.refusal).length);
    expect(new Set(open.map(({ key }) => key)).size).toBe(open.length);
  }
});

test('one amount to sell is one choice: the one that keeps the fewest certificates', () => {
  const state = first((each, all) => {
    const sells = all.flatMap((option) =>
      !option.refusal && option.kind === 'one' && option.action.type === 'sellShares'
        ? [`${option.action.company} ${option.action.percent}`]
        : [],
    );
    return each.round.kind === 'stock' && new Set(sells).size < sells.length;
  });
  const sells = choicesOf(state, options(state)).open.filter(({ type }) => type === 'sellShares');
  const amounts = sells.map(({ option }) =>
    'action' in option && option.action.type === 'sellShares'
      ? `${option.action.company} ${option.action.percent}`
      : '',
  );
  expect(new Set(amounts).size).toBe(amounts.length);
  expect(sells.some(({ others }) => others.length > 0)).toBe(true);
});

test('trains that differ only in their card are one choice', () => {
  const state = first(opens('buyTrain'));
  const trains = choicesOf(state, options(state)).open.filter(({ group }) => group === 'trains');
  const seen = trains.map(({ option }) => {
    const train = 'action' in option && option.action.type === 'buyTrain' ? option.action.train : '';
    const card = state.trains.find(({ id }) => id === train);
    return JSON.stringify([{ ...card, id: '' }, option.kind]);
  });
  expect(new Set(seen).size).toBe(seen.length);
});

test('a run and the payout are what Enter does; a dividend has its consequences and no place on the map', () => {
  const run = choicesOf(...both(first(opens('runTrains'))));
  expect(run.open.filter(({ primary }) => primary).map(({ type }) => type)).toEqual(['runTrains']);
  const state = first(opens('dividend'));
  const pay = choicesOf(...both(state)).open.find(({ primary }) => primary);
  expect(pay?.option).toMatchObject({ action: { type: 'dividend', kind: 'pay' } });
  expect(pay && forecastOfChoice(state, pay)?.cash.length).toBeGreaterThan(0);
});

test('the end of a turn is primary once the player has acted and only trades are left', () => {
  const state = first((_, all) => {
    const open = all.filter((each) => !each.refusal).map(typeOf);
    return (
      open.includes('pass') &&
      open.length > 1 &&
      open.every((type) => ['pass', 'buyPrivate', 'sellPrivate'].includes(type))
    );
  });
  const primary = (acted: boolean): readonly ActionType[] =>
    choicesOf(state, options(state), acted)
      .open.filter((each) => each.primary)
      .map(({ type }) => type);
  expect(primary(true)).toEqual(['pass']);
  expect(primary(false)).toEqual([]);
});

test('stations stand on their hexes, prices in their cells', () => {
  const station = choicesOf(...both(first(opens('placeToken')))).open.find(({ type }) => type === 'placeToken');
  expect(station?.place?.kind).toBe('hex');
  const par = choicesOf(...both(first(opens('par')))).open.find(({ type }) => type === 'par');
  expect(par?.place?.kind).toBe('cell');
});

function both(state: State): [State, readonly Option[]] {
  return [state, options(state)];
}

test('a train of another player’s company is a trade: after a purchase the end of the step is what is left', () => {
  const state = first((each, all) => {
    const open = all.filter((option) => !option.refusal);
    const buys = open.filter((option) => typeOf(option) === 'buyTrain');
    return (
      buys.length > 0 &&
      open.some((option) => typeOf(option) === 'pass') &&
      open.every((option) => ['buyTrain', 'pass'].includes(typeOf(option))) &&
      buys.every(
        (option) =>
          'action' in option &&
          option.action.type === 'buyTrain' &&
          ![undefined, null, option.action.by].includes(each.companies[option.action.from]?.president),
      )
    );
  });
  const { open } = choicesOf(state, options(state), true);
  expect(open.filter(({ type }) => type === 'buyTrain').every(({ group }) => group === 'trades')).toBe(true);
  expect(open.find(({ primary }) => primary)?.type).toBe('pass');
});

test('only what somebody else has to agree to is a trade: privates for a company of one’s own are not', async () => {
  const { states } = await playedGame('1817', 1, 3);
  const contributes = states.find(
    (state) => !state.outcome && options(state).some((each) => typeOf(each) === 'sellPrivate'),
  );
  if (!contributes) throw new Error('nobody contributes a private');
  const groups = choicesOf(contributes, options(contributes)).open.map(({ type, group }) => [type, group]);
  expect(groups).toContainEqual(['sellPrivate', 'others']);
  expect(groups).not.toContainEqual(['sellPrivate', 'trades']);

  const own = first(
    (state, all) =>
      state.round.kind === 'operating' &&
      all.some(
        (each) => !each.refusal && 'action' in each && each.action.type === 'buyPrivate' && isOwn(state, each.action),
      ),
  );
  const purchases = choicesOf(own, options(own)).open.flatMap(({ option, group }) =>
    'action' in option && option.action.type === 'buyPrivate' ? [{ group, own: isOwn(own, option.action) }] : [],
  );
  expect(purchases.map(({ group }) => group)).toEqual(purchases.map((each) => (each.own ? 'others' : 'trades')));
});
