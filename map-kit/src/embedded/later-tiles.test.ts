import { LaterTiles } from './later-tiles';

const frame = (): Promise<void> =>
  new Promise((resolve) =>
    requestAnimationFrame(() => {
      resolve();
    }),
  );

test('R241 of a screen of tiles one is painted a frame, in the order they were asked for', async () => {
  const later = new LaterTiles<string>();
  const painted: string[] = [];
  for (const tile of ['a', 'b', 'c']) later.add(tile, () => painted.push(tile));
  expect(painted).toEqual([]);
  await frame();
  expect(painted).toEqual(['a']);
  expect(later.has('a')).toBe(false);
  expect(later.has('b')).toBe(true);
  await frame();
  await frame();
  expect(painted).toEqual(['a', 'b', 'c']);
  later.add('d', () => painted.push('d'));
  await frame();
  expect(painted).toEqual(['a', 'b', 'c', 'd']);
});

test('what left the view, or the map itself, is not painted', async () => {
  const later = new LaterTiles<string>();
  const painted: string[] = [];
  for (const tile of ['a', 'b', 'c']) later.add(tile, () => painted.push(tile));
  later.drop('a');
  await frame();
  expect(painted).toEqual(['b']);
  later.clear();
  await frame();
  expect(painted).toEqual(['b']);
});
