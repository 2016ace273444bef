/**
 * Events: what happened, in the language of the game. Log lines, animations, notifications and statistics are views of
 * them. What only one title knows is a `special` event with a key of its own language file.
 *
 * Entries are the bookkeeping among them: every movement of money, certificates, trains and share prices is one. The verbs
 * that move something write them, so that no title can forget one, and all holdings can be added up from the log alone.
 */
import type {
  CellId,
  CertificateId,
  CertificateKind,
  CompanyId,
  Holder,
  Json,
  Place,
  PlayerId,
  PrivateId,
  RoundMark,
  Train,
  TrainId,
} from './state.ts';
import type { HexId, Rotation, TileId } from './track/types.ts';

/** A certificate that went from one place to another; null where it did not exist before or does not exist after. */
export type MovedCertificate = {
  readonly id: CertificateId;
  readonly percent: number;
  readonly kind: CertificateKind;
  readonly from: Place | null;
  readonly to: Place | null;
};

/** A train that somebody lost or is about to lose: the name it ran under, and where it was. */
export type LostTrain = {
  readonly train: TrainId;
  readonly name: string;
  readonly owner: Train['at'];
};

export type Event =
  | {
      readonly type: 'roundBegan';
      readonly kind: string;
      readonly set: number;
      readonly number: number;
      /** How many of its kind the set has; 0 where that is not fixed. */
      readonly of: number;
    }
  | { readonly type: 'turnBegan'; readonly who: PlayerId | CompanyId }
  | { readonly type: 'passed'; readonly player: PlayerId; readonly company?: CompanyId; readonly step?: string }
  | {
      readonly type: 'bid';
      readonly player: PlayerId;
      readonly item: string;
      readonly price: number;
      /** Where a private could be meant: the two may share an id. */
      readonly of?: 'company';
    }
  | {
      readonly type: 'privateBought';
      readonly who: PlayerId | CompanyId;
      readonly from: Holder;
      readonly private: PrivateId;
      readonly price: number;
    }
  | { readonly type: 'privateClosed'; readonly private: PrivateId }
  | {
      readonly type: 'proposed';
      readonly player: PlayerId;
      readonly to: PlayerId;
      readonly key: string;
      readonly args: Readonly<Record<string, Json>>;
    }
  | { readonly type: 'answered'; readonly player: PlayerId; readonly accept: boolean; readonly noMore: boolean }
  /** An entry. `for` is a reason of the title's vocabulary; `of` what it concerns: a private, a company. */
  | {
      readonly type: 'paid';
      readonly from: Holder;
      readonly to: Holder;
      readonly amount: number;
      readonly for: string;
      readonly of?: string;
    }
  /** An entry. */
  | { readonly type: 'certificatesMoved'; readonly company: CompanyId; readonly moved: readonly MovedCertificate[] }
  /** An entry. */
  | {
      readonly type: 'trainMoved';
      readonly train: TrainId;
      readonly name: string;
      readonly from: Train['at'];
      readonly to: Train['at'];
    }
  /** An entry; null is the bank, or nobody once it is closed. */
  | {
      readonly type: 'privateMoved';
      readonly private: PrivateId;
      readonly from: PlayerId | CompanyId | null;
      readonly to: PlayerId | CompanyId | null;
    }
  /** An entry: a company has a share price now. */
  | { readonly type: 'priceSet'; readonly company: CompanyId; readonly price: number; readonly cell: CellId }
  /** An entry: a company no longer has a share price. */
  | { readonly type: 'priceGone'; readonly company: CompanyId; readonly from: number }
  | { readonly type: 'companyStarted'; readonly player: PlayerId; readonly company: CompanyId; readonly price: number }
  | { readonly type: 'companyFloated'; readonly company: CompanyId; readonly capital: number }
  | { readonly type: 'companyClosed'; readonly company: CompanyId; readonly why: string }
  | {
      readonly type: 'sharesBought';
      readonly who: PlayerId | CompanyId;
      readonly company: CompanyId;
      readonly certificates: readonly CertificateId[];
      readonly percent: number;
      readonly from: string;
      readonly price: number;
    }
  | {
      readonly type: 'sharesSold';
      readonly who: PlayerId | CompanyId;
      readonly company: CompanyId;
      readonly certificates: readonly CertificateId[];
      readonly percent: number;
      readonly price: number;
    }
  | { readonly type: 'shorted'; readonly player: PlayerId; readonly company: CompanyId; readonly price: number }
  | {
      readonly type: 'presidencyChanged';
      readonly company: CompanyId;
      readonly from: PlayerId | null;
      readonly to: PlayerId | null;
    }
  | {
      readonly type: 'priceMoved';
      readonly company: CompanyId;
      readonly from: number;
      readonly to: number;
      readonly cells: readonly [from: CellId, to: CellId];
      readonly why: string;
    }
  | {
      readonly type: 'tileLaid';
      readonly company: CompanyId;
      readonly hex: HexId;
      readonly tile: TileId;
      readonly rotation: Rotation;
      readonly cost: number;
    }
  | {
      readonly type: 'tokenPlaced';
      readonly company: CompanyId;
      readonly hex: HexId;
      readonly city: number;
      readonly cost: number;
    }
  | { readonly type: 'tokenRemoved'; readonly company: CompanyId; readonly hex: HexId; readonly city: number }
  | {
      readonly type: 'trainsRan';
      readonly company: CompanyId;
      readonly revenue: number;
      readonly runs: readonly {
        readonly train: TrainId;
        readonly revenue: number;
        readonly stops: readonly string[];
        /** What each stop adds to this run, where stops may go unpaid. */
        readonly paid?: readonly number[];
        /** Trains that run as one, in order. */
        readonly chain?: readonly TrainId[];
      }[];
    }
  | {
      readonly type: 'dividend';
      readonly company: CompanyId;
      readonly kind: string;
      readonly revenue: number;
      readonly perShare: number;
      readonly paid: Readonly<Record<string, number>>;
    }
  | {
      readonly type: 'trainBought';
      readonly company: CompanyId;
      readonly train: TrainId;
      readonly name: string;
      readonly from: string;
      readonly price: number;
    }
  | { readonly type: 'trainDiscarded'; readonly company: CompanyId; readonly train: TrainId; readonly name: string }
  | {
      readonly type: 'trainsRusted';
      readonly names: readonly string[];
      readonly trains: readonly TrainId[];
      readonly owners: readonly string[];
      readonly lost: readonly LostTrain[];
    }
  | {
      readonly type: 'trainsObsolete';
      readonly names: readonly string[];
      readonly trains: readonly TrainId[];
      readonly lost: readonly LostTrain[];
    }
  | { readonly type: 'trainExported'; readonly train: TrainId; readonly name: string }
  | { readonly type: 'phaseBegan'; readonly phase: string; readonly before: string }
  | { readonly type: 'loansTaken'; readonly company: CompanyId; readonly count: number; readonly amount: number }
  | { readonly type: 'loansRepaid'; readonly company: CompanyId; readonly count: number; readonly amount: number }
  | { readonly type: 'companiesMerged'; readonly survivor: CompanyId; readonly absorbed: CompanyId }
  | { readonly type: 'bankrupt'; readonly player: PlayerId }
  | { readonly type: 'endTriggered'; readonly reason: string }
  | { readonly type: 'gameEnded'; readonly reason: string; readonly scores: Readonly<Record<PlayerId, number>> }
  | { readonly type: 'special'; readonly key: string; readonly args: Readonly<Record<string, Json>> };

export type EventType = Event['type'];

const ENTRIES = [
  'paid',
  'certificatesMoved',
  'trainMoved',
  'privateMoved',
  'priceSet',
  'priceGone',
] as const satisfies readonly EventType[];

export type Entry = Extract<Event, { readonly type: (typeof ENTRIES)[number] }>;

const entries: ReadonlySet<EventType> = new Set(ENTRIES);

/** Whether an event is bookkeeping: a movement that belongs to something else that happened. */
export const isEntry = (event: Event): event is Entry => entries.has(event.type);

export const roundBegan = ({ kind, set, number, of }: RoundMark): Event => ({
  type: 'roundBegan',
  kind,
  set,
  number,
  of,
});
