/** What decided a game, found from the game itself, the route finder and the judge of the bots. */
import { type Game, replay } from '@roundhouse/engine';
import { loadInsight } from '../insights.ts';
import { courseFinder } from './course.ts';
import type { Finding } from './findings.ts';
import { missedRun } from './runs.ts';
import { roundSpans, turningPoints } from './turns.ts';
import { shortsOf, eventFindings, takeOversOf } from './eventFindings.ts';

export type { Finding, MissedRun, OwnMoney, Presidency, ShortLived, TurningPoint, Withheld } from './findings.ts';

/** How much of the work is done, from 0 to 1. */
export type OnProgress = (done: number) => void;

/** Of the work, what the actions take; the rest are the judgements. */
const FOR_ACTIONS = 0.8;

/** In the order of the game. Where today's rules refuse an action, up to there. */
export const reviewGame = async (game: Game, onProgress: OnProgress = () => undefined): Promise<readonly Finding[]> => {
  const insight = await loadInsight(game.title);
  const { states, events } = replay(game);
  const course = courseFinder();
  const findings: Finding[] = [];
  const lastRuns = new Map<string, number>();
  for (const [at, happened] of events.entries()) {
    const [state, action] = [states[at], game.actions[at]];
    if (!state || !action) break;
    const missed = missedRun(state, action, happened, at);
    if (missed) findings.push(missed);
    findings.push(...course(state, happened, at));
    const after = states[at + 1];
    if (after) findings.push(...eventFindings({ at, before: state, after, events: happened, lastRuns }));
    for (const event of happened) if (event.type === 'trainsRan') lastRuns.set(event.company, event.revenue);
    onProgress((FOR_ACTIONS * (at + 1)) / events.length);
  }
  findings.push(...shortsOf(states, events));
  // A company that was bought is reported with its buyer, not as closed.
  const bought = takeOversOf(states, events);
  const isBought = (each: Finding): boolean =>
    each.kind === 'ruined' && bought.some(({ absorbed, until }) => absorbed === each.company && until === each.at + 1);
  findings.splice(0, findings.length, ...findings.filter((each) => !isBought(each)), ...bought);
  const rounds = roundSpans(states).length;
  const judged = (round: number): void => onProgress(FOR_ACTIONS + ((1 - FOR_ACTIONS) * (round + 1)) / rounds);
  findings.push(...turningPoints(states, insight, judged));
  return findings.sort((x, y) => x.at - y.at);
};
