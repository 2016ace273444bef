/** Kinds of wrong action, made from whatever position there is; undefined where a position gives no occasion for one. */
import {
  type Action,
  type ActionType,
  cashOf,
  certificate,
  certificatesAt,
  citiesOf,
  companyIn,
  type CompanyId,
  decider,
  emptyCircles,
  factsOf,
  type HexId,
  isPlayer,
  type MapHex,
  networkOf,
  nextColour,
  offeredTo,
  offers,
  options,
  type PlayerId,
  phaseFacts,
  shapeAt,
  type State,
  type Tile,
  type TileId,
  tilesLeft,
  titleOf,
  trainFacts,
  trainsAt,
  trainsForSale,
} from '@roundhouse/engine';

type Make = (state: State, by: PlayerId, company: CompanyId | undefined) => Action | undefined;

const first = <T, R>(items: readonly T[], make: (item: T) => R | undefined): R | undefined => {
  for (const item of items) {
    const made = make(item);
    if (made !== undefined) return made;
  }
  return undefined;
};

/** Not always the first of its kind: the choice follows the position, so that a sweep sees many. */
const some = <T>(items: readonly T[], state: State): T | undefined => {
  const mix = state.agenda.length + state.board.tokens.length * 7 + Object.keys(state.board.tiles).length * 3;
  return items[(mix + cashOf(state, 'bank')) % Math.max(1, items.length)];
};

const has = ({ nodes }: Pick<Tile, 'nodes'>, kind: 'city' | 'town'): boolean =>
  nodes.some((node) => node.kind === kind);
const isOpen = (shape: Pick<Tile, 'nodes'>): boolean => !has(shape, 'city') && !has(shape, 'town');

const emptyHexes = (state: State): readonly MapHex[] =>
  Object.values(factsOf(state).track.map.hexes).filter(
    ({ id, colour }) => colour === 'white' && !state.board.tiles[id],
  );

const plainTiles = (state: State): readonly Tile[] =>
  Object.values(factsOf(state).track.tiles).filter((tile) => tile.special !== true && tile.label === undefined);

const yellow = (state: State): readonly Tile[] => plainTiles(state).filter(({ colour }) => colour === 'yellow');

const laying = (by: PlayerId, hex: HexId, tile: TileId): Action => ({ type: 'layTile', by, hex, tile, rotation: 0 });

/** A tile of one kind on a hex of another. */
const misplaced =
  (tileIs: (tile: Tile) => boolean, hexIs: (hex: MapHex) => boolean): Make =>
  (state, by, company) => {
    const tile = yellow(state).find(tileIs);
    const hex = some(
      emptyHexes(state).filter((each) => hexIs(each) && each.label === undefined && each.futureLabel === undefined),
      state,
    );
    return company !== undefined && tile && hex ? laying(by, hex.id, tile.id) : undefined;
  };

const isCity = (shape: Pick<Tile, 'nodes'>): boolean => has(shape, 'city') && !has(shape, 'town');
const isTown = (shape: Pick<Tile, 'nodes'>): boolean => has(shape, 'town') && !has(shape, 'city');

const inOperatingRound = (state: State): boolean => state.round.kind === 'operating';

/** Away from all track, on every side of it another open hex. */
const remoteHex = (state: State): HexId | undefined => {
  const { map } = factsOf(state).track;
  const near = (hex: HexId): readonly (HexId | null)[] => map.neighbours[hex] ?? [];
  const isBare = (hex: HexId | null): boolean =>
    hex !== null &&
    map.hexes[hex]?.colour === 'white' &&
    !state.board.tiles[hex] &&
    !state.board.tokens.some((token) => token.hex === hex) &&
    (map.hexes[hex]?.borders.length ?? 0) === 0;
  return some(
    emptyHexes(state).filter(
      (hex) => isOpen(hex) && hex.stubs.length === 0 && isBare(hex.id) && near(hex.id).every((each) => isBare(each)),
    ),
    state,
  )?.id;
};

const cityHexes = (state: State): readonly HexId[] => {
  const { track } = factsOf(state);
  return Object.keys(track.map.hexes).filter((hex) => citiesOf(shapeAt(track, state.board, hex)).length > 0);
};

const placing = (by: PlayerId, hex: HexId): Action => ({ type: 'placeToken', by, hex, city: 0 });

const reachOf = (state: State, company: CompanyId, hex: HexId) =>
  networkOf(factsOf(state).track, state.board, company, titleOf(state).network).hexes.get(hex);

