import type { Vocabulary } from '../../common/guide/vocabulary.ts';

export const vocabulary: Vocabulary = {
  towns: true,
  ru: {
    tile: 'тайл',
    tiles: 'тайлы',
    litHex: 'подсвеченный гекс',
    president: 'директор',
    asPresident: 'директором',
    station: 'Станция',
    nextTrain: '{next}-поезд',
    oldTrains: '{old}-поезда',
    rust: 'спишут',
  },
};
