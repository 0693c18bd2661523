import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { withTemporaryFolders } from '../../../platform/db/testing/temporary-folder';
import { LAND_FILE, ownGround } from '../testing/ground';
import { METRES_PER_DEGREE } from '../../land/api';
import { isBuiltUp, isCroatian } from './ground';
import { readLand } from './read-land';

const temporaryFolder = withTemporaryFolders();
const FRAME = { west: 16, south: 45, columns: 200, rows: 2, width: 0.00126, height: 0.0009 };

function write(frame: object, ...bytes: number[]): string {
  const file = join(temporaryFolder(), 'land.bin');
  writeFileSync(
    file,
    brotliCompressSync(Buffer.concat([Buffer.from(`${JSON.stringify(frame)}\n`), Buffer.from(bytes)])),
  );
  return file;
}

test('R120 the land cells have the area of Croatia, and room for its people', () => {
  const { cells, columns, rows, width, height, south } = ownGround().fine;
  let [land, builtUp] = [0, 0];
  for (let row = 0; row < rows; row++) {
    const cellArea =
      (METRES_PER_DEGREE / 1000) ** 2 * height * width * Math.cos(((south + (row + 0.5) * height) * Math.PI) / 180);
    for (let column = 0; column < columns; column++) {
      const cell = cells.at(row * columns + column);
      if (!isCroatian(cell)) continue;
      land += cellArea;
      if (isBuiltUp(cell)) builtUp += cellArea;
    }
  }
  // 56,594 km² by the state's own figures; some borders are disputed.
  expect(Math.abs(land - 56_594)).toBeLessThan(600);
  expect(builtUp).toBeGreaterThan(800);
  expect(builtUp).toBeLessThan(2500);
});

test('R120 runs of any length are read', () => {
  const { cells } = readLand(write(FRAME, 3, 0, 0x80 + (300 % 128), Math.floor(300 / 128), 2, 97, 1));
  expect([0, 1, 2, 3, 302, 303, 399].map((cell) => cells.at(cell))).toEqual([0, 0, 0, 2, 2, 1, 1]);
});

test.each([
  ['too few cells', () => write(FRAME, 3, 0), /has 3 cells instead of 400/],
  ['no frame', () => write({ west: 16 }, 3, 0), /does not begin with the frame/],
  ['cells of no kind', () => write(FRAME, 0x80 + (400 % 128), Math.floor(400 / 128), 77), /no cell of a map is a 77/],
  ['no file', () => `${LAND_FILE}.not`, /ENOENT/],
])('R120 a file with %s is refused with a sentence', (_what, file, reason) => {
  expect(() => readLand(file())).toThrow(reason);
});
