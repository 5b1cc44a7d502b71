/** Moving over the tile pad with the arrow keys: a row is a colour, so up and down keep the number. */

export interface Key {
  row: number;
  at: number;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/**
 * The key that an arrow leads to; null if the arrow leads off the pad, or the pressed key is not an arrow.
 * `rows` says of every key whether it is enabled; disabled keys are skipped.
 */
export function keyBeside(rows: readonly (readonly boolean[])[], from: Key, arrow: string): Key | null {
  const step = STEPS[arrow];
  if (!step) return null;
  let { row, at } = from;
  for (;;) {
    row += step[0];
    at += step[1];
    const can = rows[row]?.[at];
    if (can === undefined) return null;
    if (can) return { row, at };
  }
}
