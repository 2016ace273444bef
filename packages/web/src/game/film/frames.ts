/** The beats of a story as frames of a film: how long each is shown, and which go together. */
import { type Beat, type Importance, storyOf, type StoryRound } from '@roundhouse/engine/models/story';
import type { BotPace } from '../../app/settings.ts';
import type { Line } from '../session.ts';

export interface Frame {
  /** The position on the screen while it is shown. */
  readonly position: number;
  readonly beats: readonly Beat[];
  /** In milliseconds. */
  readonly time: number;
}

/** Milliseconds at the usual pace. */
const TIMES: Readonly<Record<Importance, number>> = { quiet: 450, usual: 900, major: 1200 };

/** No turn is longer, in milliseconds at the usual pace. */
export const LONGEST_TURN = 6000;

/** How much longer everything takes. */
const PACES: Readonly<Record<BotPace, number>> = { instant: 0, visible: 1, slow: 2.2 };

const RANK: readonly Importance[] = ['quiet', 'usual', 'major'];

const importanceOf = (beats: readonly Beat[]): Importance =>
  RANK[Math.max(0, ...beats.map(({ importance }) => RANK.indexOf(importance)))] ?? 'quiet';

interface Raw {
  readonly position: number;
  readonly beats: readonly Beat[];
  readonly importance: Importance;
}

/** All that one action led to is one frame; actions that changed nothing are one frame with the next that changed nothing. */
const rawFrames = (beats: readonly Beat[], after: number, until: number): readonly Raw[] => {
  const byPosition = new Map<number, Beat[]>();
  for (const beat of beats) {
    const { position } = beat.events.at(-1) ?? beat.main;
    if (position <= after || position > until) continue;
    byPosition.set(position, [...(byPosition.get(position) ?? []), beat]);
  }
  const frames: Raw[] = [];
  for (const [position, here] of [...byPosition].toSorted(([a], [b]) => a - b)) {
    const importance = importanceOf(here);
    const last = frames.at(-1);
    if (last && last.importance === 'quiet' && importance === 'quiet')
      frames[frames.length - 1] = { position, beats: [...last.beats, ...here], importance };
    else frames.push({ position, beats: here, importance });
  }
  return frames;
};

/** What happened after a position, up to another: turn by turn, none of them longer than anybody wants to wait. */
export const framesOf = (
  story: readonly StoryRound[],
  { after, until, pace }: { readonly after: number; readonly until: number; readonly pace: BotPace },
): readonly Frame[] => {
  const turns = story.flatMap((round) => round.turns.map(({ beats }) => beats));
  return turns
    .flatMap((beats) => {
      const frames = rawFrames(beats, after, until);
      const whole = frames.reduce((sum, { importance }) => sum + TIMES[importance], 0);
      const faster = Math.min(1, LONGEST_TURN / Math.max(1, whole));
      return frames.map(({ position, beats: shown, importance }) => ({
        position,
        beats: shown,
        time: Math.round(TIMES[importance] * faster * PACES[pace]),
      }));
    })
    .reduce<Frame[]>((frames, frame) => {
      const last = frames.at(-1);
      const isQuiet = (each: Frame): boolean => importanceOf(each.beats) === 'quiet';
      // Passes of several players are one breath.
      if (last && isQuiet(last) && isQuiet(frame))
        frames[frames.length - 1] = { ...frame, beats: [...last.beats, ...frame.beats] };
      // Two turns that one action ended and began are one picture.
      else if (last?.position === frame.position)
        frames[frames.length - 1] = {
          ...frame,
          beats: [...last.beats, ...frame.beats],
          time: Math.max(last.time, frame.time),
        };
      else frames.push(frame);
      return frames;
    }, []);
};

/** The next frame of a line after a position; undefined where everything has been shown. */
export const frameAfter = ({ opening, events, states }: Line, after: number, pace: BotPace): Frame | undefined =>
  framesOf(storyOf([opening, ...events]), { after, until: states.length - 1, pace })[0];
