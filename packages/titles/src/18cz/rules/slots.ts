/** What a game of 18CZ remembers beyond the common state. */
import { type CompanyId, type PlayerId, slot } from '@roundhouse/engine';
import { soldThisRoundIn } from '../../common/soldThisRound.ts';
import type { Size } from '../companies.ts';

/** Companies that a player sold this round, by player; cleared when a stock round begins. */
export const soldThisRound = soldThisRoundIn('sold');

/** How many operating rounds have begun: the round marker. */
export const operatingRounds = slot<number>('operatingRounds', 0);

/** Sides that have come into play at least once; they scrap for good. */
export const sidesPlayed = slot<readonly string[]>('sidesPlayed', []);

/** §VIII.11: what players owe the bank. */
export const debts = slot<Readonly<Record<PlayerId, number>>>('debts', {});

/** §VIII.11: the penalties that loans leave, paid back or not. */
export const penalties = slot<Readonly<Record<PlayerId, number>>>('penalties', {});

/** The companies that chance gives Vaclav, by size. */
export const vaclavDraw = slot<Readonly<Record<Size, CompanyId>> | null>('vaclavDraw', null);
