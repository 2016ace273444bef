/** Under which rulings a file of 18xx.games was played: most are the same for all, two show in the file itself. */
import { PRESETS } from '@roundhouse/titles/18cz';
import type { Conditions } from '../adapter.ts';
import { number, type PeerFile, text } from '../peer.ts';

/** A file says by its bids whether the printed prices of the locals were paid. */
const PRINTED: Readonly<Record<string, number>> = { S: 25, M: 40, L: 55 };

const paysOtherPrices = (file: PeerFile): boolean =>
  (file.flat_actions ?? file.actions).some(
    (action) =>
      action.type === 'bid' &&
      number(action, 'price') !==
        (PRINTED[text(action, 'company').charAt(0)] ?? 0) + 5 * (Number(text(action, 'company').slice(1)) - 1),
  );

/** Some old games ran through two cities of Praha, which are one stop. */
const visitsPrahaTwice = (file: PeerFile): boolean =>
  (file.flat_actions ?? file.actions).some(
    (action) =>
      action.type === 'run_routes' &&
      Array.isArray(action['routes']) &&
      action['routes'].some((route: { hexes?: unknown }) => {
        const hexes = Array.isArray(route.hexes) ? (route.hexes as readonly unknown[]) : [];
        return hexes.filter((hex) => hex === 'E12').length > 1;
      }),
  );

/** Modes that only this app knows: a file names them where its positions are not games of that site (route problems). */
const MODES = ['tutorial', 'moravia'] as const;

const modesOf = ({ settings }: PeerFile): Conditions['options'] =>
  Object.fromEntries(MODES.filter((mode) => settings?.optional_rules?.includes(mode)).map((mode) => [mode, true]));

/** Which way the highest price is rounded has changed there. */
const absorbs = (file: PeerFile): boolean =>
  (file.flat_actions ?? file.actions).some((action) => action.type === 'buy_corporation');

/** Without a seed chance is drawn there from the first digits of the game's number. */
const seedOfNumber = ({ id, settings }: PeerFile): { readonly seed?: number } => {
  const [digits] = /\d+/.exec(String(id ?? '')) ?? [];
  if ((settings?.seed ?? null) !== null || digits === undefined) return {};
  return { seed: Number(BigInt(digits) % 2n ** 31n) };
};

export const conditions18CZ = (file: PeerFile): Conditions => {
  const vaclav = file.setup?.['dummy_player_corporations'];
  return {
    options: modesOf(file),
    rulings: {
      ...PRESETS['18xx.games'],
      ...(paysOtherPrices(file) ? { openDraftPrice: true } : {}),
      ...(visitsPrahaTwice(file) ? { prahaTwice: true } : {}),
      ...(absorbs(file) ? { absorbRoundsUp: true } : {}),
    },
    fixed: { ...(vaclav === undefined ? {} : { vaclav }), ...seedOfNumber(file) },
  };
};
