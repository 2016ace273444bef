/** How a title speaks: money, names, rounds, refusals and events of one game in one language. */
import type { Event, Facts, Game, Json, Refusal, Title } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import type { Language } from '../app/settings.ts';
import { type EventSentences, makeEventSentences } from './eventSentences.ts';
import { asNodes, say, sayWithMarkup } from './format.ts';
import { type GameNames, makeNames } from './gameNames.tsx';
import { makeArgs, type SentenceArgs } from './sentenceArgs.ts';

export interface Formatter extends GameNames {
  readonly language: Language;
  readonly title: Title;
  readonly facts: Facts;
  /** The one player who looks at this screen; null where several share it, or nobody at it plays. */
  readonly you: string | null;
  /** Which player of the game this is, wherever they sit now: 0 for the first; −1 for anybody else. Colours go by it. */
  readonly playerNumber: (id: string) => number;
  readonly list: SentenceArgs['list'];
  readonly refusal: (refusal: Refusal) => string;
  /** A message with ids and figures, in the names of this game. */
  readonly message: (message: string, args: Readonly<Record<string, Json>>) => ReactNode;
  /** The same in plain letters. */
  readonly messageText: (message: string, args: Readonly<Record<string, Json>>) => string;
  /** A sentence for the log. */
  readonly event: (event: Event) => ReactNode;
  readonly eventText: (event: Event) => string;
  readonly clause: EventSentences['clause'];
  /** The subject of a sentence: the person at the screen, a name, or a company's chip. */
  readonly subject: (id: string, rich: boolean) => ReactNode;
}

export const makeFormatter = (
  language: Language,
  title: Title,
  facts: Facts,
  game: Pick<Game, 'players'>,
  you: string | null = null,
): Formatter => {
  const namesAndMessages = makeNames(language, title, facts, game, you);
  const args = makeArgs(language, facts, you, namesAndMessages);
  const { sentence, clause } = makeEventSentences(language, facts, you, namesAndMessages, args);
  const { find, inTerms, isPlayer: _isPlayer, ...names } = namesAndMessages;
  const { list, named, argsOf } = args;
  return {
    language,
    title,
    facts,
    you,
    ...names,
    playerNumber: (id) => game.players.findIndex((each) => each.id === id),
    list,
    refusal: ({ key, args }) => {
      const message = find(`refusal.${key}`, key);
      return message === undefined ? key : say(language, message, argsOf(message, args, false));
    },
    message: (message, args) => sayWithMarkup(language, inTerms(message), argsOf(message, args, true)),
    messageText: (message, args) => say(language, inTerms(message), argsOf(message, args, false)),
    event: (event) => asNodes(sentence(event, true)),
    eventText: (event) => sentence(event, false).map(String).join(''),
    clause,
    subject: (id, rich) => (id === you ? names.term('log.you') : (named(id, 'company', rich) as ReactNode)),
  };
};
