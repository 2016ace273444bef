/** 1862 §5.2: shares fold 2:1 in mergers, acquisitions and refinancings. */
import {
  amend,
  BANK,
  cashOf,
  type Certificate,
  certificate,
  type CompanyId,
  companyOf,
  defineStep,
  type Frame,
  isPlayer,
  type Move,
  one,
  type PlayerId,
  playersFrom,
  pop,
  priceOf,
  push,
  type Refusal,
  setPresident,
  type State,
  updateCompany,
} from '@roundhouse/engine';
import { ruling } from '../rulings.ts';
import { exchangeRest, type FoldHolder } from './exchange.ts';
import { fullUnion } from './union.ts';
import { takeDirectorship } from './directorship.ts';
import { isChartered } from './slots.ts';
import {
  directors,
  directorsAt,
  DIRECTORS_SHARES,
  hand,
  largestHolder,
  ordinaryAt,
  sharesAt,
  sharesOf,
} from './certificates.ts';
import { pay, refuse, special } from '../vocabulary.ts';
import { STEP } from '../steps.ts';

export interface FoldPlan {
  readonly kind: 'merger' | 'acquisition' | 'refinancing';
  /** The company on turn; its director initiates. */
  readonly acting: CompanyId;
  readonly survivor: CompanyId;
  readonly other: CompanyId | null;
  /** Price of the train that a refinancing is for. */
  readonly trainPrice?: number;
}

/** §5.2.4 step 5: what an option costs, and what giving it up brings. */
type OptionNow = {
  readonly holder: FoldHolder;
  /** The id of its certificate; stored positions call it so. */
  readonly paper: string;
  readonly redeem: number;
  readonly sell: number;
};

export interface FoldFrame extends Frame {
  readonly kind: FoldPlan['kind'];
  readonly acting: CompanyId;
  readonly survivor: CompanyId;
  readonly other: CompanyId | null;
  readonly initiator: PlayerId;
  /** Directors before the procedure, for the record. */
  readonly directors: Readonly<Record<CompanyId, PlayerId | null>>;
  /** Who has not yet acted: players clockwise from the initiator, then the acting company for the treasuries. */
  readonly queue: readonly FoldHolder[];
  readonly option: OptionNow | null;
  readonly trainPrice: number;
}

const companiesOf = ({ survivor, other }: Pick<FoldFrame, 'survivor' | 'other'>): readonly CompanyId[] =>
  other === null ? [survivor] : [survivor, other];

/** Steps 2 to 4: the initial offering goes to the pool, all treasury shares become one holding. */
export const beginFold = (move: Move, plan: FoldPlan): void => {
  const { kind, acting, survivor, other, trainPrice = 0 } = plan;
  const initiator = companyOf(move.state, acting).president;
  if (!initiator) throw new Error(`${acting} has no director`);
  const both = companiesOf(plan);
  for (const company of both)
    if (isChartered(move.state, company)) hand(move, company, ordinaryAt(move.state, 'ipo', company), 'pool');
  for (const company of both)
    if (company !== acting) hand(move, company, ordinaryAt(move.state, company, company), acting);
  const holders = playersFrom(move.state, initiator).filter((player) =>
    both.some((company) => sharesAt(move.state, player, company) > 0),
  );
  const frame = STEP.fold.frame({
    kind,
    acting,
    survivor,
    other,
    initiator,
    directors: Object.fromEntries(both.map((company) => [company, companyOf(move.state, company).president])),
    queue: [...holders, acting],
    option: null,
    trainPrice,
  });
  if (kind === 'refinancing') special(move, 'refinances', { company: survivor });
  push(move, frame);
};

/** While the procedure runs directorships are not checked: nobody is shown as director without the certificate. */
const hideDirectors = (move: Move, frame: FoldFrame): void => {
  for (const company of companiesOf(frame)) {
    const { president } = companyOf(move.state, company);
    if (president && directors(move.state, company).at !== president) updateCompany(move, company, { president: null });
  }
};

const heldBy = (state: State, frame: FoldFrame, holder: FoldHolder): number =>
  companiesOf(frame).reduce((sum, company) => sum + sharesAt(state, holder, company), 0);

