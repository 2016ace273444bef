/** A game as a person would write it down: one line for each action, a heading for each round. */
import { type Action, begin, apply, cashOf, type Game, isRefusal, priceOf, type State } from '@roundhouse/engine';

const percentOf = (state: State, company: string, ids: readonly string[]): number =>
  (state.certificates[company] ?? [])
    .filter((each) => ids.includes(each.id))
    .reduce((sum, each) => sum + each.percent, 0);

const onTurn = (state: State): string => {
  const company = state.agenda.findLast((frame) => typeof frame['company'] === 'string')?.['company'];
  return typeof company === 'string' ? company : '';
};

const said = (state: State, action: Action): string => {
  const who = action.by.slice(1);
  const company = onTurn(state);
  switch (action.type) {
    case 'pass':
      return `${company || who} passes`;
    case 'bid':
      return `${who} bids ${action.price} for ${action.item}`;
    case 'buyPrivate':
      return `${action.for ?? who} buys ${action.private} for ${action.price}`;
    case 'answer':
      return `${who} ${action.accept ? 'agrees' : 'declines'}`;
    case 'par':
      return `${who} founds ${action.company} at ${state.market.at[action.company] ?? action.cell}`;
    case 'buyShares':
      return `${action.for ?? who} buys ${percentOf(state, action.company, action.certificates)}% of ${action.company} at ${priceOf(state, action.company)}`;
    case 'sellShares':
      return `${action.for ?? who} sells ${action.percent}% of ${action.company} at ${priceOf(state, action.company)}`;
    case 'layTile':
      return `${company} lays ${action.tile} in ${action.hex}, turned ${action.rotation}`;
    case 'placeToken':
      return `${company} places a station in ${action.hex}`;
    case 'buyToken':
      return `${company} asks for the station of ${action.from} in ${action.hex} for ${action.price}`;
    case 'runTrains':
      return `${company} runs ${action.runs.map(({ train, stops }) => `${train} ${stops.map((stop) => stop.split('/')[0]).join('-')}`).join(', ') || 'nothing'}`;
    case 'dividend':
      return `${company} ${action.kind === 'pay' ? 'pays' : 'withholds'}`;
    case 'buyTrain':
      return `${company} buys ${action.train} from ${action.from} for ${action.price}`;
    case 'discardTrain':
      return `${action.company} discards ${action.train}`;
    case 'takeLoan':
      return `${company} issues its bond`;
    case 'repayLoan':
      return `${company} redeems its bond`;
    case 'usePower':
      return `${company} uses ${action.private} for ${action.target}`;
    case 'choose':
      return `${who} chooses ${action.choice}`;
    case 'bankrupt':
      return `${who} gives up ${company}`;
    default:
      return `${who} ${action.type}`;
  }
};

const heading = ({ round, phase, cash }: State): string =>
  `\n${round.kind} ${round.set}.${round.number}, phase ${phase}, bank ${cash['bank'] ?? 0}`;

const position = (state: State): string =>
  state.seats.map((player) => `${player.slice(1)} ${cashOf(state, player)}`).join(', ');

export const transcript = (game: Game): string => {
  const lines = [
    `1849, ${game.players.length} players, seed ${game.seed}`,
    `options: ${
      Object.entries(game.options)
        .filter(([, value]) => value === true)
        .map(([id]) => id)
        .join(', ') || 'none'
    }`,
  ];
  let { state } = begin(game);
  lines.push(heading(state));
  for (const action of game.actions) {
    lines.push(said(state, action));
    const result = apply(state, action);
    if (isRefusal(result)) throw new Error(`refused: ${JSON.stringify(action)}`);
    const { round } = state;
    state = result.state;
    if (state.round !== round) lines.push(`(${position(state)})`, heading(state));
  }
  const scores = Object.entries(state.outcome?.scores ?? {}).map(([player, score]) => `${player.slice(1)} ${score}`);
  lines.push('', `end: ${state.outcome?.reason ?? 'not reached'}; ${scores.join(', ')}`, '');
  return lines.join('\n');
};
