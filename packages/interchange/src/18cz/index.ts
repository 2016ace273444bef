/** 18CZ on 18xx.games: there only the base game and, for two players, Bohemia are known. */
import {
  type Action,
  companyOf,
  decider,
  frameOf,
  isAt,
  type PlayerId,
  type State,
  topFrame,
} from '@roundhouse/engine';
import { runsFromConnections } from '@roundhouse/routes';
import { modeOf, routeProblem, sidesOf, STEP, toRun, VACLAV } from '@roundhouse/titles/18cz';
import type { Adapter, Context } from '../adapter.ts';
import { playerFromPeer } from '../adapter.ts';
import { cellFromPeer, cityFromPeer, tileOfCopy } from '../ids.ts';
import { conditions18CZ } from './conditions.ts';
import { exportAction } from './export.ts';
import { bought, sold } from './shares.ts';
import { alwaysCan18CZ, asked18CZ, order18CZ } from './asked.ts';
import { markerInHand18CZ, trace18CZ } from './trace.ts';
import { maybeText, number, type PeerAction, PeerError, text } from '../peer.ts';

/** The player who decides here now: 18xx.games names the company, not the player who acts for it. */
const by = (state: State): PlayerId => {
  const player = decider(state);
  if (!player) throw new PeerError('the game is over here');
  return player;
};

const turnOf = (state: State): string | undefined => frameOf(state, STEP.operatingTurn)?.company;

/** A pass belongs to the step of its entity; one whose turn is over here needs nothing. */
const pass = (context: Context, action: PeerAction): readonly Action[] | 'later' => {
  const { state } = context;
  if (action.entity_type === 'player') {
    const player = playerFromPeer(text(action, 'entity'));
    return decider(state) === player && isAt(state, STEP.stockTurn, STEP.draft)
      ? [{ type: 'pass', by: player }]
      : 'later';
  }
  const company = text(action, 'entity');
  if (turnOf(state) === company) return [{ type: 'pass', by: by(state) }];
  const round = frameOf(state, STEP.operatingRound);
  return round?.operated.includes(company) ? [] : 'later';
};

const draftBid = (context: Context, action: PeerAction): Action => ({
  type: 'buyPrivate',
  by: playerFromPeer(text(action, 'entity')),
  private: text(action, 'company'),
  price: number(action, 'price'),
});

const layTile = (context: Context, action: PeerAction): Action => {
  const rotation = number(action, 'rotation');
  if (rotation !== 0 && rotation !== 1 && rotation !== 2 && rotation !== 3 && rotation !== 4 && rotation !== 5)
    throw new PeerError(`lay_tile ${action.id ?? ''}: rotation ${rotation}`);
  const { state, copies } = context;
  copies.set(text(action, 'hex'), text(action, 'tile'));
  return {
    type: 'layTile',
    by: by(state),
    hex: text(action, 'hex'),
    tile: tileOfCopy(text(action, 'tile')),
    rotation,
    ...(action.entity_type === 'company' ? { power: text(action, 'entity') } : {}),
  };
};

const placeToken = (context: Context, action: PeerAction): Action => ({
  type: 'placeToken',
  by: by(context.state),
  ...cityFromPeer(context.state, context.copies, text(action, 'city')),
});

const removeToken = (context: Context, action: PeerAction): Action => {
  const { state, copies } = context;
  const { hex, city } = cityFromPeer(state, copies, text(action, 'city'));
  const slot = number(action, 'slot');
  const token = state.board.tokens.find((each) => each.hex === hex && each.city === city && each.slot === slot);
  if (!token) throw new PeerError(`remove_token ${action.id ?? ''}: no station in ${hex}`);
  return { type: 'removeToken', by: by(state), company: token.company, hex, city };
};

