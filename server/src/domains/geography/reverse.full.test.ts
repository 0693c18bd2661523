import { withTestDatabase } from '../../platform/db/testing/test-database';
import { placesNotFound } from './testing/places-not-found';

const database = withTestDatabase({ holds: 'places' });

test('every place with a point of its own is found at it, in its town at least', async () => {
  expect(await placesNotFound(database.db, 1)).toEqual([]);
}, 120_000);
