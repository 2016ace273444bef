/** 1849 §9.2, §9.5: what may be sold, why something may not, and selling it. */
import {
  type ActionOf,
  BANK,
  type Certificate,
  certificate,
  certificatesAt,
  type CompanyId,
  companyOf,
  distinctPicks,
  emit,
  firstRefusal,
  flatMap,
  frameOf,
  type Move,
  one,
  type Option,
  percentAt,
  percentOf,
  type PlayerId,
  type Refusal,
  type State,
  transfer,
} from '@roundhouse/engine';
import { policy } from '../../common/policy.ts';
import { losesPresidency } from '../../common/presidency.ts';
import { heirOf, ordinariesAt, swapPresidency } from './presidency.ts';
import { dropForSale } from './prices.ts';
import { ruling } from '../rulings.ts';
import { foundedCorporations } from './slots.ts';
import { STEP } from '../steps.ts';
import { pay, refuse } from '../vocabulary.ts';
import { marketValue } from '../../common/values.ts';

export type Sale = ActionOf<'sellShares'>;

/** §9.2-d. */
export const POOL_LIMIT = 50;

/** Certificates sold together. The president's one stands for what is received for it, whole (20%) or by half (10%). */
export interface Block {
  readonly pick: readonly Certificate[];
  readonly percent: number;
}

export const presidentsIn = (pick: readonly Certificate[]): Certificate | undefined =>
  pick.find((each) => each.kind === 'president');

export const soldByHalf = ({ pick, percent }: Block): boolean =>
  presidentsIn(pick) !== undefined && percent < percentOf(pick);

/** Everything a player might sell of a corporation; identical certificates count once. */
export const blocksOf = (state: State, seller: PlayerId, company: CompanyId): readonly Block[] => {
  const held = certificatesAt(state, seller, company);
  const presidents = presidentsIn(held);
  const others = held.filter((each) => each !== presidents);
  const plain = distinctPicks(others).map((pick): Block => ({ pick, percent: percentOf(pick) }));
  if (!presidents) return plain;
  const ordinaries = others.filter((each) => each.kind === 'ordinary').length;
  const withPresidents = flatMap([{ pick: [], percent: 0 }, ...plain], ({ pick, percent }): readonly Block[] => {
    const whole = { pick: [presidents, ...pick], percent: percent + presidents.percent };
    // Half of it is the same as an ordinary certificate of one's own, where there is one left.
    const allOrdinaries = pick.filter((each) => each.kind === 'ordinary').length === ordinaries;
    return allOrdinaries ? [{ ...whole, percent: percent + presidents.percent / 2 }, whole] : [whole];
  });
  return [...plain, ...withPresidents].sort((a, b) => a.percent - b.percent);
};

/** What a president who gives up the office may sell, and what the heir gives where half of the certificate is sold. */
export interface GivingUpOffice {
  readonly whyNot: (
    state: State,
    seller: PlayerId,
    company: CompanyId,
    block: Block,
    heir: PlayerId,
  ) => Refusal | undefined;
  readonly givenForHalf: (state: State, company: CompanyId, heir: PlayerId) => readonly Certificate[];
}

/** §9.5-e, §9.6-b: the last certificate is not split: half is sold only where the heir gives two ordinary ones. */
export const givingUpOffice = policy<GivingUpOffice>({
  whyNot: (state, _seller, company, block, heir) =>
    soldByHalf(block) && ordinariesAt(state, heir, company).length < 2
      ? refuse('1849 §9.6-b', 'lastNotSplit', { company })
      : undefined,
  givenForHalf: (state, company, heir) => ordinariesAt(state, heir, company).slice(0, 2),
});

const whyNotByPresident = (state: State, seller: PlayerId, company: CompanyId, block: Block): Refusal | undefined => {
  const heir = heirOf(state, company);
  const canGive = heir !== undefined && percentAt(state, heir, company) >= 20;
  if (!canGive) return refuse('1849 §9.5-d', 'presidencyStays', { company });
  if (!losesPresidency(state, seller, company, block.percent))
    return refuse('1849 §9.5-d', 'majorityStays', { company });
  return givingUpOffice.of(state).whyNot(state, seller, company, block, heir);
};

/** §9.2-c: it has completed an operating round; a turn of the round that is going on is none yet. */
const hasOperated = (state: State, company: CompanyId): boolean => {
  const { turns } = companyOf(state, company);
  if (ruling(state, 'soldAfterFirstTurn')) return turns > 0;
  const round = frameOf(state, STEP.operatingRound);
  const onTurn = frameOf(state, STEP.operatingTurn)?.company === company;
  return turns > (round?.operated.includes(company) && !onTurn ? 1 : 0);
};

