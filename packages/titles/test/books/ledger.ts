/** A bookkeeper: follows the events of a game with the tables of its rulebook, and says where position and books differ. */
import { BANK, type Event, isPlayer, type State } from '@roundhouse/engine';
import { type Cell, type Chart, textOf } from './chart.ts';

type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;
export type Dividend = EventOf<'dividend'>;
export type Sale = EventOf<'sharesSold'>;
export type Purchase = EventOf<'sharesBought'>;

/** An action by what it caused, and the positions around it. */
export interface Entry {
  readonly before: State;
  readonly after: State;
  readonly events: readonly Event[];
}

/** What the books say now; a title's tables read it, the bookkeeper writes it. */
export interface Books {
  readonly cash: Map<string, number>;
  /** By company, percent by place. */
  readonly held: Map<string, Map<string, number>>;
  readonly cells: Map<string, Cell>;
  readonly trains: Map<string, string>;
  readonly sold: Map<string, number>;
  readonly loans: Map<string, number>;
  readonly privates: Map<string, string>;
  /** Interest of the present operating round, where a title has it. */
  rate: number;
  phase: string;
  readonly price: (company: string) => number;
  readonly percent: (company: string, place: string) => number;
  readonly fault: (text: string) => void;
}

/** The printed tables of a title. */
export interface Book {
  readonly title: string;
  /** By number of players. */
  readonly money: Readonly<Record<number, number>>;
  readonly certificates: Readonly<Record<number, number>>;
  /** What the bank has before the players get theirs. */
  readonly bank: number | 'unlimited';
  readonly chart: Chart;
  /** Trains of the bank: price and, unless there are as many as needed, number. By the name under which they are bought. */
  readonly trains: Readonly<Record<string, { readonly price: number; readonly count?: number }>>;
  /** What goes when the first train of a kind is bought: kinds by that kind. */
  readonly rust: Readonly<Record<string, readonly string[]>>;
  /** The kind that a bought train counts as; absent: its name. */
  readonly kindOf?: (name: string) => string;
  /** Income of privates before companies operate. */
  readonly income: Readonly<Record<string, number>>;
  /** Who is paid how much of a revenue. */
  readonly dividend: (books: Books, event: Dividend, entry: Entry) => Readonly<Record<string, number>>;
  readonly afterDividend: (books: Books, event: Dividend, entry: Entry) => Cell | undefined;
  readonly saleValue: (books: Books, event: Sale, entry: Entry) => number;
  readonly afterSale: (books: Books, event: Sale, entry: Entry) => Cell | undefined;
  readonly cost: (books: Books, event: Purchase, entry: Entry) => number;
  /** Where the marker of a company stands after a stock round. */
  readonly afterStockRound: (books: Books, company: string, entry: Entry) => Cell | undefined;
  /** Certificates of a player that count for the limit. */
  readonly counted: (books: Books, player: string, entry: Entry) => number;
  /** Companies whose shares, price or trains a procedure of this entry rearranges as a whole. */
  readonly rearranged?: (entry: Entry) => readonly string[];
  /** Whatever else the book has a figure for. */
  readonly also?: (books: Books, event: Event, entry: Entry, index: number) => void;
}

const add = (map: Map<string, number>, key: string, amount: number): void => {
  map.set(key, (map.get(key) ?? 0) + amount);
};

const holdings = (state: State, company: string): Map<string, number> => {
  const found = new Map<string, number>();
  for (const { at, percent } of state.certificates[company] ?? []) add(found, at, percent);
  return found;
};

const differs = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): boolean =>
  [...new Set([...a.keys(), ...b.keys()])].some((key) => (a.get(key) ?? 0) !== (b.get(key) ?? 0));

const shown = (map: ReadonlyMap<string, unknown>): string =>
  [...map].map(([key, value]) => `${key} ${String(value)}`).join(', ');

const ownedTrains = (state: State): Map<string, string> =>
  new Map(state.trains.flatMap(({ id, at }) => (state.companies[at] ? [[id, at] as const] : [])));