/** Step 1: a director with fewer than six shares swaps their certificate for three of the pool, or it becomes an option. */
const directorsStep = (move: Move, frame: FoldFrame, holder: FoldHolder): Certificate | 'none' | 'swapped' => {
  const { state } = move;
  const paper = companiesOf(frame)
    .map((company) => directorsAt(state, holder, company))
    .find((each) => each !== undefined);
  if (!paper || heldBy(state, frame, holder) >= 2 * DIRECTORS_SHARES) return 'none';
  // the survivor's first; of alike ones those that came last.
  const plain = companiesOf(frame).flatMap((company) => ordinaryAt(state, 'pool', company).toReversed());
  if (plain.length >= DIRECTORS_SHARES) {
    for (const each of plain.slice(0, DIRECTORS_SHARES)) hand(move, each.company, [each], holder);
    hand(move, paper.company, [paper], 'pool');
    special(move, 'directorSwaps', { holder, company: paper.company });
    return 'swapped';
  }
  for (const company of companiesOf(frame))
    hand(move, company, ordinaryAt(state, holder, company).toReversed(), 'pool');
  special(move, 'optionCertificate', { holder, company: paper.company });
  return paper;
};

/** Step 2: half of the shares return to the pool, the other company's first; the odd one of the rest is the option. */
const returnHalf = (
  move: Move,
  frame: FoldFrame,
  holder: FoldHolder,
): { rest: readonly Certificate[]; odd: Certificate | undefined } => {
  const { state } = move;
  const { survivor, other } = frame;
  const mine = (company: CompanyId): readonly Certificate[] => ordinaryAt(state, holder, company);
  const director = (company: CompanyId): readonly Certificate[] => {
    const paper = directorsAt(state, holder, company);
    return paper ? [paper] : [];
  };
  const order = [
    ...(other === null ? [] : [...director(other), ...mine(other)]),
    ...mine(survivor).toReversed(),
    ...director(survivor),
  ];
  const total = order.reduce((sum, each) => sum + sharesOf(each), 0);
  const half = Math.floor(total / 2);
  let returned = 0;
  let at = 0;
  for (; returned < half; at++) {
    const paper = order[at];
    if (!paper) throw new Error(`${holder} has too few shares to return`);
    returned += sharesOf(paper);
    hand(move, paper.company, [paper], 'pool');
  }
  if (half > 0) special(move, 'halfReturned', { holder, shares: half });
  const rest = order.slice(at);
  return { rest, odd: total % 2 === 1 ? rest[0] : undefined };
};

/** Step 5: the cost of an option share, and of an option certificate whose owner had so many shares. */
const optionFor = (
  state: State,
  frame: FoldFrame,
  holder: FoldHolder,
  paper: Certificate,
  before: number | null,
): OptionNow => {
  const price = priceOf(state, frame.survivor);
  const shares = before ?? 1;
  const whole = before === null ? 2 : 2 * DIRECTORS_SHARES;
  return {
    holder,
    paper: paper.id,
    redeem: Math.floor((price * (whole - shares)) / 2),
    sell: Math.floor((price * shares) / 2),
  };
};

const cashFor = (state: State, holder: FoldHolder): number => cashOf(state, holder);

/** §7.11.2 (c): the company's own option may not cost it the train. */
const whyNotRedeem = (state: State, frame: FoldFrame, { holder, redeem }: OptionNow): Refusal | undefined => {
  const cash = cashFor(state, holder);
  if (redeem > cash) return refuse('1862 §5.2.4', 'notEnoughCash', { cost: redeem, cash });
  if (frame.kind !== 'refinancing' || isPlayer(holder) || ruling(state, 'treasuryOption') === 'free') return undefined;
  const left = cash - redeem + 10 * (companyOf(state, frame.survivor).par ?? 0);
  return left < frame.trainPrice
    ? refuse('1862 §7.11.2 (c)', 'trainFirst', { cost: frame.trainPrice, cash: left })
    : undefined;
};

/** An option certificate is the director's; any other is an option share. */
const paperOf = ({ kind }: Pick<Certificate, 'kind'>): string => (kind === 'president' ? 'certificate' : 'share');

const giveUpOption = (move: Move, frame: FoldFrame, { holder, paper, sell }: OptionNow): void => {
  const found = [
    ...ordinaryAt(move.state, holder, frame.survivor),
    directorsAt(move.state, holder, frame.survivor),
  ].find((each) => each?.id === paper);
  if (!found) throw new Error(`no option ${paper}`);
  pay(move, BANK, holder, sell, 'option');
  hand(move, frame.survivor, [found], 'pool');
  special(move, 'optionSold', { holder, company: frame.survivor, amount: sell, paper: paperOf(found) });
};

