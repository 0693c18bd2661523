import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

it('no style sheet of the frame is forgotten: what only the server imports, no browser would get', () => {
  const listed = readFileSync(join(__dirname, 'styles.ts'), 'utf8');
  const sheets = readdirSync(__dirname).filter((file) => file.endsWith('.module.css'));
  expect(sheets.length).toBeGreaterThan(10);
  expect(sheets.filter((sheet) => !listed.includes(`'./${sheet}'`))).toEqual([]);
});