const connectionsIn = (
  action: PeerAction,
): readonly { readonly train: string; readonly connections: readonly (readonly string[])[] }[] => {
  const routes = action['routes'];
  if (!Array.isArray(routes)) return [];
  return routes.flatMap((route: { train?: unknown; connections?: unknown }) => {
    const connections = Array.isArray(route.connections) ? (route.connections as readonly (readonly string[])[]) : [];
    return typeof route.train === 'string' && connections.length > 0 ? [{ train: route.train, connections }] : [];
  });
};

const runTrains = (context: Context, action: PeerAction): readonly Action[] => {
  const { state } = context;
  const company = text(action, 'entity');
  const runs = runsFromConnections(routeProblem(state, company), connectionsIn(action));
  if (!runs) throw new PeerError(`run_routes ${action.id ?? ''}: no track for a route of ${company}`);
  return [{ type: 'runTrains', by: by(state), runs: runs.map(toRun) }];
};

/** Whether the company has had the moment in its turn at which trains run. */
const isPastRunning = (state: State, company: string): boolean => {
  if (turnOf(state) === company) return isAt(state, ...AFTER_RUNNING);
  return frameOf(state, STEP.operatingRound)?.operated.includes(company) ?? false;
};
const AFTER_RUNNING = [
  STEP.dividend,
  STEP.absorb,
  STEP.dropStation,
  STEP.inherit,
  STEP.trains,
  STEP.returnOther,
  STEP.locals,
];

const consent = (state: State): readonly Action[] => {
  const top = topFrame(state);
  return STEP.consent.is(top) ? [{ type: 'answer', by: by(state), accept: true }] : [];
};

const buyTrain = (context: Context, action: PeerAction): readonly Action[] => {
  const { state } = context;
  const id = text(action, 'train');
  const train = state.trains.find((each) => each.id === id);
  if (!train) throw new PeerError(`buy_train ${action.id ?? ''}: no train ${id}`);
  const side = maybeText(action, 'variant');
  const fromBank = train.at === 'depot' || train.at === 'pool';
  const purchase: Action = {
    type: 'buyTrain',
    by: by(state),
    train: id,
    from: train.at,
    price: number(action, 'price'),
    ...(fromBank ? { side: side ?? train.side } : {}),
  };
  const asked = fromBank ? null : companyOf(state, train.at).president;
  return withConsent(state, purchase, asked);
};

/** Nobody is asked there: who is asked here has agreed. */
const withConsent = (state: State, action: Action, asked: PlayerId | null): readonly Action[] =>
  asked === null || asked === action.by ? [action] : [action, { type: 'answer', by: asked, accept: true }];

const buyLocal = (context: Context, action: PeerAction): readonly Action[] => {
  const { state } = context;
  const local = text(action, 'company');
  const owner = state.privates[local]?.owner;
  const asked = owner?.startsWith('@') ? (owner as PlayerId) : null;
  const company = text(action, 'entity');
  const buyer = companyOf(state, company).president;
  if (!buyer) throw new PeerError(`${company} has no director`);
  const purchase: Action = {
    type: 'buyPrivate',
    by: buyer,
    private: local,
    price: number(action, 'price'),
    for: company,
  };
  return withConsent(state, purchase, asked);
};

const absorb = (context: Context, action: PeerAction): readonly Action[] => {
  const { state } = context;
  const target = text(action, 'corporation');
  const company = text(action, 'entity');
  const offer: Action = { type: 'merge', by: by(state), company, with: target, price: number(action, 'price') };
  return withConsent(state, offer, companyOf(state, target).president);
};

const turnTrain = (context: Context, action: PeerAction): readonly Action[] => {
  const { state } = context;
  const id = text(action, 'train');
  const company = text(action, 'entity');
  const side = biggerSideOf(state, company, id);
  return side === undefined ? [] : [{ type: 'turnTrain', by: by(state), train: id, side }];
};

const ONLY_SIDE = { small: /^\d+[a-j]$/, medium: /\+/, large: /E/ } as const;

