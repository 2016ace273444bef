/** Least squares for a handful of causes: how much each adds to an effect, and how sure that is. */

export interface Slope {
  readonly slope: number;
  /** Its standard error. */
  readonly error: number;
}

const solved = (matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] => {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let column = 0; column < rows.length; column++) {
    let pivot = column;
    for (let row = column; row < rows.length; row++)
      if (Math.abs(at(row, column)) > Math.abs(at(pivot, column))) pivot = row;
    const [from, to] = [rows[pivot] ?? [], rows[column] ?? []];
    rows[column] = from;
    rows[pivot] = to;
    for (let row = 0; row < rows.length; row++) {
      if (row === column) continue;
      const factor = at(row, column) / at(column, column);
      rows[row] = (rows[row] ?? []).map((each, index) => each - factor * at(column, index));
    }
  }
  return rows.map((row, index) => (row.at(-1) ?? 0) / (row[index] ?? 1));
};

/** Draws slopes towards nothing where little is known. */
const RIDGE = 1;

/** By cause; every row has the causes of one effect. */
export const slopes = (causes: readonly (readonly number[])[], effects: readonly number[]): readonly Slope[] => {
  const count = causes[0]?.length ?? 0;
  const numbers = Array.from({ length: count }, (_, index) => index);
  const product = (a: number, b: number): number =>
    causes.reduce((sum, row) => sum + (row[a] ?? 0) * (row[b] ?? 0), a === b ? RIDGE : 0);
  const matrix = numbers.map((a) => numbers.map((b) => product(a, b)));
  const right = numbers.map((a) => causes.reduce((sum, row, index) => sum + (row[a] ?? 0) * (effects[index] ?? 0), 0));
  const found = solved(matrix, right);
  const left = causes.map(
    (row, index) => (effects[index] ?? 0) - row.reduce((sum, each, a) => sum + each * (found[a] ?? 0), 0),
  );
  const variance = left.reduce((sum, each) => sum + each * each, 0) / Math.max(1, effects.length - count);
  return numbers.map((a) => {
    const inverse = solved(
      matrix,
      numbers.map((b) => (a === b ? 1 : 0)),
    );
    return { slope: found[a] ?? 0, error: Math.sqrt(variance * (inverse[a] ?? 0)) };
  });
};
