/** Games handed out as files. Part of every page that shows a game: it must work when nothing more can be loaded. */
import type { Game } from '@roundhouse/engine';

export const download = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};

export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** Hands the game to the person as a file. */
export const saveFile = (game: Game): void =>
  download(
    `${game.title}-${game.players.map((each) => each.name).join('-')}-${dayOf(new Date())}.json`.replace(
      /[^\p{L}\p{N}.-]+/gu,
      '_',
    ),
    JSON.stringify(game),
  );