const biggerSideOf = (state: State, company: string, train: string): string | undefined => {
  const { size } = companyOf(state, company);
  const form = size === 'small' || size === 'medium' || size === 'large' ? ONLY_SIDE[size] : undefined;
  const card = state.trains.find((each) => each.id === train);
  return form && card
    ? sidesOf(state, card)
        .map((each) => each.name)
        .find((each) => form.test(each))
    : undefined;
};

const discard = (context: Context, action: PeerAction): Action => {
  const id = text(action, 'train');
  const train = context.state.trains.find((each) => each.id === id);
  if (!train) throw new PeerError(`discard_train ${action.id ?? ''}: no train ${id}`);
  return { type: 'discardTrain', by: by(context.state), company: train.at, train: id };
};

const KINDS = { payout: 'pay', withhold: 'withhold' } as const;

const translate = (context: Context, action: PeerAction): readonly Action[] | 'later' => {
  const { state } = context;
  switch (action.type) {
    case 'pass':
      return pass(context, action);
    case 'bid':
      return [draftBid(context, action)];
    case 'par':
      return [
        {
          type: 'par',
          by: playerFromPeer(text(action, 'entity')),
          company: text(action, 'corporation'),
          cell: cellFromPeer(text(action, 'share_price')),
        },
      ];
    case 'buy_shares':
      return [bought(context, action)];
    case 'sell_shares':
      return [sold(context, action)];
    case 'special_buy':
    case 'payoff_debt':
    case 'payoff_player_debt':
      return [{ type: 'repayLoan', by: by(state), count: 1 }];
    case 'lay_tile':
      return [layTile(context, action)];
    case 'place_token':
      return [placeToken(context, action)];
    case 'remove_token':
      return [removeToken(context, action)];
    case 'run_routes':
      if (isAt(state, STEP.run) && turnOf(state) === text(action, 'entity')) return runTrains(context, action);
      // That site may ask a company to run that has no route.
      return connectionsIn(action).length === 0 && isPastRunning(state, text(action, 'entity')) ? [] : 'later';
    case 'dividend': {
      const kind = KINDS[text(action, 'kind') as keyof typeof KINDS];
      if (!kind) throw new PeerError(`dividend ${action.id ?? ''}: kind ${text(action, 'kind')}`);
      // Vaclav's dividend is paid by itself here.
      const company = text(action, 'entity');
      if (companyOf(state, company).president === VACLAV) return [];
      return [{ type: 'dividend', by: by(state), kind }];
    }
    case 'buy_train':
      return buyTrain(context, action);
    case 'buy_company':
      return buyLocal(context, action);
    case 'sell_company':
      return [{ type: 'sellPrivate', by: by(state), private: text(action, 'company'), price: number(action, 'price') }];
    case 'buy_corporation':
      return absorb(context, action);
    case 'swap_train':
      return turnTrain(context, action);
    case 'discard_train':
      return [discard(context, action)];
    case 'end_game':
      return [{ type: 'endGame', by: by(state) }];
    default:
      throw new PeerError(`${action.type} ${action.id ?? ''}: not an action of 18CZ`);
  }
};

export const adapter18CZ: Adapter = {
  title: '18CZ',
  peerTitle: '18CZ',
  conditions: conditions18CZ,
  translate,
  filler: (context) => consent(context.state)[0],
  trace: trace18CZ,
  afterLists: markerInHand18CZ,
  asked: asked18CZ,
  alwaysCan: alwaysCan18CZ,
  absorbs: ['buy_corporation', 'remove_token'],
  // Paying debts is added to what may be done with shares.
  canFirst: (_step, can) =>
    can.includes('special_buy') && can.length > 2 ? ['buy_shares', 'par', 'sell_shares', 'pass'] : [],
  roundOrder: order18CZ,
  exportAction,
  peerOptions: (game) => {
    const mode = modeOf({
      rules: { title: game.title, players: game.players.length, options: game.options, rulings: {} },
    });
    return mode === 'base' || mode === 'bohemia' ? [] : undefined;
  },
};
