import { seaDistance } from './api';

test('R271 how far the sea is: on the shore, a town off it, an island; not deep inland, nor off the map', () => {
  const at = (lat: number, lng: number): number | null => seaDistance({ lat, lng });
  // Split's Riva and Bačvice; Solin; Supetar; Zagreb, Osijek; out at sea; off the map.
  expect(at(43.5075, 16.4385)).toBeLessThan(250);
  expect(at(43.502, 16.4475)).toBeLessThan(250);
  const solin = at(43.547, 16.495) ?? 0;
  expect(solin).toBeGreaterThan(500);
  expect(solin).toBeLessThan(3000);
  expect(at(43.383, 16.554)).toBeLessThan(600);
  expect(at(45.81, 15.98)).toBeNull();
  expect(at(45.55, 18.69)).toBeNull();
  expect(at(43.45, 16.4)).toBe(0);
  expect(at(60, 16)).toBeNull();
});
