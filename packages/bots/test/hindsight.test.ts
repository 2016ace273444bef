/** What is said of a game afterwards is looked up in the game. */
import { type Event, expand, type Game, percentAt, replay, type Replay, scoreOf, type State } from '@roundhouse/engine';
import { adapterFor, importGame, parsePeerFile } from '@roundhouse/interchange';
import { bestKnown } from '@roundhouse/titles/best';
import { beforeAll, describe, expect, test } from 'vitest';
import { readShared, recordedNames } from '../../../testing/shared.ts';
import { withShared } from '../../../testing/withShared.ts';
import { isEnded } from '../src/hindsight/course.ts';
import { type Finding, reviewGame } from '../src/hindsight/index.ts';
import { judgementsOf, partsOf } from '../src/hindsight/turns.ts';
import { loadInsight } from '../src/index.ts';
import type { Insight } from '../src/insight.ts';
import { TABLES } from './tables.ts';

interface Seen extends Replay {
  readonly game: Game;
  readonly insight: Insight;
}

const trainsThatRan = (events: readonly Event[]): readonly string[] =>
  events.flatMap((event) => (event.type === 'trainsRan' ? event.runs.map(({ train }) => train) : []));

/** What is wrong with a statement; undefined if it is true. */
const whyFalse = (finding: Finding, { states, events, game, insight }: Seen): string | undefined => {
  const { at, player } = finding;
  const state = states[at] as State;
  const then = events[at] ?? [];
  switch (finding.kind) {
    case 'missedRun': {
      const { company, revenue, best } = finding;
      if (game.actions[at]?.type !== 'runTrains') return 'no run';
      if (!then.some((event) => event.type === 'trainsRan' && event.company === company && event.revenue === revenue))
        return 'another revenue';
      if (state.companies[company]?.president !== player) return 'another president';
      // Asked once more: what the finder itself found is then known for the board.
      expand(state, 'runTrains', {});
      const found = bestKnown(state.board).filter(([key, result]) => key.startsWith(`${company}|`) && result.proved);
      return best > revenue && found.some(([, result]) => result.revenue === best)
        ? undefined
        : 'the route finder says otherwise';
    }
    case 'leftTrainless': {
      const { company, trains, revenue } = finding;
      const ran = events
        .slice(0, at)
        .flatMap((each) =>
          each.flatMap((event) => (event.type === 'trainsRan' && event.company === company ? [event.revenue] : [])),
        );
      if (revenue !== (ran.at(-1) ?? 0)) return 'another last run';
      const had = state.trains.filter((each) => each.at === company).map(({ side }) => side);
      const left = states[at + 1]?.trains.some((each) => each.at === company) === true;
      return !left && trains.every((each) => had.includes(each)) ? undefined : 'it still had a train';
    }
    case 'ruined': {
      const { company, why, from, to } = finding;
      const logged = then.some((event) =>
        why === null
          ? event.type === 'priceMoved' && event.company === company && event.to === 0
          : event.type === 'companyClosed' && event.company === company && event.why === why,
      );
      const after = states[at + 1] as State;
      return logged && scoreOf(state, player) === from && scoreOf(after, player) === to && to < from
        ? undefined
        : 'nothing was lost';
    }
    case 'merged': {
      const { company, absorbed, from, to } = finding;
      const logged = then.some(
        (event) => event.type === 'companiesMerged' && event.survivor === company && event.absorbed === absorbed,
      );
      return logged && scoreOf(state, player) === from && scoreOf(states[at + 1] as State, player) === to
        ? undefined
        : 'no merger';
    }
    case 'takenOver': {
      const { company, absorbed, price, from, to, until } = finding;
      const logged = then.some(
        (event) =>
          event.type === 'special' &&
          event.args['buyer'] === company &&
          event.args['company'] === absorbed &&
          event.args['price'] === price,
      );
      const closed = (events[until - 1] ?? []).some(
        (event) => event.type === 'companyClosed' && event.company === absorbed,
      );
      const after = states[until] as State;
      return logged && closed && scoreOf(state, player) === from && scoreOf(after, player) === to
        ? undefined
        : 'no take-over';
    }
    case 'shorted': {
      const { company, price, until } = finding;
      const sold = then.some((event) => event.type === 'shorted' && event.company === company && event.price === price);
      const open = states.slice(at + 1, until).every((each) => percentAt(each, player, company) < 0);
      return sold && open ? undefined : 'no short';
    }
    case 'indebted':
      return finding.amount > 0 && states[at + 1]?.own !== state.own ? undefined : 'no debt';
    case 'bankrupt':
      return then.some((event) => event.type === 'bankrupt' && event.player === player) ? undefined : 'not bankrupt';
    case 'withheld': {
      const { company, revenue } = finding;
      if (state.companies[company]?.president !== player) return 'another president';
      const logged = then.find((event) => event.type === 'dividend' && event.company === company);
      if (logged?.type !== 'dividend' || logged.revenue !== revenue || revenue <= 0) return 'another revenue';
      return state.seats.some((seat) => (logged.paid[seat] ?? 0) > 0) ? 'something was paid out' : undefined;
    }
    case 'ownMoney': {
      const { company, amount, price, train } = finding;
      const bought = then.some(
        (event) =>
          event.type === 'trainBought' && event.company === company && event.name === train && event.price === price,
      );
      const put = then.some(
        (event) => event.type === 'paid' && event.from === player && event.to === company && event.amount === amount,
      );
      return bought && put && state.seats.includes(player) ? undefined : 'nobody helped';
    }
    case 'shortLived': {
      const { company, price, runs, rusted } = finding;
      const bought = then.find(
        (event) => event.type === 'trainBought' && event.company === company && event.price === price,
      );
      if (bought?.type !== 'trainBought') return 'not bought';
      if (state.companies[company]?.president !== player) return 'another president';
      const gone = events[rusted]?.some(
        (event) => event.type === 'trainsRusted' && event.trains.includes(bought.train),
      );
      const times = events
        .slice(at, rusted + 1)
        .flatMap(trainsThatRan)
        .filter((train) => train === bought.train).length;
      return gone && times === runs ? undefined : `it ran ${times} times`;
    }
    case 'presidency': {
      const { company, to } = finding;
      const logged = then.some(
        (event) =>
          event.type === 'presidencyChanged' && event.company === company && event.from === player && event.to === to,
      );
      // In a refinancing of 1862 the chair is vacant until all options are answered: the last president counts.
      const chairs = states.slice(0, at + 1).map(({ companies }) => companies[company]?.president ?? null);
      const last = chairs.findLast((president) => president !== null);
      return logged && last === player ? undefined : 'it did not change hands';
    }
    case 'turningPoint': {
      const { until, before, after, within } = finding;
      const changes = judgementsOf(insight).map((each) => {
        const [was = 0, is = 0] = [at, until].map((position) => partsOf(states[position] as State, each).get(player));
        return is - was;
      });
      const mean = changes.reduce((sum, each) => sum + each, 0) / changes.length;
      if (Math.abs(mean - (after - before)) > 1e-9) return 'judged otherwise';
      if (changes.some((each) => Math.sign(each) !== Math.sign(mean))) return 'the judgements do not agree';
      if (Math.abs(mean) < 0.04 || Math.abs(mean) < 2 * within) return 'too small to be sure';
      const operated = new Set(
        states
          .slice(0, at)
          .flatMap(({ round }) => (round.kind === 'operating' ? [`${round.set}.${round.number}`] : [])),
      );
      if (operated.size < 2) return 'too early to tell';
      const inside = states.slice(at, until).every(({ round }) => round.set === finding.round.set);
      return inside ? undefined : 'not one round';
    }
  }
};

