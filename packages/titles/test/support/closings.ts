/** Steps of a company's turn that close by themselves, looked at over walks: could anything still have been done? */
import {
  type Action,
  apply,
  companyIn,
  diceOf,
  type Frame,
  isRefusal,
  memberOf,
  type Offer,
  offeredType,
  offers,
  registerTitle,
  type State,
  stepNameOf,
  type Step,
} from '@roundhouse/engine';
import { loadTitle } from '../../src/index.ts';
import { type WalkConditions, walk } from './walk.ts';

const sameFrame = (one: Frame | undefined, other: Frame): boolean =>
  one?.step === other.step && companyIn(one) === companyIn(other);

/** The frame was on top and is gone; one that was only amended, or has others above it, is not. */
const hasClosed = (before: State, after: State, frame: Frame): boolean =>
  before.agenda.at(-1) === frame &&
  companyIn(frame) !== undefined &&
  !sameFrame(after.agenda[before.agenda.length - 1], frame);

/** One action of each kind that is open besides the step: locals sold, loans taken, powers used. */
const alsoOpen = (state: State, step: Step): readonly Action[] => {
  const seen = new Set<string>(Object.keys(step.choices));
  return offers(state).flatMap((offer): readonly Action[] => {
    const type = offeredType(offer);
    if (seen.has(type)) return [];
    seen.add(type);
    const action = memberOf(state, offer, diceOf(1));
    return action ? [action] : [];
  });
};

/** Powers are kept open by the turn: they can be used in the next step as well. */
const isPower = (offer: Offer): boolean =>
  'action' in offer ? 'power' in offer.action : offer.kind === 'lay' && offer.power !== undefined;

/** What was still possible in a step that closed: a decision of its own, or one that something else would have opened. */
const stillPossible = (state: State, step: Step, frame: Frame): readonly string[] => {
  const own = offers(state)
    .filter((offer) => offeredType(offer) !== 'pass' && offeredType(offer) in step.choices && !isPower(offer))
    .map((offer) => `${stepNameOf(frame)}: ${offeredType(offer)}`);
  const opened = alsoOpen(state, step).flatMap((action) => {
    const result = apply(state, action);
    return !isRefusal(result) && sameFrame(result.state.agenda.at(-1), frame)
      ? [`${stepNameOf(frame)}: after ${action.type}`]
      : [];
  });
  return [...own, ...opened];
};

export interface Closings {
  readonly looked: number;
  readonly found: readonly string[];
}

/** The steps named in `byRule` close by a rule of their own, whatever could be done. */
export const hastyClosings = async (
  id: string,
  walks: readonly WalkConditions[],
  byRule: readonly string[],
): Promise<Closings> => {
  const title = await loadTitle(id);
  const found = new Set<string>();
  let looked = 0;
  let looking = false;
  const watched = (name: string, step: Step): Step => {
    const { settle } = step;
    if (!settle || !step.choices.pass || byRule.includes(name)) return step;
    return {
      ...step,
      settle: (move, frame) => {
        const before = move.state;
        const settled = settle(move, frame);
        if (!settled || looking || !hasClosed(before, move.state, frame)) return settled;
        looking = true;
        try {
          looked++;
          for (const each of stillPossible(before, step, frame)) found.add(each);
        } finally {
          looking = false;
        }
        return settled;
      },
    };
  };
  registerTitle({
    ...title,
    steps: Object.fromEntries(Object.entries(title.steps).map(([name, step]) => [name, watched(name, step)])),
  });
  try {
    for (const conditions of walks) walk({ title: id, ...conditions });
  } finally {
    registerTitle(title);
  }
  return { looked, found: [...found].sort() };
};
