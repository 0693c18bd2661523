import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HASH_PARAMETERS } from './hash-ceiling';

test('the ceiling is measured with the parameters the server hashes with', async () => {
  const source = await readFile(
    join(import.meta.dirname, '../../server/src/domains/accounts/passwords/password-hasher.ts'),
    'utf8',
  );
  const [, inside = ''] = /HASH_PARAMETERS = \{([^}]+)\}/.exec(source) ?? [];
  const numbers = inside.split(',').map((pair) => pair.split(':').map((part) => part.trim().replaceAll('_', '')));
  expect(Object.fromEntries(numbers.map(([name, value]) => [name, Number(value)]))).toEqual(HASH_PARAMETERS);
});
