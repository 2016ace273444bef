/** A set of small numbers that is emptied by counting on: for searches that run often over the same map. */
export class Marks {
  private readonly at: Int32Array;
  private turn = 1;

  constructor(size: number) {
    this.at = new Int32Array(size);
  }

  has(number: number): boolean {
    return this.at[number] === this.turn;
  }

  /** Whether the number was not in the set before. */
  add(number: number): boolean {
    if (this.at[number] === this.turn) return false;
    this.at[number] = this.turn;
    return true;
  }

  clear(): void {
    this.turn++;
  }
}
