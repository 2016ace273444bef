/** The question in one sentence: who is asked, in whose name, what for. */
import { type ActionType, cashOf, decider, type Option, type State, topFrame } from '@roundhouse/engine';
import type { Voice } from '../../i18n/voice.tsx';
import type { Translate } from '../../i18n/words.ts';
import { companyAsked } from './describe.ts';
import { typeOf } from './options.ts';

/** Where several kinds are open, the first of these names the step. */
const MAIN: readonly ActionType[] = [
  ...(['answer', 'discardTrain', 'bid', 'par', 'buyShares', 'sellShares', 'short', 'layTile', 'placeToken'] as const),
  ...(['runTrains', 'dividend', 'buyTrain', 'merge', 'convert', 'takeLoan', 'repayLoan', 'choose', 'actFor'] as const),
  ...([
    'removeToken',
    'buyToken',
    'turnTrain',
    'usePower',
    'buyPrivate',
    'sellPrivate',
    'bankrupt',
    'pass',
    'endGame',
  ] as const),
];

const VAGUE: readonly ActionType[] = ['pass', 'choose', 'usePower', 'par', 'bid', 'buyPrivate', 'sellPrivate'];

export interface Ask {
  readonly who: string;
  readonly company: string | null;
  readonly what: string;
  /** Money at hand: of the company where it acts, else of the player. */
  readonly purse: string;
}

export const askOf = (state: State, options: readonly Option[], voice: Voice, t: Translate): Ask | null => {
  const by = decider(state);
  if (!by) return null;
  const open = options.filter((each) => !each.refusal).map(typeOf);
  const main = MAIN.find((each) => open.includes(each)) ?? 'pass';
  const step = `step.${topFrame(state)?.step ?? ''}`;
  const own = `ask.${topFrame(state)?.step ?? ''}`;
  const shares = state.round.kind !== 'operating' && ['par', 'buyShares', 'sellShares', 'short'].includes(main);
  const company = shares ? null : companyAsked(state);
  // Who bids looks into his own purse, whatever is put up.
  const purse = main === 'bid' ? null : company;
  const cash = voice.money(cashOf(state, purse ?? by));
  return {
    who: voice.holder(by),
    company,
    // A title may ask in its own words (1849 bonds, 1862 charters).
    // What the title calls the step says more where the kind of decision says little.
    what:
      voice.title.words[voice.language][own] !== undefined
        ? voice.term(own)
        : VAGUE.includes(main) && voice.has(step)
          ? voice.term(step)
          : t(`ask.${main}`),
    purse: purse === null ? t('ask.cash', { cash }) : t('ask.treasury', { cash }),
  };
};
