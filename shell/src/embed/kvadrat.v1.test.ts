import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const script = readFileSync(join(__dirname, 'kvadrat.v1.js'));

test('the script that pages include weighs at most 3 KB as it is', () => {
  expect(script.length).toBeLessThanOrEqual(3000);
});

test('its bytes are those that docs/embedding.md tells pages to pin', () => {
  const documented = /sha384-[A-Za-z0-9+/]{64}/.exec(
    readFileSync(join(__dirname, '../../../docs/embedding.md'), 'utf8'),
  )?.[0];
  expect(documented).toBe(`sha384-${createHash('sha384').update(script).digest('base64')}`);
});
