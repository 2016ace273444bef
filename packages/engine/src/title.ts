/** A title as one value: who may play, under which rules, with which facts, in which steps. */
import type { Action, ActionType } from './actions.ts';
import type { StandingBids } from './bids.ts';
import type { Event } from './events.ts';
import type { MarketChart } from './market.ts';
import { memoOfRules } from './memo.ts';
import type { Move } from './move.ts';
import type { Refusal, Remark } from './refusal.ts';
import type {
  CertificateKind,
  CompanyId,
  Frame,
  OptionValue,
  PlayerId,
  PrivateId,
  Ranking,
  Rules,
  State,
} from './state.ts';
import type { Step } from './step.ts';
import type { NetworkPolicy } from './track/network.ts';
import type { HexId, TrackSet, ValueColour } from './track/types.ts';
import type { UpgradePolicy } from './track/upgrades.ts';

/** The two languages; every word a person reads exists in both. */
export interface Words {
  readonly en: string;
  readonly ru: string;
}

export interface CertificateFacts {
  readonly percent: number;
  readonly kind: CertificateKind;
  /** How many there are of it. */
  readonly count: number;
  /** Where it starts when not in the initial offering. */
  readonly at?: 'reserved' | 'treasury';
}

export interface CompanyFacts {
  readonly id: CompanyId;
  readonly name: Words;
  readonly kind: 'minor' | 'corporation';
  readonly size: string;
  readonly certificates: readonly CertificateFacts[];
  /** Token prices in order; the first is the home token. */
  readonly tokens: readonly number[];
  /** Home hexes; several where the president chooses. Empty: anywhere the rules allow. */
  readonly home: readonly { readonly hex: HexId; readonly city?: number }[];
  /** Percent that must have left the offering before it operates. */
  readonly floatPercent: number;
  /** When it floats the bank pays it par for each of its shares; absent: it has what was paid for those that are sold. */
  readonly fullCapital?: true;
  readonly colour: string;
  readonly text: string;
}

/** What the bank pays when a company floats at this par, by its facts; null: it has what its shares brought. */
export const capitalAt = (company: CompanyFacts | undefined, par: number): number | null => {
  if (!company?.fullCapital) return null;
  // Par is the price of a single share; half-shares are no measure.
  const single = company.certificates.find(({ kind }) => kind === 'ordinary')?.percent ?? 100;
  return (par * 100) / single;
};

export interface PrivateFacts {
  /** What its first buyer gets with it, besides the power that stays. */
  readonly gift?: Words;
  readonly id: PrivateId;
  readonly name: Words;
  readonly price: number;
  readonly revenue: number;
  /** What it can do, in the app's words. */
  readonly power?: Words;
}

export interface PhaseFacts<F extends string = string> {
  readonly name: string;
  /** Tile colours that may be laid, in order. */
  readonly colours: readonly ('yellow' | 'green' | 'brown' | 'gray')[];
  /** The colours that decide what areas are worth, where those are not the tile colours. */
  readonly values?: readonly ValueColour[];
  /** Train limit by company size; `default` for the others. */
  readonly trainLimit: Readonly<Record<string, number>>;
  readonly operatingRounds: number;
  readonly flags: readonly F[];
  /** What happens once, when it begins, besides trains that leave: `phase.<name>` says it. */
  readonly happens?: readonly string[];
}

export interface TrainSide {
  readonly name: string;
  readonly price: number;
  /** Figures for the cards shown to people: `3`, `2/3`, `4D`; the route finder has its own description. */
  readonly distance: string;
  /** Leaves the game when one of these is bought (names or sides). */
  readonly rustsOn: readonly string[];
  /** Runs once more after one of these is bought. */
  readonly obsoleteOn: readonly string[];
  /** Goes with a later purchase of a type than the first: leaves the game then, or (`lastRun`) runs once more. */
  readonly endsWith?: { readonly train: string; readonly nth: number; readonly lastRun: boolean };
  /** The word for its type (`term.<kind>`), where trains are of several. */
  readonly kind?: string;
}

export interface TrainFacts extends TrainSide {
  readonly count: number;
  /** By the rules there is always one more; `count` is only what nobody can use up. */
  readonly unlimited?: true;
  /** A phase that starts with the n-th purchase of this train from the depot. */
  readonly starts: readonly { readonly nth: number; readonly phase: string }[];
  /** Other trains that the same card may be bought as. */
  readonly sides: readonly TrainSide[];
  /** Not in the depot's order: for sale from this phase on. */
  readonly from?: string;
  /** Trains that may be handed in for a new one, one for each, and what they take off its price. */
  readonly tradeIn?: Readonly<Record<string, number>>;
}

export interface Facts {
  readonly track: TrackSet;
  readonly market: MarketChart;
  readonly phases: readonly PhaseFacts[];
  readonly trains: readonly TrainFacts[];
  readonly companies: Readonly<Record<CompanyId, CompanyFacts>>;
  readonly privates: Readonly<Record<PrivateId, PrivateFacts>>;
  /** All the money there is, or `unlimited`. */
  readonly bank: number | 'unlimited';
  /** Hands that hold certificates and money but have no seat: players who are played by rule. */
  readonly hands?: readonly PlayerId[];
}

