/** A hex in words: what lies there, what connects, what can be built. */
import { describeHex } from '@roundhouse/board';
import { printedHex, type State, valueColours } from '@roundhouse/engine';
import type { Formatter } from '../i18n/formatter.tsx';
import type { Translate } from '../i18n/words.ts';
import { isPort, placeName } from './placeName.ts';
import { trackWords } from './trackWords.ts';

/** What is said of a hex, piece by piece; the first says which one it is, by its name where it has one. */
export const hexPieces = (
  state: State,
  hex: string,
  formatter: Formatter,
  t: Translate,
): readonly [which: string, ...rest: string[]] => {
  const described = describeHex({ ...formatter.facts.track, board: state.board, inForce: valueColours(state) }, hex);
  const pieces: string[] = [];
  /** Letters on a token are no name. */
  const named = (company: string): string => {
    const name = formatter.companyName(company);
    return name === company ? company : `${company} (${name})`;
  };
  const { map } = formatter.facts.track;
  const name = placeName(map, hex) ?? (isPort(map, hex) ? formatter.term('place.port') : undefined);
  const where = printedHex(map, hex);
  const which = name === undefined ? where : `${name} (${where})`;
  pieces.push(
    described.tile
      ? t('textBoard.tile', { tile: described.tile.number, colour: t(`colour.${described.colour}`) })
      : t(`colour.${described.colour}`),
  );
  if (described.label !== undefined) pieces.push(t('textBoard.label', { label: described.label }));
  const { ofStop, rest } = trackWords(described, (next) => printedHex(map, next), t);
  for (const stop of described.stops) {
    const here = stop.tokens.filter((each) => each !== null);
    pieces.push(
      t('textBoard.stop', { kind: t(`stop.${stop.kind}`), worth: stop.worth }) +
        stop.byTrain.map(({ kind, worth }) => `, ${t(`textBoard.byTrain.${kind}`, { worth })}`).join('') +
        (stop.kind === 'city' && stop.slots > 0
          ? `, ${t('textBoard.slots', { slots: stop.slots })}${here.length > 0 ? `: ${here.map(named).join(', ')}` : ''}`
          : '') +
        (stop.reserved.length > 0
          ? `, ${t('textBoard.home', { companies: stop.reserved.map(named).join(', ') })}`
          : '') +
        ofStop(stop)
          .map((each) => `, ${each}`)
          .join(''),
    );
  }
  pieces.push(...rest);
  for (const { cost } of described.terrain)
    if (cost > 0) pieces.push(t('textBoard.cost', { cost: formatter.money(cost) }));
  if (described.marks.length > 0) pieces.push(described.marks.map((each) => formatter.term(`mark.${each}`)).join(', '));
  return [which, ...pieces];
};

export const hexText = (state: State, hex: string, formatter: Formatter, t: Translate): string =>
  hexPieces(state, hex, formatter, t).join('; ');
