import { existsSync } from 'node:fs';
import { drawMap, drawMarket, drawTiles, toSvg, upgradeOrder } from '@roundhouse/board';
import { factsOf, rulesOf, type State, type Title, valueColours } from '@roundhouse/engine';
import { homesOf } from '@roundhouse/engine/models/homes';
import { loadTitle, titleIdOf, titleIds } from '@roundhouse/titles';
import { about, type Command, CommandError, printJson, readArguments } from '../command.ts';
import { readGame } from '../files.ts';
import { lastState, refusedAt, replayed } from '../playing.ts';
import { expectDifferentFiles, writeWhole } from '../writing.ts';

const usage = 'draw TITLE_OR_GAME --out FILE.svg [--tiles] [--market]';

/** A position, or a title as it lies on the table before a game. */
type Drawn = Pick<State, 'rules'> & Partial<State>;

const liveries = (drawn: Drawn) =>
  Object.fromEntries(
    Object.values(factsOf(drawn).companies).map(({ id, colour, text }) => [id, { colour, text, initials: id }]),
  );

/** Its usual player count, no options. */
const atRest = (title: Title): Drawn => {
  const count = title.players.includes(3) ? 3 : (title.players[0] ?? 3);
  const players = Array.from({ length: count }, (_, seat) => ({ id: `@${seat + 1}` as const, name: '' }));
  return { rules: rulesOf(title, { title: title.id, players, options: {}, rulings: {} }) };
};

const endOf = async (file: string): Promise<Drawn> => {
  if (!existsSync(file)) throw new CommandError(`${file}: no such file or title; titles: ${titleIds.join(', ')}`);
  const game = await readGame(file);
  const played = replayed(file, game);
  if (played.refused) throw refusedAt(file, game.title, played.refused.index + 1, played.refused.refusal);
  return lastState(file, played);
};

const mapOf = (drawn: Drawn) => {
  const { track, phases } = factsOf(drawn);
  const inForce = drawn.board ? valueColours(drawn as State) : (phases[0]?.colours ?? []);
  const board = drawn.board ? { board: drawn.board, homes: homesOf(drawn as State) } : {};
  return drawMap({ map: track.map, tiles: track.tiles, ...board, liveries: liveries(drawn), inForce });
};

const tilesOf = (drawn: Drawn) => {
  const { track } = factsOf(drawn);
  return drawTiles({ tiles: upgradeOrder(Object.values(track.tiles)), layout: track.map.layout });
};

const marketOf = (drawn: Drawn) =>
  drawMarket({ chart: factsOf(drawn).market, stacks: drawn.market?.stacks ?? {}, liveries: liveries(drawn) });

/** Draws a title's map, tiles or market, or the position of a game, as the web shows it. */
export const draw: Command = {
  usage,
  summary: 'Draw a map, tiles, a stock market, or a position as SVG',
  run: async (args) => {
    const { values, positionals } = readArguments(usage, args, {
      out: { type: 'string' },
      tiles: { type: 'boolean' },
      market: { type: 'boolean' },
      json: { type: 'boolean' },
    });
    const [what, ...others] = positionals;
    if (what === undefined || others.length > 0 || values.out === undefined) throw new CommandError(`usage: ${usage}`);
    if (values.tiles && values.market) throw new CommandError(`pick either --tiles or --market — usage: ${usage}`);
    expectDifferentFiles(what, values.out);
    const id = titleIdOf(what);
    const drawn = id === undefined ? await endOf(what) : atRest(await loadTitle(id));
    const picture = values.tiles ? tilesOf : values.market ? marketOf : mapOf;
    writeWhole(values.out, `${toSvg(about(what, 'can’t be drawn', () => picture(drawn)))}\n`);
    if (values.json) printJson({ file: values.out });
  },
};
