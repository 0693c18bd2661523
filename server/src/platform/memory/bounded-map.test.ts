import { BoundedMap } from './bounded-map';
import { weightOf } from './weight-of';

test('filled with ten times what there is room for, it keeps what was asked for last, within its bytes', () => {
  const map = new BoundedMap<Buffer>({ bytes: 1_000_000 });
  for (let at = 0; at < 1000; at++) {
    map.set(`key ${at}`, Buffer.alloc(10_000), 10_000);
    map.get('key 0');
    expect(map.bytes).toBeLessThanOrEqual(1_000_000);
  }
  expect(map.size).toBeGreaterThan(90);
  expect([map.get('key 0'), map.get('key 999')]).not.toContain(undefined);
  expect(map.get('key 1')).toBeUndefined();
});

test('what turns out to be heavy makes others go, and itself when it is too heavy alone', () => {
  const map = new BoundedMap<string>({ bytes: 10_000, entries: 5 });
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) map.set(key, key, 0);
  expect(map.get('a')).toBeUndefined();
  map.weigh('f', 'f', 9600);
  expect([map.get('b'), map.get('f')]).toEqual([undefined, 'f']);
  map.weigh('f', 'another value', 0);
  map.delete('f', 'another value');
  expect(map.get('f')).toBe('f');
  map.weigh('f', 'f', 20_000);
  expect([map.size, map.bytes]).toEqual([0, 0]);
});

test('the weight of data is about what it takes', () => {
  const data = Array.from({ length: 1000 }, (_, id) => ({ id, name: `Name of ${id}`, spots: [1.5, id, 7] }));
  expect(weightOf(data)).toBeGreaterThan(100_000);
  expect(weightOf(data)).toBeLessThan(250_000);
  expect(weightOf({ file: Buffer.alloc(5000), by: new Map([['a', 'b'.repeat(100)]]) })).toBeGreaterThan(5100);
  expect([weightOf(7), weightOf(null), weightOf(undefined)]).toEqual([0, 0, 0]);
});
