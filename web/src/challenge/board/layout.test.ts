import { describe, expect, test } from "vitest";
import type { TableState } from "../../wire";
import { places } from "./layout";

function tableOf(count: number, own: number | null): TableState {
  return { own_box: own, boxes: Array.from({ length: count }, (_, index) => ({ box: index + 1 })) } as TableState;
}

const COUNTS = [2, 3, 4, 5, 6, 7];

describe.each(COUNTS)("%i boxes", (count) => {
  test("the player's own stands at the bottom, whichever it is", () => {
    for (let own = 1; own <= count; own++) {
      const found = places(tableOf(count, own));
      expect(found.near).toBe(own);
      expect(found.places.find(({ box }) => box === own)).toMatchObject({ x: 0, y: 1 });
    }
  });

  test("for somebody who only watches, the one in the middle does", () => {
    expect(places(tableOf(count, null)).near).toBe(Math.ceil(count / 2));
  });

  test("no two stand in the same place, on a wide, a narrow or a low screen", () => {
    const { places: all, near } = places(tableOf(count, 1));
    const others = all.filter(({ box }) => box !== near);
    expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    expect(new Set(all.map(({ narrowX, narrowY }) => `${narrowX} ${narrowY}`)).size).toBe(count);
    expect(new Set(others.map(({ rowX }) => rowX)).size).toBe(count - 1);
  });

  test("all of them stand within the table", () => {
    for (const { x, y, narrowX, narrowY, rowX } of places(tableOf(count, 2)).places) {
      for (const across of [x, narrowX, rowX]) expect(Math.abs(across)).toBeLessThanOrEqual(1);
      for (const down of [y, narrowY]) expect(down >= 0 && down <= 1).toBe(true);
    }
  });

  test("clockwise from the bottom is leftwards first, then rightwards", () => {
    const sides = places(tableOf(count, 1)).places.map(({ x }) => Math.sign(x));
    const left = Math.ceil((count - 1) / 2);
    expect(sides).toEqual([0, ...Array<number>(left).fill(-1), ...Array<number>(count - 1 - left).fill(1)]);
  });
});
