import { withTestDatabase } from './testing/test-database';

const database = withTestDatabase({ holds: 'empty' });

test('arrays of numbers come and go as they are: empty, with NULL, nested, negative', async () => {
  const [row] = await database.sql`
    SELECT '{}'::int[] AS empty, '{1,NULL,-3}'::int[] AS holes, '{{1,2},{3,NULL}}'::int[] AS nested, '{32767,-32768}'::smallint[] AS small`;
  expect(row).toEqual({
    empty: [],
    holes: [1, null, -3],
    nested: [
      [1, 2],
      [3, null],
    ],
    small: [32_767, -32_768],
  });
  const given = [7, null, -2_147_483_648];
  expect(
    await database.sql`SELECT ${given}::int[] AS whole, ${[1, null]}::smallint[] AS small, ${[]}::int[] AS none`,
  ).toEqual([{ whole: given, small: [1, null], none: [] }]);
});
