import type { ApiError, PlaceAtPoint } from '@kvadrat/contracts/api';
import type { LightMyRequestResponse } from 'fastify';
import { withPortal } from '../search/testing/portal';
import { placesNotFound } from './testing/places-not-found';

const portal = withPortal();
const reverse = (query: string): Promise<LightMyRequestResponse> =>
  portal.app.inject(`/api-next/geography/reverse/?${query}`);

test('a point has the part of town it lies in, described as in suggestions', async () => {
  const response = await reverse('lat=43.5031&lng=16.4482&locale=en');
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toMatch(/^private/);
  expect(response.json<PlaceAtPoint>()).toMatchObject({
    label: 'Bačvice',
    parent: 'Split, Splitsko-dalmatinska županija',
    path: 'split/bacvice',
    level: 'city_zone',
    kind: 'part of town',
  });
  expect(response.json<PlaceAtPoint>().distance).toBeLessThan(50);
});

test.each([
  ['Zagreb, Jarun', 45.7805, 15.923, 'zagreb/tresnjevka-jug/jarun'],
  // The settlement of the town's name is the town, with a point of its own or without.
  ['Sinj', 43.7036, 16.6394, 'sinj'],
  ['Poreč', 45.2272, 13.5958, 'porec'],
  // Split's harbour entrance: a point in the sea belongs to the coast.
  ['the sea off Split', 43.495, 16.43, 'split'],
])('%s', async (_, lat, lng, path) => {
  const response = await reverse(`lat=${lat}&lng=${lng}`);
  expect(response.json<PlaceAtPoint>().path.split('/').slice(0, path.split('/').length)).toEqual(path.split('/'));
});

test('a place with a point of its own is found at it', async () => {
  expect(await placesNotFound(portal.database.db, 40)).toEqual([]);
});

test.each([
  ['Trieste', 45.65, 13.77],
  ['the middle of the Adriatic', 43.2, 14.9],
  ['the pole', 90, 0],
])('nothing of ours is near %s', async (_, lat, lng) => {
  const response = await reverse(`lat=${lat}&lng=${lng}`);
  expect(response.statusCode).toBe(404);
  expect(response.json<ApiError>().data.code).toBe('not-found');
});

test.each([
  '',
  'lat=45',
  'lng=16',
  'lat=abc&lng=16',
  'lat=45&lng=',
  'lat=91&lng=16',
  'lat=45&lng=-181',
  'lat=NaN&lng=16',
  'lat=Infinity&lng=1',
])('a point such as "%s" is refused', async (query) => {
  const response = await reverse(query);
  expect(response.statusCode).toBe(400);
  expect(response.json<ApiError>().data.code).toBe('invalid-request');
});
