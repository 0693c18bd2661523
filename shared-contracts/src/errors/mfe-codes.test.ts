import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MFE_CODES } from '.';

it.each(Object.keys(MFE_CODES))('%s has a page that says what to do', (code) => {
  const page = join(import.meta.dirname, '../../../docs/errors', `${code}.md`);
  expect(existsSync(page)).toBe(true);
  expect(readFileSync(page, 'utf8')).toMatch(new RegExp(`^# ${code}: .+[^]*## What to do\n- `));
});
