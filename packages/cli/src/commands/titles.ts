import { allRulings, type Setting, type Title } from '@roundhouse/engine';
import { loadTitle, titleIds } from '@roundhouse/titles';
import { type Command, printJson, readArguments } from '../command.ts';

const usage = 'titles [--json]';

const setting = ({ id, name, effect, values, standard, players, peer, rule }: Setting) => ({
  id,
  name: name.en,
  effect: effect.en,
  values,
  default: standard,
  ...(players ? { players } : {}),
  ...(peer === undefined ? {} : { peer }),
  ...(rule === undefined ? {} : { rule }),
});

const variantsOf = ({ variants }: Title): string => variants.map(({ id }) => id).join(', ') || 'none';

/** What can be played, with player counts, variants, options and rulings. */
export const titles: Command = {
  usage,
  summary: 'List titles, player counts, and variants',
  run: async (args) => {
    const { values } = readArguments(usage, args, { json: { type: 'boolean' } });
    const all = await Promise.all(titleIds.map((id) => loadTitle(id)));
    if (!values.json) {
      for (const title of all)
        process.stdout.write(
          `${title.id.padEnd(6)} ${title.players.at(0)}–${title.players.at(-1)} players; variants: ${variantsOf(title)}\n`,
        );
      return;
    }
    printJson(
      all.map((title) => ({
        id: title.id,
        name: title.name.en,
        players: title.players,
        variants: title.variants.map(({ id, name, effect, players }) => ({
          id,
          name: name.en,
          effect: effect.en,
          players,
        })),
        options: title.options.map(setting),
        rulings: allRulings(title).map((each) => ({ ...setting(each), kind: each.kind })),
        presets: title.presets,
      })),
    );
  },
};
