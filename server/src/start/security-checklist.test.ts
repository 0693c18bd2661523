import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../platform/settings';

const ROW = /^\| (\d+) \| [^|]+ \| (?:by choice|`([^`]+)`: (.+)) \|$/gm;

test('J the security checklist has 70 items, and each test it names is there', () => {
  const rows = [...readFileSync(join(projectRoot(), 'docs', 'security-checklist.md'), 'utf8').matchAll(ROW)];
  expect(rows.map(([, number]) => Number(number))).toEqual(Array.from({ length: 70 }, (_, index) => index + 1));
  const named = rows.flatMap(([, number = '', file, name]) =>
    file === undefined || name === undefined ? [] : [{ number, file, name }],
  );
  const missing = named.filter(({ file, name }) => !readFileSync(join(projectRoot(), file), 'utf8').includes(name));
  expect(missing).toEqual([]);
});
