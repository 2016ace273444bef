/** Files whose texts are not rewritten yet, by language. It only shrinks: a file that is clean must not be listed. */
export const NOT_YET: readonly string[] = [
  'en titles/src/1862/recorded/rulings.ts',
  'ru titles/src/1862/recorded/rulings.ts',
  'en titles/src/1862/rulebook/end.ts',
  'en titles/src/1862/rulebook/opening.ts',
  'en titles/src/1862/rulebook/operating.ts',
  'en titles/src/1862/rulings.ts',
  'en titles/src/18cz/recorded/rulings.ts',
  'en titles/src/18cz/rulebook/general.ts',
  'ru titles/src/18cz/rulebook/general.ts',
  'en titles/src/18cz/rulebook/operating.ts',
  'ru titles/src/18cz/rulebook/operating.ts',
  'en titles/src/18cz/rulebook/stock.ts',
  'ru titles/src/18cz/rulebook/stock.ts',
  'en titles/src/18cz/rulebook/variants.ts',
  'ru titles/src/18cz/rulebook/variants.ts',
  'en titles/src/18cz/rulings.ts',
];
