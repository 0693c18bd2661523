import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTemporaryFolders } from '../platform/db/testing/temporary-folder';
import { readSettings } from '../platform/settings';
import { startPortal } from './start-portal';
import { startWarnings } from './start-warnings';

const newFolder = withTemporaryFolders();

async function told(environment: NodeJS.ProcessEnv): Promise<string[]> {
  const file = join(newFolder(), 'file');
  writeFileSync(file, '');
  const lines: string[] = [];
  // Below a file there is no folder: the start ends before it opens anything.
  const start = startPortal(readSettings({ WORKERS: '1', DATA_DIR: join(file, 'data'), ...environment }), {
    print: (line) => lines.push(line),
    onFailure: () => undefined,
  });
  await expect(start).rejects.toThrow('cannot be made');
  return lines;
}

const MISSING = /^PUBLIC_URL is not set: .*Set it to the address people use, such as https:\/\/www\.example\.hr\.$/;

test('J7 in production without PUBLIC_URL one line tells what that means and what to set', () => {
  expect(startWarnings(readSettings({ NODE_ENV: 'production' }))).toEqual([expect.stringMatching(MISSING)]);
  expect(startWarnings(readSettings({ NODE_ENV: 'production', PUBLIC_URL: 'https://www.kvadrat.example' }))).toEqual(
    [],
  );
  expect(startWarnings(readSettings({}))).toEqual([]);
});

test('J7 a start that cannot work says why, and nothing else', async () => {
  expect(await told({ NODE_ENV: 'production' })).toEqual([]);
});