/** An option of the game or a ruling: what may be chosen when a game is created. */
export interface Setting {
  readonly id: string;
  readonly name: Words;
  /** What it changes, in plain words. */
  readonly effect: Words;
  readonly values: readonly OptionValue[];
  readonly standard: OptionValue;
  /** Only for these player counts. */
  readonly players?: readonly number[];
  /** Options that must be on when this one is. */
  readonly requires?: readonly string[];
  /** Rule or difference it stands for. */
  readonly rule?: string;
  /** Name of the same option on 18xx.games. */
  readonly peer?: string;
}

/** What a table may decide where the print leaves room or a group plays otherwise. */
export interface HouseRuling extends Setting {
  readonly kind: 'house';
}

/** How 18xx.games works, where its games could not be replayed otherwise. Comes with its preset; no table asks for it. */
export interface RecordedRuling extends Setting {
  readonly kind: 'recorded';
}

export const house = (setting: Setting): HouseRuling => ({ ...setting, kind: 'house' });
export const recorded = (setting: Setting): RecordedRuling => ({ ...setting, kind: 'recorded' });

export interface Variant {
  readonly id: string;
  readonly name: Words;
  readonly effect: Words;
  readonly players: readonly number[];
  /** Options it sets. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Sections of the rulebook, as `18CZ §XI.2`, whose rules hold in no game without it. */
  readonly sections?: readonly string[];
}

/** Whether chance decides who sits where and begins, or the order in which the players are named. */
export type Seating = 'drawn' | 'asSeated';

export interface SetupRequest {
  readonly rules: Rules;
  /** Clockwise, who begins first; where seats are drawn this is after the draw. */
  readonly seats: readonly PlayerId[];
  readonly seed: number;
  /** Absent in games stored by an earlier version. */
  readonly seating?: Seating | undefined;
  /** What chance decided, where a file already says so (imports); keys as the title names them. */
  readonly fixed?: Readonly<Record<string, unknown>>;
}

/** Where the ruling has this value, the question has this answer and not the rulebook's. */
export interface RuledAnswer {
  /** The question itself, by identity. */
  readonly question: object;
  readonly ruling: string;
  readonly value: OptionValue;
  readonly answer: unknown;
}

/** Refusals that shared pieces give, each also for one kind of action: `priceRange`, `priceRange.bid`. */
export type SharedRefusal = 'priceRange' | 'notOffered';
export type Citations<R extends string> = {
  readonly [K in SharedRefusal | `${SharedRefusal}.${ActionType}` | 'gameOver' | `gameOver.${string}`]?: R;
};

/** A figure of the moment. */
export interface Figure extends Remark {
  /** Kinds of decisions that it matters for; absent: all of them. */
  readonly for?: readonly ActionType[];
}

/** What a player owes, or answers for. */
export interface Duty {
  readonly player: PlayerId;
  /** The company that it is about. */
  readonly company?: CompanyId;
  /**
   * `due`: to be paid now, before anything else; `debt`: to be paid some time or counted off at the end; `obligation`: nothing is
   * owed yet, the amount is what it costs not to fulfil it.
   */
  readonly kind: 'due' | 'debt' | 'obligation';
  readonly amount: number;
  /** How it is called, with `amount` and whom it concerns. */
  readonly remark: Remark;
}

/** One way in which the game can end, and how far that is. */
export interface EndMark {
  /** `ending.<reason>` says it. */
  readonly reason: string;
  /** The last round, once that is known. */
  readonly last?: { readonly kind: string; readonly set: number; readonly number: number };
  /** The game ends with the next turn of this company. */
  readonly lastTurn?: CompanyId;
  /** What is left until then: money of the bank, money between the highest price and the end, trains, rounds. */
  readonly meter?: {
    readonly of: 'bank' | 'price' | 'trains' | 'rounds';
    readonly left: number;
    readonly total: number;
    /** The company with the highest price, or the train that ends it. */
    readonly what?: string;
  };
}

