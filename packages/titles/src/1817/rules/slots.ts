/** What a game of 1817 remembers beyond the common state. */
import { type CertificateId, type CompanyId, type PlayerId, type PrivateId, slot } from '@roundhouse/engine';
import { soldThisRoundIn } from '../../common/soldThisRound.ts';
import type { Zone } from './zones.ts';

const SEED_MONEY = 200;

/** auc.3: what the bank still adds to bids for privates. */
export const seedMoneyLeft = slot<number>('seedMoney', SEED_MONEY);

/** A row of the pyramid; null: that place is empty. */
export type Row = readonly (PrivateId | null)[];

/** vauc.1: the privates that are still for sale, from the top. */
export const pyramid = slot<readonly Row[]>('pyramid', []);

/** ipo.12: companies founded in this stock round cannot be sold or shorted in it. */
export const startedNow = slot<readonly CompanyId[]>('startedNow', []);

/** buy.3: companies that a player has sold or shorted in this stock round. */
export const soldNow = soldThisRoundIn('soldNow');

/** Certificates of pairs in the order in which they came, by company: mergers number the new ones in that order. */
export const pairOrder = slot<Readonly<Record<CompanyId, readonly CertificateId[]>>>('pairOrder', {});

/** liq.3: loans of a company in liquidation, set aside until it is settled. */
export const loansSetAside = slot<number>('loansSetAside', 0);

/** loan.6: the rate of this operating round; null: it follows the loans. */
export const fixedInterestRate = slot<number | null>('interestRate', null);

/** crisis: what a player owes beyond their cash. */
export const debts = slot<Readonly<Record<PlayerId, number>>>('debts', {});

/** auct.1: who was president when the company turned red begins its auction even after their bankruptcy. */
export const formerPresidents = slot<Readonly<Record<CompanyId, PlayerId>>>('formerPresidents', {});

/** Zones when the M&A round began. */
export const zonesAtStart = slot<Readonly<Record<CompanyId, Zone>>>('zonesAtStart', {});

/** ma.3: companies that the loans of their own conversion or merger brought into gray. */
export const grayByGrowth = slot<readonly CompanyId[]>('grayByGrowth', []);

/** vpriv.3: types that have come out. */
export const inventorDone = slot<readonly string[]>('inventorDone', []);
