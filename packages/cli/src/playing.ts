/** Games of files, replayed: what a file says about chance or settings may be nonsense in ways that only playing shows. */
import {
  type Game,
  knownTitle,
  type Refusal,
  replay,
  type Replay,
  type State,
  withTerms,
  words,
} from '@roundhouse/engine';
import { about, CommandError } from './command.ts';

export const replayed = (file: string, game: Game, after?: (state: State, index: number) => void): Replay =>
  about(file, 'can’t be played', () => replay(game, after));

export const lastState = (file: string, { states }: Replay): State => {
  const last = states.at(-1);
  if (!last) throw new CommandError(`${file}: no position to show`);
  return last;
};

type Known = Readonly<Record<string, string>>;

const spokenBy = (known: Known, template: string): string => withTerms(template, (term) => known[term]);

const figure = (known: Known, value: unknown): string => {
  if (Array.isArray(value)) return value.map((each) => figure(known, each)).join(', ');
  if (typeof value !== 'string') return JSON.stringify(value);
  return Object.hasOwn(known, `term.${value}`) ? spokenBy(known, known[`term.${value}`] ?? '') : value;
};

/** The English sentence of a refusal; its key and figures where the sentence needs more than figures put in. */
const sentence = (title: string, { key, args }: Refusal): string => {
  const known: Known = { ...words.en, ...knownTitle(title)?.words.en };
  const template = Object.hasOwn(known, `refusal.${key}`) ? known[`refusal.${key}`] : undefined;
  const spoken = template === undefined ? undefined : spokenBy(known, template);
  const filled = spoken?.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    Object.hasOwn(args, name) ? figure(known, args[name]) : '…',
  );
  return filled === undefined || /[{}]/.test(filled) ? `${key} ${JSON.stringify(args)}` : filled;
};

/** The line that says where a game stops, and why. */
export const refusedAt = (file: string, title: string, action: number, refusal: Refusal): CommandError => {
  const cited = refusal.rule ? ` (${refusal.rule})` : '';
  return new CommandError(`${file}: action ${action} is illegal: ${sentence(title, refusal)}${cited}`);
};
