/** A game as a person would write it down: a heading for each round, a line for each action. */
import {
  type Action,
  apply,
  begin,
  cashOf,
  certificate,
  companyOf,
  factsOf,
  type Game,
  isRefusal,
  priceOf,
  type State,
} from '@roundhouse/engine';
import { modeOf } from '../modes.ts';
import { localPrice } from '../rules/locals.ts';

const onTurn = (state: State): string => {
  const company = state.agenda.findLast((frame) => typeof frame['company'] === 'string')?.['company'];
  return typeof company === 'string' ? company : '';
};

const stepOf = (state: State): string => state.agenda.at(-1)?.step ?? '';

const said = (state: State, action: Action, earned: number | undefined): string => {
  const who = action.by.slice(1);
  const company = onTurn(state);
  switch (action.type) {
    case 'pass':
      return company === '' ? `${who} passes` : `${company}: no more ${stepOf(state)}`;
    case 'bid':
      return `${who} bids ${action.price} for ${action.item}`;
    case 'buyPrivate':
      return `${action.for ?? who} buys ${action.private} for ${action.price}`;
    case 'sellPrivate':
      return `${company} sells ${action.private} for ${action.price}`;
    case 'answer':
      return `${who} ${action.accept ? 'agrees' : 'declines'}`;
    case 'par':
      return `${who} starts ${action.company} at ${factsOf(state).market.cells[action.cell]?.price ?? 0}`;
    case 'buyShares': {
      const percent = certificate(state, action.company, action.certificates[0] ?? '')?.percent ?? 0;
      return `${who} buys ${percent}% of ${action.company} at ${priceOf(state, action.company)}`;
    }
    case 'sellShares':
      return `${who} sells ${action.percent}% of ${action.company} at ${priceOf(state, action.company)}`;
    case 'layTile':
      return `${company || who} lays ${action.tile} in ${action.hex}, turned ${action.rotation}${action.power === undefined ? '' : `, with ${action.power}`}`;
    case 'placeToken':
      return `${company} places a station in ${action.hex}`;
    case 'removeToken':
      return `${company} takes back the station of ${action.company} in ${action.hex}`;
    case 'runTrains':
      return `${company} runs for ${earned ?? 0}`;
    case 'dividend':
      return `${company} ${action.kind === 'pay' ? 'pays' : 'withholds'}`;
    case 'buyTrain':
      return `${company} buys ${action.side ?? action.train} from ${action.from} for ${action.price}`;
    case 'discardTrain':
      return `${action.company} gives up ${action.train}`;
    case 'turnTrain':
      return `${company} turns ${action.train} to ${action.side}`;
    case 'merge':
      return `${action.company} offers ${action.price ?? 0} a share for ${action.with}`;
    case 'repayLoan':
      return `${who} repays a loan`;
    case 'usePower':
      return `${who} hands ${action.private} to ${action.target}`;
    default:
      return `${who}: ${action.type}`;
  }
};

const purses = (state: State): string =>
  modeOf(state) === 'tutorial'
    ? Object.values(state.companies)
        .filter(({ id }) => companyOf(state, id).president !== null)
        .map(({ id }) => `${id} ${cashOf(state, id)}`)
        .join(', ')
    : state.seats.map((player) => `${player.slice(1)} ${cashOf(state, player)}`).join(', ');

const heading = (state: State): string => {
  const { round, phase } = state;
  const price = round.kind === 'operating' && modeOf(state) !== 'tutorial' ? `, locals ${localPrice(state)}` : '';
  return `\n${round.kind} ${round.set}.${round.number}, phase ${phase}${price} (${purses(state)})`;
};

export const transcript = (game: Game): string => {
  let { state } = begin(game);
  const lines = [`18CZ ${modeOf(state)}, ${game.players.length} players, seed ${game.seed}`, heading(state)];
  for (const action of game.actions) {
    const result = apply(state, action);
    if (isRefusal(result)) throw new Error(`refused: ${JSON.stringify(action)}`);
    const ran = result.events.find((event) => event.type === 'trainsRan');
    lines.push(said(state, action, ran?.revenue));
    const { round, phase } = state;
    state = result.state;
    if (state.phase !== phase) lines.push(`— phase ${state.phase} —`);
    if (state.round !== round) lines.push(heading(state));
  }
  const scores = Object.entries(state.outcome?.scores ?? {}).map(([player, score]) => `${player.slice(1)} ${score}`);
  lines.push('', `end: ${state.outcome?.reason ?? 'not reached'}; ${scores.join(', ')}`, '');
  return lines.join('\n');
};
