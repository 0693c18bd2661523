import { onSearchTime, timeSearch, type SearchTime } from './search-times';

test('a search is told with its plan, a failure as one, no answer as nothing, and none to who has stopped listening', async () => {
  const told: SearchTime[] = [];
  const stop = onSearchTime((time) => told.push(time));
  expect(
    await timeSearch(
      'list',
      () => Promise.resolve({ plan: 'walk' }),
      ({ plan }) => plan,
    ),
  ).toEqual({ plan: 'walk' });
  await expect(
    timeSearch(
      'map',
      () => Promise.reject(new Error('timeout')),
      () => 'never',
    ),
  ).rejects.toThrow('timeout');
  await timeSearch(
    'facets',
    () => Promise.resolve(null),
    () => null,
  );
  stop();
  await timeSearch(
    'count',
    () => Promise.resolve(1),
    () => 'matches',
  );
  expect(told).toEqual([
    { kind: 'list', plan: 'walk', seconds: expect.any(Number) },
    { kind: 'map', plan: 'failed', seconds: expect.any(Number) },
  ]);
});
