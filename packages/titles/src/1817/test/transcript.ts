/** A game as a person would write it down: one line for each action, a heading for each round. */
import { type Action, apply, begin, type Game, isRefusal, priceOf, type State } from '@roundhouse/engine';
import { sharesAt, unitOf } from '../rules/holdings.ts';
import { interestRate, loansLeft } from '../rules/loans.ts';
import { STEP } from '../steps.ts';

const onTurn = (state: State): string => {
  const frame = state.agenda.findLast((each) => typeof each['company'] === 'string');
  const company = STEP.finance.is(frame) ? frame['buyer'] : frame?.['company'];
  return typeof company === 'string' ? company : '';
};

const said = (state: State, action: Action): string => {
  const who = action.by.slice(1);
  const company = onTurn(state);
  switch (action.type) {
    case 'pass':
      return `${who} passes${company ? ` (${company})` : ''}`;
    case 'bid':
      return `${who} bids ${action.price} for ${action.item}`;
    case 'sellPrivate':
      return `${who} contributes ${action.private}`;
    case 'answer':
      return `${who} ${action.accept ? 'agrees' : 'declines'}`;
    case 'buyShares':
      return `${action.for ?? who} buys ${action.certificates.length} of ${action.company} at ${priceOf(state, action.company)}`;
    case 'sellShares':
      return `${who} sells ${action.percent / unitOf(state, action.company)} of ${action.company} at ${priceOf(state, action.company)}`;
    case 'short':
      return `${who} shorts ${action.company} at ${priceOf(state, action.company)}`;
    case 'layTile':
      return `${company} lays ${action.tile} in ${action.hex}, turned ${action.rotation}${action.power ? ` by ${action.power}` : ''}`;
    case 'placeToken':
      return `${company} places a station in ${action.hex}`;
    case 'removeToken':
      return `${company} takes its station from ${action.hex}`;
    case 'runTrains':
      return `${company} runs ${action.runs.map(({ train, stops }) => `${train} ${stops.map((stop) => stop.split('/')[0]).join('-')}`).join(', ') || 'nothing'}`;
    case 'dividend':
      return `${company} ${{ pay: 'pays', half: 'pays half', withhold: 'withholds', hudson: 'pays' }[action.kind]}`;
    case 'buyTrain':
      return `${company} buys ${action.train} from ${action.from} for ${action.price}`;
    case 'discardTrain':
      return `${action.company} discards ${action.train}`;
    case 'takeLoan':
      return `${action.company ?? company} takes a loan`;
    case 'repayLoan':
      return `${action.company ?? company} repays a loan`;
    case 'convert':
      return `${action.company} converts`;
    case 'merge':
      return `${action.company} merges with ${action.with}, ${action.survivor ?? action.company} survives`;
    case 'actFor':
      return `${who} buys with ${action.company}`;
    case 'usePower':
      return `${company} uses ${action.private} in ${action.target}`;
    case 'choose':
      return `${who} chooses ${action.choice}${company ? ` for ${company}` : ''}`;
    case 'bankrupt':
      return `${who} is bankrupt`;
    default:
      return `${who} ${action.type}`;
  }
};

const holding = (state: State, company: string): string => {
  const owned = state.seats.flatMap((player) => {
    const shares = sharesAt(state, player, company);
    return shares > 0 ? [`${player.slice(1)} ${shares}`] : [];
  });
  return `${company} ${priceOf(state, company)} (${owned.join(', ')})`;
};

const heading = (state: State): readonly string[] => {
  const { round, phase, seats, cash } = state;
  const money = seats.map((player) => `${player.slice(1)} ${cash[player] ?? 0}`).join(', ');
  const companies = Object.keys(state.market.at).map((company) => holding(state, company));
  return [
    '',
    `${round.kind} ${round.set}.${round.number}, phase ${phase}, loans ${70 - loansLeft(state)}, interest ${interestRate(state)}: ${money}`,
    ...(companies.length > 0 ? [`  ${companies.join('; ')}`] : []),
  ];
};

const sameRound = (a: State, b: State): boolean => JSON.stringify(a.round) === JSON.stringify(b.round);

export const transcript = (game: Game): string => {
  let { state } = begin(game);
  const lines: string[] = [
    `1817 for ${game.players.length}, seed ${game.seed}, ${JSON.stringify(game.options)}`,
    ...heading(state),
  ];
  for (const action of game.actions) {
    lines.push(said(state, action));
    const result = apply(state, action);
    if (isRefusal(result)) throw new Error(`refused: ${JSON.stringify(action)}`);
    if (!sameRound(state, result.state)) lines.push(...heading(result.state));
    state = result.state;
  }
  const scores = Object.entries(state.outcome?.scores ?? {}).map(([player, score]) => `${player.slice(1)} ${score}`);
  lines.push('', `${state.outcome?.reason ?? 'unfinished'}: ${scores.join(', ')}`, '');
  return lines.join('\n');
};
