/** Stock turns as 18xx.games knows them. */
import {
  type ActionOf,
  cashOf,
  certificate,
  certificatesAt,
  certificatesCounted,
  flatMap,
  isPlayer,
  type Option,
  percentAt,
  phaseIndex,
  type PlayerId,
  type Refusal,
  type State,
} from '@roundhouse/engine';
import { playerOwning } from '../../common/privatePurchase.ts';
import { successorAt } from '../../common/presidency.ts';
import { FREE_CERTIFICATE } from '../companies.ts';
import { certificateLimit } from '../rules/limits.ts';
import { option } from '../settings.ts';
import { mergedOffer } from './memory.ts';
import { recorded } from './rulings.ts';
import { cellsInZone, refuse } from '../vocabulary.ts';

type Sale = ActionOf<'sellShares'>;

/**
 * `presidentsLast`: the president's certificate goes with all other shares but half ones, to a successor who gives two of
 * 10% for it (D-13); of NdM it is broken only where what comes back from the open market is 10%, not a 5% certificate
 * that lies there first.
 */
export const breaksOrder = (state: State, { by, company, certificates, percent }: Sale): boolean => {
  const sold = flatMap(certificates, (id) => certificate(state, company, id) ?? []);
  if (!sold.some(({ kind }) => kind === 'president')) return false;
  const kept = certificatesAt(state, by, company).filter(
    ({ id, kind }) => kind === 'ordinary' && !certificates.includes(id),
  );
  const broken = sold.reduce((sum, each) => sum + each.percent, 0) > percent;
  const successor = successorAt(state, company, percentAt(state, by, company) - percent);
  const tens = successor ? certificatesAt(state, successor, company).filter(({ kind }) => kind === 'ordinary') : [];
  return (
    kept.length > 0 ||
    (successor !== null && tens.length < 2) ||
    (broken && certificatesAt(state, 'pool', company)[0]?.kind === 'half')
  );
};

/** `changeAlone`: nothing is sold with change by a player who can sell nothing else. */
export const withoutLoneChange = (options: readonly Option[], all: () => readonly Option[]): readonly Option[] => {
  const isChange = (each: Option): boolean =>
    each.kind === 'one' && each.action.type === 'sellShares' && each.action.exchange !== undefined;
  if (!options.some(isChange) || all().some((each) => !each.refusal && !isChange(each))) return options;
  return options.filter((each) => !isChange(each));
};

/** `earlyKcmoLimitsTrade` (D-31): the only privates that are traded before Phase 3; undefined: all. */
const onlyTraded = (state: State): readonly string[] | undefined => {
  if (!recorded(state, 'earlyKcmoLimitsTrade')) return undefined;
  const kcmo = option(state, 'earlyKcmo');
  const boleo = option(state, 'baja');
  if (!kcmo && !boleo) return undefined;
  const early = phaseIndex(state, state.phase) < phaseIndex(state, '3');
  return early ? [...(kcmo ? ['KCMO'] : []), ...(boleo ? ['CdB'] : [])] : undefined;
};

/** `mirBringsShareAgain`: a share that a player holds cannot come with MIR again. */
const whyNotMir = (state: State, id: string): Refusal | undefined => {
  const free = FREE_CERTIFICATE[id];
  if (id !== 'MIR' || !free || !recorded(state, 'mirBringsShareAgain')) return undefined;
  const lies = certificate(state, free.company, free.id);
  return lies && isPlayer(lies.at)
    ? refuse('18MEX §3.2(c)(4)', 'shareCannotCome', { private: id, company: free.company })
    : undefined;
};

const privateIn = (each: Option): string | undefined =>
  each.kind === 'price' && each.action.type === 'buyPrivate' ? each.action.private : undefined;

export const tradedAsRecorded = (state: State, options: readonly Option[]): readonly Option[] => {
  const only = onlyTraded(state);
  return flatMap(options, (each) => {
    const id = privateIn(each);
    if (id === undefined) return [each];
    if (only && !only.includes(id)) return [];
    const refusal = each.refusal ?? whyNotMir(state, id);
    return [refusal ? { ...each, refusal } : each];
  });
};

/** One of the privates named for early trade is with a player, be it the one who would buy. */
const namedForSale = (state: State): boolean =>
  onlyTraded(state)?.some((id) => playerOwning(state, id) !== null) ?? false;

/** MIR is with somebody else; that its share cannot come again is not looked at before it is bought. */
const mirForSale = (state: State, player: PlayerId): boolean => {
  const owner = playerOwning(state, 'MIR');
  if (owner === null || owner === player || whyNotMir(state, 'MIR') === undefined) return false;
  return onlyTraded(state)?.includes('MIR') ?? true;
};

/** Whether a private seems to be for sale to a player who could only find that it is not. */
export const seemsForSale = (state: State, player: PlayerId): boolean =>
  cashOf(state, player) > 0 && (namedForSale(state) || mirForSale(state, player));

/** A certificate of the major that was merged counts as one that could be bought. */
export const couldPayForMerged = (state: State, player: PlayerId): boolean => {
  const offered = mergedOffer.get(state);
  if (offered <= 0) return false;
  const price = (Math.min(...cellsInZone(state, 'par').map((each) => each.price)) * offered) / 10;
  return cashOf(state, player) >= price && certificatesCounted(state, player) < certificateLimit(state);
};
