import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTemporaryFolders } from '../db/testing/temporary-folder';
import { readSettings } from '../settings';
import { startPortal } from './start-portal';

const newFolder = withTemporaryFolders();

async function told(environment: NodeJS.ProcessEnv): Promise<string[]> {
  const file = join(newFolder(), 'file');
  writeFileSync(file, '');
  const lines: string[] = [];
  // Below a file there is no folder: the start ends before it opens anything.
  const start = startPortal(readSettings({ WORKERS: '1', DATA_DIR: join(file, 'data'), ...environment }), { print: (line) => lines.push(line), onFailure: () => undefined });
  await expect(start).rejects.toThrow('cannot be made');
  return lines;
}

test('J7 in production a start without PUBLIC_URL is told in one line what that means and what to set', async () => {
  expect(await told({ NODE_ENV: 'production' })).toEqual([expect.stringMatching(/^PUBLIC_URL is not set: .*Set it to the address people use, such as https:\/\/www\.example\.hr\.$/)]);
  expect(await told({ NODE_ENV: 'production', PUBLIC_URL: 'https://www.kvadrat.example' })).toEqual([]);
  expect(await told({})).toEqual([]);
});
