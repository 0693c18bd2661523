import { ChunkedCells } from './chunked-cells';
import { CELL_VALUES } from './ground';

test('R120 cells keep what was written, whatever was written around them', () => {
  const length = 1000;
  const [cells, plain] = [new ChunkedCells(length), new Uint8Array(length)];
  let seed = 7;
  const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let turn = 0; turn < 500; turn++) {
    const [from, value] = [random(length), random(CELL_VALUES)];
    const to = Math.min(length, from + random(200));
    if (turn % 3 === 0) {
      cells.fill(value, from, to);
      plain.fill(value, from, to);
    } else if (turn % 3 === 1) {
      cells.set(from, value);
      plain[from] = value;
    } else {
      const old = plain[from] ?? 0;
      cells.replace(old, value);
      plain.forEach((one, index) => one === old && (plain[index] = value));
    }
  }
  expect(Array.from({ length }, (_, cell) => cells.at(cell))).toEqual([...plain]);
});

test('R120 what is the same for kilometres takes next to nothing', () => {
  const cells = new ChunkedCells(10_000_000);
  cells.fill(2, 1000, 9_000_000);
  expect(cells.bytes).toBeLessThan(2_000_000);
});
