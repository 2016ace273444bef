/**
 * Events: what happened, in the language of the game. Log lines, animations, notifications and statistics are views of
 * them. What only one title knows is a `special` event with a key of its own language file.
 */
import type { CertificateId, CompanyId, Holder, Json, PlayerId, PrivateId, TrainId } from './state.ts';
import type { HexId, Rotation, TileId } from './track/types.ts';

export type Event =
  | { readonly type: 'roundBegan'; readonly kind: string; readonly set: number; readonly number: number }
  | { readonly type: 'turnBegan'; readonly who: PlayerId | CompanyId }
  | { readonly type: 'passed'; readonly player: PlayerId; readonly company?: CompanyId; readonly step?: string }
  | { readonly type: 'bid'; readonly player: PlayerId; readonly item: string; readonly price: number }
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
  | { readonly type: 'paid'; readonly from: Holder; readonly to: Holder; readonly amount: number; readonly for: string }
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
    }
  | { readonly type: 'trainsObsolete'; readonly names: readonly string[]; readonly trains: readonly TrainId[] }
  | { readonly type: 'trainExported'; readonly train: TrainId; readonly name: string }
  | { readonly type: 'phaseBegan'; readonly phase: string }
  | { readonly type: 'loansTaken'; readonly company: CompanyId; readonly count: number; readonly amount: number }
  | { readonly type: 'loansRepaid'; readonly company: CompanyId; readonly count: number; readonly amount: number }
  | { readonly type: 'companiesMerged'; readonly survivor: CompanyId; readonly absorbed: CompanyId }
  | { readonly type: 'bankrupt'; readonly player: PlayerId }
  | { readonly type: 'endTriggered'; readonly reason: string }
  | { readonly type: 'gameEnded'; readonly reason: string; readonly scores: Readonly<Record<PlayerId, number>> }
  | { readonly type: 'special'; readonly key: string; readonly args: Readonly<Record<string, Json>> };

export type EventType = Event['type'];