const cellIn = (state: State, company: string): Cell | undefined => {
  const id = Object.entries(state.market.stacks).find(([, stack]) => stack.includes(company))?.[0];
  const [row, column] = (id ?? '').split(',').map(Number);
  return id === undefined || row === undefined || column === undefined ? undefined : [row, column];
};

const rearrangedBy = ({ events }: Entry, book: Book, entry: Entry): ReadonlySet<string> =>
  new Set([
    ...events.flatMap((event) => {
      switch (event.type) {
        case 'companiesMerged':
          return [event.survivor, event.absorbed];
        case 'companyClosed':
        case 'companyStarted':
          return [event.company];
        default:
          return [];
      }
    }),
    ...(book.rearranged?.(entry) ?? []),
  ]);

export interface Bookkeeper {
  readonly post: (entry: Entry) => void;
  readonly books: Books;
  readonly faults: readonly string[];
}

export const openBooks = (book: Book, start: State): Bookkeeper => {
  const faults: string[] = [];
  const players = start.seats.length;
  const money = book.money[players] ?? 0;
  const books: Books = {
    cash: new Map(start.seats.map((player) => [player, money])),
    held: new Map(Object.keys(start.certificates).map((company) => [company, holdings(start, company)])),
    cells: new Map(),
    trains: ownedTrains(start),
    sold: new Map(),
    loans: new Map(),
    privates: new Map(),
    rate: 0,
    phase: start.phase,
    price: (company) => book.chart.price(books.cells.get(company)),
    percent: (company, place) => books.held.get(company)?.get(place) ?? 0,
    fault: (text) => void faults.push(text),
  };
  for (const player of start.seats)
    if (start.cash[player] !== money)
      books.fault(`${player} begins with ${start.cash[player]}, the book says ${money}`);
  if (book.bank !== 'unlimited') {
    const left = book.bank - money * players;
    if (start.cash[BANK] !== left) books.fault(`the bank begins with ${start.cash[BANK]}, the book says ${left}`);
  }
  // What companies own before the first turn is part of the set-up.
  for (const [holder, amount] of Object.entries(start.cash)) if (!isPlayer(holder)) books.cash.set(holder, amount);

  const kindOf = book.kindOf ?? ((name: string) => name);

  const moveShares = (company: string, from: string, to: string, percent: number): void => {
    const held = books.held.get(company) ?? new Map<string, number>();
    add(held, from, -percent);
    add(held, to, percent);
    books.held.set(company, held);
  };

  const judgeTrain = ({ company, train, name, from, price }: EventOf<'trainBought'>): void => {
    const printed = book.trains[name];
    if (from === 'depot' || from === 'pool') {
      if (!printed) books.fault(`${company} buys ${name}, which the book does not know`);
      else if (printed.price !== price) books.fault(`${company} pays ${price} for ${name}, printed ${printed.price}`);
      if (from === 'depot') add(books.sold, kindOf(name), 1);
    } else if (books.trains.get(train) !== from) books.fault(`${from} sells ${train}, which it does not own`);
    books.trains.set(train, company);
  };

  const judgeDividend = (event: Dividend, entry: Entry, index: number): void => {
    const { company, revenue, kind } = event;
    const due = book.dividend(books, event, entry);
    const stated = Object.fromEntries(Object.entries(event.paid).filter(([, amount]) => amount !== 0));
    const owed = Object.fromEntries(Object.entries(due).filter(([, amount]) => amount !== 0));
    const text = (record: Readonly<Record<string, number>>): string =>
      Object.keys(record)
        .sort()
        .map((key) => `${key} ${record[key]}`)
        .join(', ');
    if (text(stated) !== text(owed))
      books.fault(`${company} (${kind} ${revenue}) pays ${text(stated)}; the book: ${text(owed)}`);
    const paid = new Map<string, number>();
    for (const each of entry.events.slice(Math.max(0, index - 12), index + 13))
      if (each.type === 'paid' && each.from === BANK) add(paid, each.to, each.amount);
    for (const [holder, amount] of Object.entries(owed))
      if (amount > 0 && (paid.get(holder) ?? 0) < amount) books.fault(`${holder} is not paid ${amount} by ${company}`);
  };

  /** A company that earns nothing may show that by its marker alone. */
  const earnedNothing = (company: string, entry: Entry): void => {
    const { events } = entry;
    if (events.some((each) => each.type === 'dividend' && each.company === company)) return;
    if (events.some((each) => each.type === 'trainsRan' && each.company === company && each.revenue > 0))
      books.fault(`${company} has run and distributes nothing`);
    const nothing: Dividend = { type: 'dividend', company, kind: 'withhold', revenue: 0, perShare: 0, paid: {} };
    const cell = book.afterDividend(books, nothing, entry);
    if (cell) books.cells.set(company, cell);
  };

  const endStockRound = (entry: Entry): void => {
    const moved = [...books.cells.keys()].map(
      (company) => [company, book.afterStockRound(books, company, entry)] as const,
    );
    for (const [company, cell] of moved) if (cell) books.cells.set(company, cell);
  };

  /** Incomes are paid between the heading of an operating round and its first turn. */
  const judgeIncome = ({ events }: Entry, index: number): void => {
    const due = new Map<string, number>();
    for (const [id, owner] of books.privates) add(due, owner, book.income[id] ?? 0);
    const paid = new Map<string, number>();
    for (const event of events.slice(index + 1)) {
      if (event.type === 'turnBegan' || event.type === 'roundBegan') break;
      if (event.type === 'paid' && event.for === 'income') add(paid, event.to, event.amount);
    }
    if (differs(due, paid)) books.fault(`income paid: ${shown(paid)}; the book: ${shown(due)}`);
  };

  const judgeLimit = (player: string, entry: Entry): void => {
    const limit = book.certificates[players] ?? Infinity;
    const counted = book.counted(books, player, entry);
    if (entry.before.round.kind === 'stock' && counted > limit)
      books.fault(`${player} has ${counted} of ${limit} certificates`);
  };

  const follow = (event: Event, entry: Entry, index: number): void => {
    switch (event.type) {
      case 'paid':
        add(books.cash, event.from, -event.amount);
        add(books.cash, event.to, event.amount);
        break;
      case 'companyStarted':
        books.cells.set(event.company, book.chart.start(event.price));
        break;
      case 'sharesBought': {
        const due = book.cost(books, event, entry);
        if (event.price !== due)
          books.fault(`${event.who} pays ${event.price} for ${event.percent}% ${event.company}, the book: ${due}`);
        moveShares(event.company, event.from, event.who, event.percent);
        break;
      }
      case 'sharesSold': {
        const due = book.saleValue(books, event, entry);
        if (event.price !== due)
          books.fault(`${event.who} gets ${event.price} for ${event.percent}% ${event.company}, the book: ${due}`);
        const cell = book.afterSale(books, event, entry);
        if (cell) books.cells.set(event.company, cell);
        moveShares(event.company, event.who, 'pool', event.percent);
        break;
      }
      case 'dividend': {
        judgeDividend(event, entry, index);
        const cell = book.afterDividend(books, event, entry);
        if (cell) books.cells.set(event.company, cell);
        break;
      }
      case 'priceMoved':
        if (event.why === 'withheld') earnedNothing(event.company, entry);
        break;
      case 'trainBought':
        judgeTrain(event);
        break;
      case 'trainDiscarded':
        books.trains.delete(event.train);
        break;
      case 'trainsRusted':
        for (const id of event.trains) books.trains.delete(id);
        break;
      case 'privateBought':
        books.privates.set(event.private, event.who);
        break;
      case 'privateClosed':
        books.privates.delete(event.private);
        break;
      case 'loansTaken':
        add(books.loans, event.company, event.count);
        break;
      case 'loansRepaid':
        add(books.loans, event.company, -event.count);
        break;
      case 'phaseBegan':
        books.phase = event.phase;
        break;
      case 'roundBegan':
        if (event.kind === 'operating') {
          judgeIncome(entry, index);
        }
        break;
      default:
        break;
    }
    book.also?.(books, event, entry, index);
  };

  /** The first heading after a stock round: prices have moved before it. */
  const stockRoundEnds = ({ before, events }: Entry): number =>
    before.round.kind === 'stock' ? events.findIndex((each) => each.type === 'roundBegan') : -1;

  const compare = (entry: Entry, rearranged: ReadonlySet<string>): void => {
    const { after } = entry;
    for (const [holder, amount] of Object.entries(after.cash))
      if ((books.cash.get(holder) ?? 0) !== amount && !(holder === BANK && book.bank === 'unlimited')) {
        books.fault(`${holder} has ${amount}, the books say ${books.cash.get(holder) ?? 0}`);
        books.cash.set(holder, amount);
      }
    for (const company of Object.keys(after.certificates)) {
      const now = holdings(after, company);
      if (differs(books.held.get(company) ?? new Map<string, number>(), now)) {
        if (!rearranged.has(company))
          books.fault(`shares of ${company}: ${shown(now)}; books: ${shown(books.held.get(company) ?? new Map())}`);
        books.held.set(company, now);
      }
      const loans = after.companies[company]?.loans ?? 0;
      if ((books.loans.get(company) ?? 0) !== loans) {
        books.fault(`${company} has ${loans} loans, the books say ${books.loans.get(company) ?? 0}`);
        books.loans.set(company, loans);
      }
      const cell = cellIn(after, company);
      const kept = books.cells.get(company);
      if (textOf(cell) === textOf(kept)) continue;
      if (!rearranged.has(company)) books.fault(`${company} stands at ${textOf(cell)}, the book: ${textOf(kept)}`);
      if (cell) books.cells.set(company, cell);
      else books.cells.delete(company);
    }
    const trains = ownedTrains(after);
    const others = (owner: string | undefined): boolean => owner !== undefined && !rearranged.has(owner);
    for (const id of new Set([...trains.keys(), ...books.trains.keys()])) {
      const [now, kept] = [trains.get(id), books.trains.get(id)];
      if (now !== kept && (others(now) || others(kept)))
        books.fault(`${id} is at ${now ?? 'no company'}, the books say ${kept ?? 'no company'}`);
      if (now === undefined) books.trains.delete(id);
      else books.trains.set(id, now);
    }
    for (const [id, { owner, closed }] of Object.entries(after.privates)) {
      if (closed || owner === null) books.privates.delete(id);
      else books.privates.set(id, owner);
    }
  };

  /** Printed numbers are not exceeded, and what has rusted is owned by nobody. */
  const judgeStock = ({ after }: Entry): void => {
    for (const [name, { count = Infinity }] of Object.entries(book.trains))
      if (kindOf(name) === name && (books.sold.get(name) ?? 0) > count)
        books.fault(`${books.sold.get(name)} of ${count} ${name} are sold`);
    for (const [trigger, kinds] of Object.entries(book.rust))
      if ((books.sold.get(trigger) ?? 0) > 0)
        for (const { id, name, at, warranties } of after.trains)
          if (after.companies[at] && kinds.includes(name) && warranties === 0)
            books.fault(`${at} still owns ${id} after the first ${trigger}`);
  };

  return {
    books,
    faults,
    post: (entry) => {
      const rearranged = rearrangedBy(entry, book, entry);
      const ends = stockRoundEnds(entry);
      for (const [index, event] of entry.events.entries()) {
        if (index === ends) endStockRound(entry);
        follow(event, entry, index);
      }
      compare(entry, rearranged);
      judgeStock(entry);
      for (const event of entry.events)
        if (event.type === 'sharesBought' && isPlayer(event.who)) judgeLimit(event.who, entry);
    },
  };
};
