/** The words in which a rulebook speaks of what all titles have. */
export interface Vocabulary {
  readonly en: {
    readonly tile: string;
    readonly tiles: string;
    readonly president: string;
    readonly treasury: string;
  };
  readonly ru: {
    /** Nominative and accusative alike. */
    readonly tile: string;
    readonly tiles: string;
    /** На что нажать? «подсвеченный гекс» */
    readonly litHex: string;
    readonly president: string;
    /** Кем? */
    readonly asPresident: string;
    /** Куда? «в кассу» */
    readonly intoTreasury: string;
    /** What is put into a city, at the beginning of a sentence. */
    readonly station: string;
  };
}
