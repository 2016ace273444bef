/** The words in which a rulebook speaks of what all titles have. English has one vocabulary for all of them; Russian keeps each book’s. */
export interface Vocabulary {
  /** Whether a train stops in towns as well as in cities. */
  readonly towns: boolean;
  readonly ru: {
    /** Nominative and accusative alike. */
    readonly tile: string;
    readonly tiles: string;
    /** На что нажать? «подсвеченный гекс» */
    readonly litHex: string;
    readonly president: string;
    /** Кем? */
    readonly asPresident: string;
    /** What is put into a city, at the beginning of a sentence. */
    readonly station: string;
    /** The `{next}` train of the depot, and the `{old}` ones that it rusts. */
    readonly nextTrain: string;
    readonly oldTrains: string;
    /** What happens to them: «спишут» */
    readonly rust: string;
  };
}