const imported = (title: string, name: string): Game => {
  const parsed = parsePeerFile(readShared(`games/${title}/${name}.json`));
  const adapter = adapterFor(title);
  if ('error' in parsed || !adapter) throw new Error(`${title} ${name} cannot be read`);
  return importGame(adapter, parsed.value).game;
};

const met = new Set<Finding['kind']>();

for (const [title] of TABLES) {
  withShared(`games/${title}`, `looking back at recorded games of ${title}`, () => {
    // Three of a title are enough to meet everything that can be said, as the last test sees.
    describe.each(recordedNames(title).slice(0, 3))('%s', (name) => {
      let seen: Seen;
      let findings: readonly Finding[];
      beforeAll(async () => {
        const insight = await loadInsight(title);
        const game = imported(title, name);
        const logged: number[] = [];
        findings = await reviewGame(game, (done) => logged.push(done));
        for (const { kind } of findings) met.add(kind);
        seen = { ...replay(game), game, insight };
        expect(logged.at(-1)).toBeCloseTo(1);
        expect(logged).toEqual([...logged].sort((x, y) => x - y));
      }, 480_000);

      test('says nothing that did not happen', { timeout: 240_000 }, () => {
        const wrong = findings.flatMap((finding) => {
          const why = whyFalse(finding, seen);
          return why === undefined ? [] : [{ why, finding }];
        });
        expect(wrong).toEqual([]);
      });

      test('leaves out no presidency and nothing withheld', () => {
        const lost = seen.events.flatMap((events) =>
          events.filter(
            (event) =>
              event.type === 'presidencyChanged' &&
              event.from !== null &&
              event.from !== event.to &&
              !(event.to === null && isEnded(events, event.company)),
          ),
        );
        expect(findings.filter(({ kind }) => kind === 'presidency')).toHaveLength(lost.length);
        const kept = seen.events.flatMap((events, at) =>
          events.filter(
            (event) =>
              event.type === 'dividend' &&
              event.kind === 'withhold' &&
              event.revenue > 0 &&
              seen.states[at]?.companies[event.company]?.president,
          ),
        );
        expect(findings.filter(({ kind }) => kind === 'withheld')).toHaveLength(kept.length);
      });
    });
  });
}

withShared('games', 'looking back at all of them', () => {
  test('met everything that can be said', () => {
    expect([...met].sort()).toEqual([
      'bankrupt',
      'indebted',
      'leftTrainless',
      'merged',
      'missedRun',
      'ownMoney',
      'presidency',
      'ruined',
      'shortLived',
      'shorted',
      'takenOver',
      'turningPoint',
      'withheld',
    ] satisfies readonly Finding['kind'][]);
  });
});
