/** What is worth something in a title, said once for all bots. The shared bot asks; a title answers. */
import type {
  Action,
  ActionType,
  CellId,
  CompanyId,
  Offer,
  PlayerId,
  PrivateId,
  State,
  TrainSide,
} from '@roundhouse/engine';
import type { Problem } from '@roundhouse/routes';
import type { Proposal } from './bot.ts';

/** Figures that self-play tunes; one file per title. */
export interface Weights {
  /** What money in hand earns per operating round if it is kept for something better. */
  readonly cashReturn: number;
  /** Trains that leave the depot per operating round and company. */
  readonly trainPace: number;
  /** What a train runs for on a mature board, by its distance. */
  readonly matureRevenue: Readonly<Record<string, number>>;
  /** A long train, by its name in the route rules: what it would run for measures the track. */
  readonly longTrain: string;
  /** The part of the gap to mature revenue that one round of building closes. */
  readonly trackGrowth: number;
  /** Later trains of a company run for less than the first: the part that each next one adds. */
  readonly extraTrain: number;
  /** Building: what a dollar of track potential is worth in dollars of revenue, */
  readonly trackPotential: number;
  /** a dollar that only longer trains will earn, */
  readonly futureRevenue: number;
  /** a dollar of the treasury, */
  readonly buildingCost: number;
  /** and a dollar of a city whose circle is taken. */
  readonly stationHold: number;
  /** How many rounds of its added revenue count for buying a train now rather than later. */
  readonly trainUrgency: number;
  /** What it is worth to take a train off the depot: later trains and bigger companies come sooner. */
  readonly depotPush: number;
  /** How many rounds before it is left without a train a company begins to save for the next one. */
  readonly savingRounds: number;
  /** What a dollar counts that a president will have to pay for a train and does not have. */
  readonly shortfall: number;
  /** A sale must gain this part of its proceeds. */
  readonly sellMargin: number;
  /** What it is worth to start a company rather than to buy into one: the bank doubles what is paid for it. */
  readonly startBonus: number;
  /** What being president is worth by itself. */
  readonly presidency: number;
  /** What a dollar in a treasury is still worth to the shareholders at the end of what can be foreseen. */
  readonly treasuryAtEnd: number;
  /** What a dollar that the others gain on average counts against one's own. */
  readonly rivalry: number;
}

/** An alternative future, as factors of the usual one. */
export interface AlternativeFuture {
  /** How fast trains leave the depot; */
  readonly trainPace: number;
  /** and how much money a company has for them. */
  readonly money: number;
}

/** Weights that differ for `strong`, found by self-play. */
export interface StrongWeights extends Partial<Weights> {
  /** How much longer than usual it expects the game to last; */
  readonly lengthFactor?: number;
  /** and how much more trains to run for on a mature board. */
  readonly revenueFactor?: number;
  /** What the bank loses in an operating round, by phase: the game does not last longer than its money. */
  readonly bankDrain?: Readonly<Record<string, number>>;
  /** Its budget of simulated decisions, where a round has more of them than is usual. */
  readonly nodes?: number;
  /** In how many of its first turns a company builds in simulated play; absent: in none. */
  readonly buildingTurns?: number;
  /** Alternative futures to average over, instead of a single guess. */
  readonly guesses?: readonly AlternativeFuture[];
  /** Whether trains that are bought count otherwise than in the insight. */
  readonly countsPurchases?: boolean;
}

export interface MarketMove {
  readonly company: CompanyId;
  readonly revenue: number;
  readonly price: number;
  readonly paid: boolean;
}

