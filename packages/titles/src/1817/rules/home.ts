/** ipo.2: the home station goes to any free circle of the map; no connection is needed. */
import {
  type Board,
  citiesOf,
  type CompanyId,
  companyOf,
  defineStep,
  emptySlots,
  factsOf,
  type Frame,
  type HexId,
  memoOfTwo,
  one,
  placeFromCharter,
  type PlayerId,
  pop,
  shapeAt,
  type State,
  type TrackSet,
} from '@roundhouse/engine';
import { refuse } from '../vocabulary.ts';

export interface HomeFrame extends Frame {
  readonly company: CompanyId;
  readonly player: PlayerId;
}

interface City {
  readonly hex: HexId;
  readonly city: number;
}

const citiesOn = (track: TrackSet, board: Board): readonly City[] =>
  Object.keys(track.map.hexes).flatMap((hex) => citiesOf(shapeAt(track, board, hex)).map((_, city) => ({ hex, city })));

const freeOn = memoOfTwo((track: TrackSet, board: Board): readonly City[] =>
  citiesOn(track, board).filter(({ hex, city }) => emptySlots(track, board, hex, city) > 0),
);

export const freeCities = (state: State): readonly City[] => freeOn(factsOf(state).track, state.board);

export const homeStep = defineStep<HomeFrame>({
  decider: (_state, { player }) => player,
  open: false,
  choices: {
    placeToken: {
      options: (state, { player }, about) => {
        const free = freeCities(state);
        const place = ({ hex, city }: City) => ({ type: 'placeToken', by: player, hex, city }) as const;
        if (!about) return free.map((each) => one(place(each)));
        const fits = free.some((each) => each.hex === about.hex && each.city === about.city);
        return [one(place(about), fits ? undefined : refuse('1817 §ipo.2', 'cityFull', { hex: about.hex }))];
      },
      apply: (move, { company }, { hex, city }) => {
        pop(move);
        placeFromCharter(move, company, hex, city, 0);
      },
    },
  },
});

/** All markers of a company, on the map and on its charter. */
export const markersOf = (state: State, company: CompanyId): number =>
  companyOf(state, company).tokens.length + state.board.tokens.filter((each) => each.company === company).length;
