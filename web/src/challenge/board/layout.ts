// Where the boxes stand: around an arc, the player's own nearest. From the bottom, clockwise is to the left.

import type { TableState } from "../../wire";

export interface Place {
  box: number;
  /** From -1, far left, to 1; from 0, far away, to 1, nearest. On a wide screen an arc. */
  x: number;
  y: number;
  /** On a narrow one two columns, with the nearest box below them. */
  narrowX: number;
  narrowY: number;
  /** On a low one a row, with the nearest box below it. */
  rowX: number;
}

// For each number of boxes on a side: how far out and how near each box is, beginning with the nearest.
const ARCS: Record<number, [number, number][]> = {
  1: [[0.72, 0.4]],
  2: [
    [0.56, 0.7],
    [0.94, 0.1],
  ],
  3: [
    [0.56, 0.8],
    [0.79, 0.42],
    [1, 0],
  ],
};

/** The boxes of the table by number, each with its place; the first in `near` is the one at the bottom. */
export function places(table: TableState): { near: number; rows: number; places: Place[] } {
  const count = table.boxes.length;
  const near = table.own_box ?? Math.ceil(count / 2);
  const left = Math.ceil((count - 1) / 2);
  const rows = Math.max(1, left);
  return {
    near,
    rows,
    places: table.boxes.map(({ box }) => {
      const steps = (box - near + count) % count;
      if (steps === 0) return { box, x: 0, y: 1, narrowX: 0, narrowY: 1, rowX: 0 };
      const leftwards = steps <= left;
      const step = leftwards ? steps : count - steps;
      const [out, close] = ARCS[rows]![step - 1]!;
      const side = leftwards ? -1 : 1;
      return {
        box,
        x: side * out,
        y: close,
        narrowX: side,
        narrowY: rows === 1 ? 0.5 : (rows - step) / (rows - 1),
        rowX: count === 2 ? 0 : (2 * steps - count) / (count - 2),
      };
    }),
  };
}
