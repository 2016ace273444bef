import { drawMap, drawMarket, drawTiles, toSvg, upgradeOrder } from '@roundhouse/board';
import { factsOf, phaseFacts, replay, rulesOf, type State, type Title } from '@roundhouse/engine';
import { loadTitle, titleIdOf } from '@roundhouse/titles';
import { type Command, CommandError, readArguments } from '../command.ts';
import { readGame, writeWhole } from '../files.ts';

const usage = 'draw TITLE_OR_GAME --out FILE.svg [--tiles] [--market]';

const liveries = (state: Pick<State, 'rules'>) =>
  Object.fromEntries(
    Object.values(factsOf(state).companies).map(({ id, colour, text }) => [id, { colour, text, initials: id }]),
  );

/** A title as it lies on the table before a game: its usual player count, no options. */
const atRest = (title: Title): Pick<State, 'rules'> & Partial<State> => {
  const count = title.players.includes(3) ? 3 : (title.players[0] ?? 3);
  const players = Array.from({ length: count }, (_, seat) => ({ id: `@${seat + 1}` as const, name: '' }));
  return { rules: rulesOf(title, { title: title.id, players, options: {}, rulings: {} }) };
};

/** Draws a title's map, tiles or market, or the position of a game, as the web shows it. */
export const draw: Command = {
  usage,
  run: async (args) => {
    const { values, positionals } = readArguments(usage, args, {
      out: { type: 'string' },
      tiles: { type: 'boolean' },
      market: { type: 'boolean' },
    });
    const [what, ...others] = positionals;
    if (what === undefined || others.length > 0 || values.out === undefined) throw new CommandError(`usage: ${usage}`);
    const id = titleIdOf(what);
    const position: Pick<State, 'rules'> & Partial<State> =
      id === undefined ? lastState(replay(await readGame(what)).states) : atRest(await loadTitle(id));
    const { track, market, phases } = factsOf(position);
    const inForce = position.board ? phaseFacts(position as State).colours : (phases[0]?.colours ?? []);
    const picture = values.tiles
      ? drawTiles({ tiles: upgradeOrder(Object.values(track.tiles)), layout: track.map.layout })
      : values.market
        ? drawMarket({ chart: market, stacks: position.market?.stacks ?? {}, liveries: liveries(position) })
        : drawMap({
            map: track.map,
            tiles: track.tiles,
            ...(position.board ? { board: position.board } : {}),
            liveries: liveries(position),
            inForce,
          });
    writeWhole(values.out, `${toSvg(picture)}\n`);
  },
};

const lastState = (states: readonly State[]): State => {
  const last = states.at(-1);
  if (!last) throw new CommandError('the game has no position');
  return last;
};