export interface Insight {
  readonly title: string;
  readonly weights: Weights;
  readonly strongWeights?: StrongWeights;
  /** The board as this company's trains see it. */
  readonly problem: (state: State, company: CompanyId) => Problem;
  /** How far the route finder looks for what trains would run for, where the usual is not enough. */
  readonly nodes?: number;
  /** How else things may go; what is foreseen is the mean. Absent: only as is usual. */
  readonly guesses?: readonly AlternativeFuture[];
  /** Operating rounds that are likely still to be begun after the present one. */
  readonly roundsLeft: (state: State) => number;
  /** Where the marker goes after a turn; absent: right or up where it paid, else left or down. */
  readonly marker?: (state: State, from: CellId, move: MarketMove) => CellId | undefined;
  /** Where the end of the present round will put the marker, as things are; absent: where it lies. */
  readonly markerAhead?: (state: State, company: CompanyId) => CellId | undefined;
  /** What one percent owed costs that is bought back at the next chance, dividends until then included; absent: no chance. */
  readonly closingCost?: (state: State, company: CompanyId) => number;
  /** How likely a company is lost before its next turn, its shares with it, when its marker lies here; absent: not at all. */
  readonly closingRisk?: (state: State, at: CellId) => number;
  /** Whether a train that is bought is one of those expected to leave the depot, and hastens no other; absent: it comes on top. */
  readonly countsPurchases?: boolean;
  /** Cards that one's own decision took off the depot, as far as they count: others buy at the same pace as without it. */
  readonly taken?: number;
  /** Money that will come into a company's treasury: on flotation, or for shares that are still to be sold. */
  readonly capital: (state: State, company: CompanyId) => number;
  /** Where the marker goes when so much of that money is borrowed and spent; absent: it stays. */
  readonly borrowed?: (state: State, from: CellId, money: number) => CellId;
  /** How likely a company that is started will operate. */
  readonly floats?: (state: State, company: CompanyId) => number;
  /** Whether the company may run such a train; absent: any. */
  readonly runs?: (state: State, company: CompanyId, side: TrainSide) => boolean;
  /** The train that shows what a company's track is good for; absent: that of the weights. */
  readonly far?: (state: State, company: CompanyId) => string;
  /** The side a company of this kind would buy, where cards have several; undefined: none of them. */
  readonly sideFor?: (state: State, company: CompanyId, sides: readonly TrainSide[]) => TrainSide | undefined;
  /** Track potential of a company that has not chosen its home yet, as a ratio to the usual; absent: poor. */
  readonly potentialBeforeHome?: number;
  /** Whatever else of a title its outlook depends on, as text. */
  readonly outlookKey?: (state: State, company: CompanyId) => string;
  /** Whether a company must own a train. */
  readonly mustOwn: (state: State, company: CompanyId) => boolean;
  /** Whether its president pays what is missing for a train that it must own. */
  readonly presidentPays: boolean;
  /** Money that a company gets which cannot pay for the train that it must own, at the price of half of all its shares. */
  readonly refinanced?: (state: State, company: CompanyId) => number;
  /** Whether a company that cannot get the train that it must own is lost, its shares with it. */
  readonly closesWithoutTrain?: boolean;
  readonly privateWorth: (state: State, id: PrivateId, owner: PlayerId | CompanyId) => number;
  /** Further worth or debts of a player; what a title has beyond cash, shares and privates. */
  readonly otherWorth?: (state: State, player: PlayerId) => number;
  /** Shares in the hundred percent of a company whose price is the market value. */
  readonly sharePercent: (state: State, company: CompanyId) => number;
  /** Money that a company owes, as a burden on every share. */
  readonly burden?: (state: State, company: CompanyId) => number;
  /** What its president must pay back for a company that is lost, beyond what is in its treasury. */
  readonly debts?: (state: State, company: CompanyId) => number;
  /** What an item of an auction is worth to a player. */
  readonly lotWorth: (state: State, item: string, player: PlayerId, bid: Extract<Action, { type: 'bid' }>) => number;
  /** Whether a good share is worth selling for a company that the money starts at once. */
  readonly sellsToStart?: boolean;
  /** Whether a player should think of selling a share for a better one, or for a start, because they have no place for more. */
  readonly wantsSwap?: (state: State, player: PlayerId) => boolean;
  /** Decisions that the title knows better than the shared bot. */
  readonly propose?: { readonly [T in ActionType]?: (view: View, offers: readonly Offer[]) => readonly Proposal[] };
  /** What doing such a thing is worth by itself, in dollars: a matter of character. */
  readonly likes?: Readonly<Partial<Record<ActionType, number>>>;
  /** What is never done, whatever it seems worth. */
  readonly never?: (state: State, action: Action) => boolean;
}

/** How closely somebody looks. */
export interface Habits {
  /** Looks at less: for decisions that are only imagined. */
  readonly brief?: boolean;
  /** Looks at more than is usual: for a decision that there is time for. */
  readonly thorough?: boolean;
  /** Thinks of selling one share for a better one. */
  readonly swaps?: boolean;
  /** The bot has hardly any taste: of things that are worth about the same it takes the better one. */
  readonly noTaste?: boolean;
  /** Leaves track and stations aside: for decisions that are only imagined and lie far ahead. */
  readonly skipsBuilding?: boolean;
}

/** A decision as a proposer sees it. */
export interface View extends Habits {
  readonly state: State;
  readonly me: PlayerId;
  readonly insight: Insight;
  /** The seed of the bot that decides: for what should differ from game to game. */
  readonly seed?: number;
  /** Rounds that are foreseen at most. */
  readonly horizon: number;
}