export interface Title<R extends string = string> {
  readonly id: string;
  readonly name: Words;
  readonly subtitle: Words;
  readonly designer: string;
  readonly currency: { readonly prefix: string; readonly suffix: string };
  readonly players: readonly number[];
  readonly variants: readonly Variant[];
  readonly options: readonly Setting[];
  readonly rulings: readonly HouseRuling[];
  readonly recorded: readonly RecordedRuling[];
  /** Answers that hold under a ruling, to questions that the title's rules ask. */
  readonly answers?: readonly RuledAnswer[];
  /** Rulings of older games that are called otherwise now, or that are gone: what stands for them. */
  readonly retired?: Readonly<Record<string, (value: OptionValue) => Readonly<Record<string, OptionValue>>>>;
  /** Named sets of rulings; `rulebook` is all standard, `18xx.games` is what imports use. */
  readonly presets: Readonly<Record<string, Readonly<Record<string, OptionValue>>>>;
  /** What the rulebook draws before the game: all seats, or only who begins; absent: nothing. */
  readonly draws?: 'seats' | 'firstTurn';
  readonly facts: (rules: Rules) => Facts;
  readonly setup: (request: SetupRequest) => State;
  /** What the set-up has decided, for the log; absent: nothing but what everybody can see. */
  readonly dealt?: (state: State) => readonly Event[];
  readonly steps: Readonly<Record<string, Step>>;
  /** What steps were called in earlier versions, and are called now: stored positions name them (`upToDate`). */
  readonly formerSteps?: Readonly<Record<string, string>>;
  /** A frame of an earlier version in the words of this one, where more than the name of its step has changed. */
  readonly formerFrame?: (frame: Frame) => Frame;
  /** Rule id → one short statement. Comes when it is read: no rule needs its text, and a table need not carry it. */
  readonly rulebook: () => Promise<Readonly<Record<R, Words>>>;
  /** Message keys of this title (refusals, special events, choices, terms). */
  readonly words: { readonly en: Readonly<Record<string, string>>; readonly ru: Readonly<Record<string, string>> };
  /**
   * Which rule stands behind a refusal that shared pieces give: `priceRange` and `notOffered`, also by kind of action
   * (`priceRange.bid`), which goes before; `gameOver`, also by the reason of the end (`gameOver.bankrupt`).
   */
  readonly cite: Citations<R>;
  /** The rule that says whose decision this is: everybody else is refused by it. */
  readonly turnRule: (state: State) => R;
  /**
   * Why something that no offer covers is not possible now, by the rule that forbids it; undefined: nothing to add. `over`: it
   * would have been possible in a step of this turn that is over. What would not have been possible there either is asked as if
   * that step were open.
   */
  readonly whyNot?: (state: State, action: Action, over?: boolean) => Refusal | undefined;
  /** Whether a limited bank has run out of money as soon as nothing is left; absent: when it cannot pay in full. */
  readonly breaksAtZero?: (state: State) => boolean;
  /** What a player is worth now, by the rules of scoring. */
  readonly worth: (state: State, player: PlayerId) => number;
  /** Who is placed how, best first, equals together; absent: by what they are worth. */
  readonly ranking?: (state: State, scores: Readonly<Record<PlayerId, number>>) => Ranking;
  /** Bids that stand until their lot comes up, by lot and player; the money for them is set aside. */
  readonly bids?: (state: State) => StandingBids;
  readonly certificateLimit: (state: State) => number;
  /** Percent of a company that counts towards the limit, by certificate: 0, ½ or 1 certificates. */
  readonly countsForLimit: (
    state: State,
    certificate: { readonly company: CompanyId; readonly kind: CertificateKind },
  ) => number;
  /** A private in a player's hand counts as one certificate. */
  readonly privatesCount?: boolean;
  readonly operatingOrder: (state: State) => readonly CompanyId[];
  readonly trainLimit: (state: State, company: CompanyId) => number;
  /** Companies still to come in the order in which they must be started, where there is one. */
  readonly queue?: (state: State) => readonly CompanyId[];
  /** What a company's card says beyond the usual. */
  readonly remarks?: (state: State, company: CompanyId) => readonly Remark[];
  /** Figures that have no place of their own on the table: a rate of interest, a common price, debts. */
  readonly notes?: (state: State) => readonly Figure[];
  /** The ways in which the game can end from here; of what is decided only the one that comes first. */
  readonly ends?: (state: State) => readonly EndMark[];
  /** What players owe and answer for. */
  readonly duties?: (state: State) => readonly Duty[];
  /** How its tiles follow each other, for tile charts; absent: as tiles usually do. */
  readonly upgrades?: UpgradePolicy;
  /** How it traces track, for showing what a company reaches; absent: any track that joins. */
  readonly network?: NetworkPolicy;
  /** Invariants of its own, run by the referee; each says what is wrong. */
  readonly referee?: (state: State) => readonly string[];
  /** What the title does of itself after something happened (phase effects, closings). */
  readonly after?: (move: Move, event: Event) => void;
}

const titles = new Map<string, Title>();

const factsByText = new Map<string, Facts>();

/** Makes a title known; titles do it when they are loaded. */
export const registerTitle = <R extends string = string>(title: Title<R>): Title => {
  // Facts are those of the title as it was: tests put an altered one in its place.
  if (titles.has(title.id)) factsByText.clear();
  titles.set(title.id, title);
  return title;
};

export const knownTitle = (id: string): Title | undefined => titles.get(id);

const titleFor = (rules: Rules): Title => {
  const title = titles.get(rules.title);
  if (!title) throw new Error(`title ${rules.title} has not been loaded`);
  return title;
};

export const titleOf: (state: { readonly rules: Rules }) => Title = memoOfRules(titleFor);

/** The facts a game is played with: map, market, trains… for its player count and options. */
export const factsOf: (state: { readonly rules: Rules }) => Facts = memoOfRules((rules: Rules): Facts => {
  const text = JSON.stringify(rules);
  let facts = factsByText.get(text);
  if (!facts) {
    facts = titleFor(rules).facts(rules);
    // A handful of configurations is in use at a time; the cache must not grow with a server's life.
    if (factsByText.size > 200) factsByText.clear();
    factsByText.set(text, facts);
  }
  return facts;
});