/** §9.2, §9.5: the legal sale test. */
export const whyNotSell = (state: State, seller: PlayerId, company: CompanyId, block: Block): Refusal | undefined =>
  firstRefusal(
    () => (hasOperated(state, company) ? undefined : refuse('1849 §9.2-c', 'notOperatedYet', { company })),
    () =>
      percentAt(state, 'pool', company) + block.percent > POOL_LIMIT
        ? refuse('1849 §9.2-d', 'poolLimit', { limit: POOL_LIMIT })
        : undefined,
    () => (presidentsIn(block.pick) ? whyNotByPresident(state, seller, company, block) : undefined),
  );

const saleOf = (seller: PlayerId, company: CompanyId, { pick, percent }: Block): Sale => ({
  type: 'sellShares',
  by: seller,
  company,
  certificates: pick.map((each) => each.id),
  percent,
});

export type MoreRefusals = (company: CompanyId, block: Block) => Refusal | undefined;

const salesOfCompany = (state: State, seller: PlayerId, company: CompanyId, more: MoreRefusals): readonly Option[] => {
  const blocks = blocksOf(state, seller, company);
  const [smallest] = blocks;
  if (!smallest) return [];
  if (!hasOperated(state, company))
    return [one(saleOf(seller, company, smallest), whyNotSell(state, seller, company, smallest))];
  return blocks.map((block) =>
    one(saleOf(seller, company, block), whyNotSell(state, seller, company, block) ?? more(company, block)),
  );
};

/** All sales a player might try. */
export const saleOptions = (
  state: State,
  seller: PlayerId,
  about?: Sale,
  more: MoreRefusals = () => undefined,
): readonly Option[] =>
  flatMap(
    foundedCorporations(state).filter((company) => !about || about.company === company),
    (company) => salesOfCompany(state, seller, company, more),
  );

/** Whether any of the `saleOptions` is open; most often the first share is. */
export const canSell = (state: State, seller: PlayerId): boolean =>
  foundedCorporations(state).some((company) => {
    if (!hasOperated(state, company)) return false;
    const isOpen = (block: Block): boolean => !whyNotSell(state, seller, company, block);
    const held = certificatesAt(state, seller, company);
    return (
      held.some((each) => each.kind !== 'president' && isOpen({ pick: [each], percent: each.percent })) ||
      (held.length > 0 && blocksOf(state, seller, company).some(isOpen))
    );
  });

/** The largest amount of a corporation that a player may sell at once, in the fewest certificates; undefined: nothing. */
export const largestSale = (
  state: State,
  seller: PlayerId,
  company: CompanyId,
  more: MoreRefusals = () => undefined,
): Block | undefined => {
  const open = blocksOf(state, seller, company).filter(
    (block) => !whyNotSell(state, seller, company, block) && !more(company, block),
  );
  const most = Math.max(...open.map(({ percent }) => percent));
  return open.filter(({ percent }) => percent === most).sort((a, b) => a.pick.length - b.pick.length)[0];
};

/** §9.5-e: the swap comes first, then ordinary and last certificates go to the pool. */
const giveUpPresidency = (move: Move, company: CompanyId, seller: PlayerId, block: Block): void => {
  const heir = heirOf(move.state, company);
  if (!heir) throw new Error(`nobody can become president of ${company}`);
  if (!presidentsIn(block.pick)) {
    swapPresidency(move, company, heir, seller);
    return;
  }
  if (!soldByHalf(block)) {
    swapPresidency(move, company, heir, 'pool');
    return;
  }
  // Half of what the heir gives is kept.
  const given = givingUpOffice.of(move.state).givenForHalf(move.state, company, heir);
  swapPresidency(move, company, heir, 'pool', given);
  const [kept] = ordinariesAt(move.state, 'pool', company);
  if (!kept) throw new Error(`no ordinary certificate of ${company} is left for ${seller}`);
  transfer(move, company, [kept.id], seller);
};

/** §9.2-a: certificates to the pool, money from the bank, the marker down. */
export const sell = (move: Move, action: Sale): void => {
  const { by: seller, company, certificates, percent } = action;
  const pick = flatMap(certificates, (id) => certificate(move.state, company, id) ?? []);
  const block: Block = { pick, percent };
  const price = marketValue(move.state, company, percent);
  const presidents = presidentsIn(pick);
  const loses = losesPresidency(move.state, seller, company, percent);
  pay(move, BANK, seller, price, 'shares');
  emit(move, { type: 'sharesSold', who: seller, company, certificates, percent, price });
  transfer(
    move,
    company,
    pick.filter((each) => each !== presidents).map((each) => each.id),
    'pool',
  );
  if (loses) giveUpPresidency(move, company, seller, block);
  dropForSale(move, company, percent);
};