const isReached = (state: State, company: CompanyId, hex: HexId): boolean => reachOf(state, company, hex) !== undefined;

/** Not only up to the edge of the hex. */
const isEntered = (state: State, company: CompanyId, hex: HexId): boolean =>
  (reachOf(state, company, hex)?.nodes ?? 0) > 0;

const trainAction = (by: PlayerId, train: string, from: string, price: number): Action => ({
  type: 'buyTrain',
  by,
  train,
  from,
  price,
});

/** A train of another company, with its company. */
const othersTrain = (state: State, company: CompanyId) =>
  state.trains.find(
    ({ at, obsolete }) =>
      !obsolete && at !== company && state.companies[at]?.status === 'floated' && at in state.companies,
  );

const paperOf = (state: State, holder: string) =>
  first(Object.keys(state.companies), (company) => {
    const [paper] = certificatesAt(state, holder, company).filter(({ kind }) => kind === 'ordinary');
    return paper && { company, id: paper.id, percent: paper.percent };
  });

const stockRound = (state: State): boolean => state.round.kind === 'stock';

/** Nothing of this kind is asked of anybody. */
const never =
  (type: ActionType, make: Make): Make =>
  (state, by, company) =>
    options(state, type).length > 0 ? undefined : make(state, by, company);

const MAKERS = {
  passOutOfTurn: (state, by) => {
    const other = state.seats.find((each) => each !== by && !state.out.includes(each));
    return other && offers(state, 'pass').every((each) => offeredTo(each) !== other)
      ? { type: 'pass', by: other }
      : undefined;
  },
  outOfTurn: (state, by) => {
    const other = state.seats.findLast((each) => each !== by && !state.out.includes(each));
    const offer = offers(state).find((each) => each.kind === 'one' && each.action.type !== 'discardTrain');
    if (!other || offer?.kind !== 'one') return undefined;
    const { type } = offer.action;
    return options(state, type).some((each) => offeredTo(each) === other) ? undefined : { ...offer.action, by: other };
  },

  cityOnOpenHex: misplaced(isCity, isOpen),
  townOnOpenHex: misplaced(isTown, isOpen),
  trackOnCity: misplaced(isOpen, isCity),
  trackOnTown: misplaced(isOpen, isTown),
  townOnCity: misplaced(isTown, isCity),
  cityOnTown: misplaced(isCity, isTown),
  onPrintedArea: (state, by, company) => {
    const hex = some(
      Object.values(factsOf(state).track.map.hexes).filter(({ colour }) => colour === 'gray' || colour === 'red'),
      state,
    );
    const tile = yellow(state).find(isOpen);
    return company !== undefined && hex && tile ? laying(by, hex.id, tile.id) : undefined;
  },
  onNoHex: (state, by, company) => {
    const tile = yellow(state)[0];
    return company !== undefined && tile ? laying(by, 'Z99', tile.id) : undefined;
  },
  noSuchTile: (state, by, company) => {
    const hex = emptyHexes(state)[0];
    return company !== undefined && hex ? laying(by, hex.id, '9999') : undefined;
  },
  colourTooEarly: (state, by, company) => {
    const { track } = factsOf(state);
    const allowed: readonly string[] = phaseFacts(state).colours;
    return company === undefined
      ? undefined
      : first(Object.entries(state.board.tiles), ([hex, { tile }]) => {
          const old = track.tiles[tile];
          const next = old && nextColour(old.colour);
          if (!old || !next || allowed.includes(next) || old.label !== undefined || !isOpen(old)) return undefined;
          const found = plainTiles(state).find((each) => each.colour === next && isOpen(each));
          return found && laying(by, hex, found.id);
        });
  },
  skipsColour: (state, by, company) => {
    const hex = some(
      emptyHexes(state).filter((each) => isOpen(each) && each.label === undefined),
      state,
    );
    const tile = plainTiles(state).find(
      (each) => each.colour === 'green' && isOpen(each) && phaseFacts(state).colours.some((is) => is === 'green'),
    );
    return company !== undefined && hex && tile ? laying(by, hex.id, tile.id) : undefined;
  },
  unconnectedTile: (state, by, company) => {
    const hex = remoteHex(state);
    const { track } = factsOf(state);
    const tile = yellow(state).find((each) => isOpen(each) && tilesLeft(track, state.board, each.id) > 0);
    return company !== undefined && hex !== undefined && tile && !isReached(state, company, hex)
      ? laying(by, hex, tile.id)
      : undefined;
  },
  tileInOtherRound: (state, by) => {
    const hex = emptyHexes(state).find(isOpen);
    const tile = yellow(state).find(isOpen);
    return !inOperatingRound(state) && hex && tile ? laying(by, hex.id, tile.id) : undefined;
  },

  tokenWithoutCity: (state, by, company) => {
    const hex = emptyHexes(state).find(isOpen);
    return company !== undefined && hex ? placing(by, hex.id) : undefined;
  },
  tokenTwice: (state, by, company) => {
    const token = state.board.tokens.find((each) => each.company === company);
    return company !== undefined && token ? placing(by, token.hex) : undefined;
  },
  tokenUnconnected: (state, by, company) => {
    if (company === undefined) return undefined;
    const hex = some(
      cityHexes(state).filter(
        (each) => !isReached(state, company, each) && emptyCircles(state, each, 0) > 0 && !kept(state, each),
      ),
      state,
    );
    return hex === undefined ? undefined : placing(by, hex);
  },
  tokenInFullCity: (state, by, company) => {
    if (company === undefined) return undefined;
    const hex = cityHexes(state).find(
      (each) =>
        isEntered(state, company, each) &&
        emptyCircles(state, each, 0) === 0 &&
        citiesOf(shapeAt(factsOf(state).track, state.board, each)).length === 1 &&
        !state.board.tokens.some((token) => token.company === company && token.hex === each),
    );
    return hex === undefined ? undefined : placing(by, hex);
  },
  tokenInOtherRound: (state, by) => {
    const hex = cityHexes(state)[0];
    return !inOperatingRound(state) && options(state, 'placeToken').length === 0 && hex !== undefined
      ? placing(by, hex)
      : undefined;
  },

  bankTrainAtOtherPrice: (state, by, company) => {
    const train = trainsForSale(state)[0];
    return company !== undefined && train
      ? trainAction(by, train.id, 'depot', trainFacts(state, train.name).price - 1)
      : undefined;
  },
  trainOutOfOrder: (state, by, company) => {
    const sold = trainsForSale(state).map(({ name }) => name);
    const later = trainsAt(state, 'depot').findLast(({ name }) => !sold.includes(name));
    return company !== undefined && later
      ? trainAction(by, later.id, 'depot', trainFacts(state, later.name).price)
      : undefined;
  },
  trainTooDear: (state, by, company) => {
    const train = company === undefined ? undefined : othersTrain(state, company);
    return company !== undefined && train ? trainAction(by, train.id, train.at, cashOf(state, company) + 1) : undefined;
  },
  trainForNothing: (state, by, company) => {
    const train = company === undefined ? undefined : othersTrain(state, company);
    return train ? trainAction(by, train.id, train.at, 0) : undefined;
  },
  trainElsewhere: (state, by, company) => {
    const train = company === undefined ? undefined : othersTrain(state, company);
    return train ? trainAction(by, train.id, 'depot', trainFacts(state, train.name).price) : undefined;
  },
  trainInOtherRound: (state, by) => {
    const train = trainsForSale(state)[0];
    return inOperatingRound(state) || !train
      ? undefined
      : trainAction(by, train.id, 'depot', trainFacts(state, train.name).price);
  },

  runInOtherRound: (state, by) => (inOperatingRound(state) ? undefined : { type: 'runTrains', by, runs: [] }),
  dividendInOtherRound: (state, by) => (inOperatingRound(state) ? undefined : { type: 'dividend', by, kind: 'pay' }),

  sharesInOperatingRound: (state, by) => {
    const paper = paperOf(state, 'pool');
    return inOperatingRound(state) && paper
      ? { type: 'buyShares', by, company: paper.company, certificates: [paper.id] }
      : undefined;
  },
  saleInOperatingRound: never('sellShares', (state, by) => {
    const paper = paperOf(state, by);
    return inOperatingRound(state) && paper
      ? { type: 'sellShares', by, company: paper.company, certificates: [paper.id], percent: paper.percent }
      : undefined;
  }),
  saleOfOthersShares: (state, by) => {
    const other = state.seats.find((each) => each !== by && paperOf(state, each));
    const paper = other && paperOf(state, other);
    return stockRound(state) && paper && options(state, 'sellShares').length > 0
      ? { type: 'sellShares', by, company: paper.company, certificates: [paper.id], percent: paper.percent }
      : undefined;
  },
  purchaseFromPlayer: (state, by) => {
    const other = state.seats.find((each) => each !== by && paperOf(state, each));
    const paper = other && paperOf(state, other);
    return stockRound(state) && paper && offers(state, 'buyShares').length > 0
      ? { type: 'buyShares', by, company: paper.company, certificates: [paper.id] }
      : undefined;
  },
  twoSharesAtOnce: (state, by) => {
    const offer = offers(state, 'buyShares').find(
      (each) => each.kind === 'one' && each.action.type === 'buyShares' && each.action.for === undefined,
    );
    if (!stockRound(state) || offer?.kind !== 'one' || offer.action.type !== 'buyShares') return undefined;
    const [id] = offer.action.certificates;
    const { company } = offer.action;
    const at = id === undefined ? undefined : certificate(state, company, id)?.at;
    const next = at && certificatesAt(state, at, company).find((each) => each.id !== id && each.kind === 'ordinary');
    return id !== undefined && next ? { type: 'buyShares', by, company, certificates: [id, next.id] } : undefined;
  },
  startInOperatingRound: (state, by) => {
    const company = Object.keys(state.companies).find((id) => state.companies[id]?.president === null);
    const cell = factsOf(state).market.cells[0]?.id;
    return inOperatingRound(state) && company !== undefined && cell !== undefined
      ? { type: 'par', by, company, cell }
      : undefined;
  },

  bidInOperatingRound: (state, by) => {
    const item = Object.keys(state.privates)[0];
    return inOperatingRound(state) && item !== undefined ? { type: 'bid', by, item, price: 50 } : undefined;
  },
  privateOfCompany: (state, by) =>
    first(Object.entries(state.privates), ([id, { owner, closed }]) =>
      !closed && owner !== null && !isPlayer(owner) && stockRound(state)
        ? { type: 'buyPrivate', by, private: id, price: 20 }
        : undefined,
    ),
  closedPrivate: (state, by, company) =>
    first(Object.entries(state.privates), ([id, { closed }]) =>
      closed && company !== undefined ? { type: 'buyPrivate', by, private: id, price: 20, for: company } : undefined,
    ),

  answerToNothing: never('answer', (_state, by) => ({ type: 'answer', by, accept: true })),
  discardWithoutNeed: never('discardTrain', (state, by, company) => {
    const train = company === undefined ? undefined : trainsAt(state, company)[0];
    return company !== undefined && train ? { type: 'discardTrain', by, company, train: train.id } : undefined;
  }),
  bankruptWithoutNeed: never('bankrupt', (_state, by) => ({ type: 'bankrupt', by })),
  choiceOfNothing: never('choose', (_state, by) => ({ type: 'choose', by, choice: 'nothing' })),
  loanWithoutRight: never('takeLoan', (_state, by, company) =>
    company === undefined ? undefined : { type: 'takeLoan', by, count: 1, company },
  ),
  repaymentOfNothing: never('repayLoan', (_state, by, company) =>
    company === undefined ? undefined : { type: 'repayLoan', by, count: 1, company },
  ),
  mergerOfAny: never('merge', (state, by) => {
    const [company, other] = Object.keys(state.companies);
    return company !== undefined && other !== undefined ? { type: 'merge', by, company, with: other } : undefined;
  }),
  tokenRemoved: never('removeToken', (state, by) => {
    const token = state.board.tokens[0];
    return token && { type: 'removeToken', by, company: token.company, hex: token.hex, city: token.city };
  }),
  powerOfNothing: never('usePower', (state, by) => {
    const id = Object.keys(state.privates).find((each) => state.privates[each]?.owner !== by);
    return id === undefined ? undefined : { type: 'usePower', by, private: id, target: 'A1' };
  }),
  passWhereAsked: (state, by) => (offers(state, 'pass').length > 0 ? undefined : { type: 'pass', by }),
} satisfies Readonly<Record<string, Make>>;

const kept = (state: State, hex: HexId): boolean => state.board.reservations.some((each) => each.hex === hex);

export type Mistake = keyof typeof MAKERS;

const turnCompany = (state: State): CompanyId | undefined => {
  const { agenda } = state;
  const below = agenda.at(-2);
  return below && ('begun' in below || 'stage' in below) ? companyIn(below) : undefined;
};

/** Makes the wrong action of a kind in a position. Companies are those whose turn it is. */
export const MISTAKES = Object.fromEntries(
  Object.entries<Make>(MAKERS).map(([name, make]) => [
    name,
    (state: State): Action | undefined => {
      const by = decider(state);
      return by === null ? undefined : make(state, by, turnCompany(state));
    },
  ]),
) as Readonly<Record<Mistake, (state: State) => Action | undefined>>;
