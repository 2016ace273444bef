/** What 18MEX remembers beyond the usual. */
import { type CompanyId, type PlayerId, slot, type TrainId } from '@roundhouse/engine';
import { soldThisRoundIn } from '../../common/soldThisRound.ts';

/** Stock rounds that ended with company #1 unsold (§3.1.2). */
export const ladder = slot<number>('ladder', 0);

/** The stock round in which trading opened; 0 before. */
export const tradingSince = slot<number>('tradingSince', 0);

/** Majors of which a player has sold shares in this stock round (§3.2#3). */
export const soldBy = soldThisRoundIn('soldBy');

/** Players who were above a limit when this stock round began and still are: they sell in their turn (§3.3). */
export const mustSell = slot<readonly PlayerId[]>('mustSell', []);

/** Minors that close at the start of the next stock round (§8(c)). */
export const minorsWait = slot<boolean>('minorsWait', false);

/** Replacement tokens of NdM that are kept for the merger (§5.3(f)). */
export const replacementTokens = slot<number>('replacementTokens', 2);

/** The certificate limit has risen by one (§5.3(i)). */
export const limitRaised = slot<boolean>('limitRaised', false);

/** The tie-break round has been or is being played (§6.1#4). */
export const tieBreakPlayed = slot<boolean>('tieBreakPlayed', false);

/** Majors that have forfeited their extra yellow tile (D-30). */
export const noExtraYellow = slot<readonly CompanyId[]>('noExtraYellow', []);

/** Trains of majors that have had their income in this operating round (ruling `mergedTrainsRunAgain`). */
export const ranThisRound = slot<readonly TrainId[]>('ranThisRound', []);

/** A phase that has begun with the purchase that is being carried out; its effects come when the train is paid. */
export const newPhase = slot<string>('newPhase', '');
