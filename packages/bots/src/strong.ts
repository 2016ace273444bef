/**
 * The bot `strong`: it weighs things as self-play has taught it, and plays the best few proposals on. It goes on as it would
 * itself, the others as `plain`, to the end of the round, after a stock round through the operating round that follows; the
 * judge says who stands where then. A node is a decision played.
 */
import { type ActionType, apply, decider, isRefusal, type RoundMark, type State } from '@roundhouse/engine';
import { type Bot, type Choice, decide, type Progress, type Proposal, type Wish } from './bot.ts';
import type { Habits, Insight, View } from './insight.ts';
import { insightOf } from './insights.ts';
import { standing } from './judge.ts';
import { keenOf } from './keen.ts';
import { STRONG } from './levels.ts';
import { choiceOf, HORIZON, ranked, viewOf } from './plain.ts';

export interface Search {
  /** Decisions that may be played on, all ideas together. */
  readonly nodes: number;
  /** Ideas that are played on; when this part of the budget is used, only the best two. */
  readonly ideas: number;
  readonly firstLook: number;
  /** An idea that is so much better than all others needs no thought. */
  readonly clear: number;
  /** A line must be better by this to be believed, */
  readonly sure: number;
  /** and what the judge saw at once counts, too: lines part in more than the decision in question. */
  readonly trust: number;
  /** Operating rounds that are played on at least. */
  readonly rounds: number;
  readonly habits: Habits;
  readonly imagined: Habits;
  readonly kinds: ReadonlySet<ActionType>;
}

/** Kinds of decisions whose consequences show within a round; for the others the judge knows as much. */
const FAR_REACHING: ReadonlySet<ActionType> = new Set([
  'buyShares',
  'sellShares',
  'par',
  'dividend',
  'buyTrain',
  'merge',
  'convert',
  'buyPrivate',
  'bid',
  'short',
]);

export const SEARCH: Search = {
  nodes: 320,
  ideas: 4,
  firstLook: 0.4,
  clear: 250,
  sure: 15,
  trust: 0.5,
  rounds: 3,
  habits: { thorough: true, swaps: true, sober: true },
  imagined: { brief: true, sober: true, still: true },
  kinds: FAR_REACHING,
};

interface Line {
  readonly idea: Proposal;
  state: State;
  done: boolean;
  /** Operating rounds that have ended. */
  ended: number;
  /** Positions at the turns of companies and the changes of rounds, in order. */
  readonly milestones: Map<string, State>;
}

/** How far a game has come, as far as two lines can be compared. */
const milestoneOf = ({ round, agenda, outcome }: State): string => {
  const operated = agenda.find((each) => Array.isArray(each['operated']))?.['operated'];
  return outcome
    ? 'over'
    : `${round.kind} ${round.set}.${round.number} ${Array.isArray(operated) ? operated.length : 0}`;
};

const isSame = (a: RoundMark, b: RoundMark): boolean => a.set === b.set && a.number === b.number && a.kind === b.kind;

const beginLine = (state: State, idea: Proposal): readonly Line[] => {
  const result = apply(state, idea.action);
  return isRefusal(result)
    ? []
    : [{ idea, state: result.state, done: false, ended: 0, milestones: new Map<string, State>() }];
};

/** The furthest milestone that all lines have come to: further on they would be compared at different times. */
const commonTo = (lines: readonly Line[]): string | undefined =>
  [...(lines[0]?.milestones.keys() ?? [])].findLast((each) => lines.every(({ milestones }) => milestones.has(each)));

const isClear = ([first, second]: readonly Proposal[], clear: number): boolean =>
  first !== undefined && second !== undefined && first.value - second.value > clear;

export const strongWith = (
  search: Search,
  insightFor: (state: State) => Insight = (state) => keenOf(insightOf(state)),
): Bot => {
  const follow = (line: Line, seed: number, me: string): void => {
    const { state } = line;
    const who = decider(state);
    if (state.outcome || who === null || line.ended >= search.rounds) {
      line.done = true;
      return;
    }
    const insight = who === me ? insightFor(state) : insightOf(state);
    const [next] = ranked({ ...viewOf(state, HORIZON, insight), ...search.imagined }, seed);
    const result = next && apply(state, next.action);
    if (!result || isRefusal(result)) {
      line.done = true;
      return;
    }
    line.state = result.state;
    if (state.round.kind === 'operating' && !isSame(state.round, line.state.round)) line.ended++;
    const milestone = milestoneOf(line.state);
    if (!line.milestones.has(milestone)) line.milestones.set(milestone, line.state);
  };

  /** From the best to the worst; what seemed best at first stays so unless another is clearly better. */
  const compared = (lines: readonly Line[], { insight, me }: View, preferred: Proposal): readonly Proposal[] => {
    const common = commonTo(lines);
    return lines
      .map(({ idea, state, milestones }) => {
        const at = (common === undefined ? undefined : milestones.get(common)) ?? state;
        const played = standing(at, insight, me, HORIZON);
        return { ...idea, value: played + search.trust * idea.value + (idea === preferred ? search.sure : 0) };
      })
      .sort((a, b) => b.value - a.value);
  };

  function* think(
    state: State,
    { seed, nodes: budget = search.nodes, enough }: Wish,
  ): Generator<Progress, Choice, void> {
    const view: View = { ...viewOf(state, HORIZON, insightFor(state)), ...search.habits };
    const found = ranked(view, seed);
    const ideas = found.slice(0, search.ideas);
    if (ideas.length < 2 || isClear(ideas, search.clear) || !ideas.some(({ action }) => search.kinds.has(action.type)))
      return choiceOf(state, found);
    let lines = ideas.flatMap((idea) => beginLine(state, idea));
    const byValue = (): readonly Proposal[] => compared(lines, view, ideas[0] as Proposal);
    let nodes = lines.length;
    // Everybody's turn in all lines: when the budget ends, or whoever waits has had enough, all have been played equally far.
    const goesOn = (): boolean => nodes < budget && lines.some(({ done }) => !done) && enough?.() !== true;
    while (goesOn()) {
      for (const line of lines) {
        if (line.done || nodes >= budget) continue;
        follow(line, seed, view.me);
        nodes++;
        yield { nodes, budget };
      }
      if (lines.length > 2 && nodes > budget * search.firstLook) {
        const worst = byValue().at(-1)?.action;
        lines = lines.filter(({ idea }) => idea.action !== worst);
      }
    }
    const played = byValue();
    const [best] = played;
    if (!best) return choiceOf(state, found);
    const least = played.at(-1)?.value ?? 0;
    const told = played.map((each) => ({ ...each, value: each.value - least }));
    const reason = { key: 'reason.playedOn', args: { worth: Math.round(best.value) } } as const;
    const [first, ...others] = told;
    return choiceOf(state, first ? [{ ...first, reasons: [...first.reasons, reason] }, ...others] : found);
  }

  const bot: Bot = {
    ...STRONG,
    think,
    player: (seed) => ({ choose: (state) => decide(bot, state, { seed }).action }),
  };
  return bot;
};

export const strong: Bot = strongWith(SEARCH);
