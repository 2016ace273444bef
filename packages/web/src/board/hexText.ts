/** A hex in words: what lies there, what connects, what can be built. */
import { describeHex } from '@roundhouse/board';
import { phaseFacts, printedHex, type State } from '@roundhouse/engine';
import type { Voice } from '../i18n/voice.tsx';
import type { Translate } from '../i18n/words.ts';
import { isPort, placeName } from './place.ts';

export const hexText = (state: State, hex: string, voice: Voice, t: Translate): string => {
  const told = describeHex({ ...voice.facts.track, board: state.board, inForce: phaseFacts(state).colours }, hex);
  const pieces: string[] = [];
  /** Letters on a token are no name. */
  const named = (company: string): string => {
    const name = voice.companyName(company);
    return name === company ? company : `${company} (${name})`;
  };
  const { map } = voice.facts.track;
  const name = placeName(map, hex) ?? (isPort(map, hex) ? voice.term('place.port') : undefined);
  const where = printedHex(map, hex);
  pieces.push(name === undefined ? where : `${where} ${name}`);
  pieces.push(
    told.tile
      ? t('twin.tile', { tile: told.tile.number, colour: t(`colour.${told.colour}`) })
      : t(`colour.${told.colour}`),
  );
  if (told.label !== undefined) pieces.push(t('twin.label', { label: told.label }));
  for (const stop of told.stops) {
    const here = stop.tokens.filter((each) => each !== null);
    pieces.push(
      t('twin.stop', { kind: t(`stop.${stop.kind}`), worth: stop.worth }) +
        (stop.kind === 'city' && stop.slots > 0
          ? `, ${t('twin.slots', { slots: stop.slots })}${here.length > 0 ? `: ${here.map(named).join(', ')}` : ''}`
          : '') +
        (stop.reserved.length > 0 ? `, ${t('twin.home', { companies: stop.reserved.map(named).join(', ') })}` : ''),
    );
  }
  const joined = told.exits.filter((each) => each.joined).map((each) => printedHex(map, each.hex ?? ''));
  const open = told.exits
    .filter((each) => !each.joined && each.hex !== null)
    .map((each) => printedHex(map, each.hex ?? ''));
  if (joined.length > 0) pieces.push(t('twin.joined', { hexes: joined.join(', ') }));
  if (open.length > 0) pieces.push(t('twin.open', { hexes: open.join(', ') }));
  for (const { cost } of told.terrain) if (cost > 0) pieces.push(t('twin.cost', { cost: voice.money(cost) }));
  if (told.marks.length > 0) pieces.push(told.marks.map((each) => voice.term(`mark.${each}`)).join(', '));
  return pieces.join('; ');
};