/** Steps 1 to 4 for one holder; what is left to decide is their option. */
const foldHolder = (
  move: Move,
  frame: FoldFrame,
  holder: FoldHolder,
  later: readonly FoldHolder[],
): OptionNow | null => {
  const before = heldBy(move.state, frame, holder);
  const first = directorsStep(move, frame, holder);
  if (typeof first !== 'string') {
    const kept = exchangeRest(move, frame, holder, later, [first], first, before);
    return kept ? optionFor(move.state, frame, holder, kept, before) : null;
  }
  const { rest, odd } = returnHalf(move, frame, holder);
  const kept = exchangeRest(move, frame, holder, later, rest, odd, null);
  return kept ? optionFor(move.state, frame, holder, kept, null) : null;
};

/** §5.2.4: the treasuries' money is one as soon as they decide. */
const poolCash = (move: Move, { acting, survivor, other, kind }: FoldFrame): void => {
  if (kind === 'refinancing' || other === null) return;
  const partner = acting === survivor ? other : survivor;
  pay(move, partner, acting, cashOf(move.state, partner), 'merger');
};

/** §5.2.5: most shares, at least three; ties go to the initiator, then clockwise from them. */
const settleDirector = (move: Move, { survivor, initiator, directors: before }: FoldFrame): void => {
  // Who was hidden while shares folded is not new in office: the change is judged by the director before the procedure.
  updateCompany(move, survivor, { president: before[survivor] ?? null });
  const best = largestHolder(move.state, survivor, playersFrom(move.state, initiator));
  if (best !== null && sharesAt(move.state, best, survivor) >= DIRECTORS_SHARES) takeDirectorship(move, survivor, best);
  else setPresident(move, survivor, null);
};

const finish = (move: Move, frame: FoldFrame): void => {
  pop(move);
  settleDirector(move, frame);
  if (frame.other !== null) {
    fullUnion(move, { ...frame, other: frame.other });
    return;
  }
  const money = 10 * (companyOf(move.state, frame.survivor).par ?? 0);
  pay(move, BANK, frame.survivor, money, 'refinancing');
  special(move, 'refinanced', { company: frame.survivor, amount: money });
};

/** Decisions about options are the holder's; those of the treasuries the initiating director's. */
const deciderOf = ({ initiator, option }: FoldFrame): PlayerId =>
  option && isPlayer(option.holder) ? option.holder : initiator;

export const foldStep = defineStep<FoldFrame>({
  decider: (_state, frame) => deciderOf(frame),
  open: false,
  choices: {
    choose: {
      options: (state, frame) => {
        if (!frame.option) return [];
        const by = deciderOf(frame);
        return [
          one({ type: 'choose', by, choice: 'redeem' }, whyNotRedeem(state, frame, frame.option)),
          one({ type: 'choose', by, choice: 'sell' }),
        ];
      },
      apply: (move, frame, { choice }) => {
        const { option } = frame;
        if (!option) throw new Error('no option is to be decided');
        amend(move, STEP.fold, { option: null });
        if (choice === 'sell') giveUpOption(move, frame, option);
        else {
          pay(move, option.holder, BANK, option.redeem, 'option');
          special(move, 'optionRedeemed', {
            holder: option.holder,
            company: frame.survivor,
            amount: option.redeem,
            paper: paperOf(certificate(move.state, frame.survivor, option.paper) ?? { kind: 'ordinary' }),
          });
        }
        hideDirectors(move, frame);
      },
    },
  },
  settle: (move, frame) => {
    if (frame.option) return false;
    const [holder, ...later] = frame.queue;
    if (holder === undefined) {
      finish(move, frame);
      return true;
    }
    amend(move, STEP.fold, { queue: later });
    const option = foldHolder(move, frame, holder, later);
    if (option && !isPlayer(holder)) poolCash(move, frame);
    if (option && whyNotRedeem(move.state, frame, option)) giveUpOption(move, frame, option);
    else if (option) amend(move, STEP.fold, { option: { ...option } });
    hideDirectors(move, frame);
    return true;
  },
});
