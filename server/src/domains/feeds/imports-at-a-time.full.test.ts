import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createDb } from '../../platform/db';
import { withTemporaryFolders } from '../../platform/db/testing/temporary-folder';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { linkDueTwins } from '../listings/api';
import { projectOutbox } from '../search/api';
import { runImport } from './run-import';
import { kyeroAd, kyeroFile } from './testing/kyero-file';
import { amount } from '../../platform/testing/full-run';

jest.setTimeout(120_000);
const database = withTestDatabase();
const folder = withTemporaryFolders();

const AGENCIES = ['first', 'second', 'third', 'fourth'];
const ADS = amount({ full: 16, fast: 6 });
const ROUNDS = amount({ full: 3, fast: 2 });
/** Photos that all agencies show, each in an order of its own. */
const PHOTOS = Array.from({ length: 12 }, (_, index) => `https://photos.example/${index}.jpg`);

function feed(agency: number, round: number): string {
  return kyeroFile(
    Array.from({ length: ADS }, (_, index) => {
      // Every other agency names its ads and their photos the other way round.
      const number = agency % 2 === 0 ? index : ADS - 1 - index;
      const shown = PHOTOS.slice((number + agency) % 9, ((number + agency) % 9) + 4);
      const photos = agency % 2 === 0 ? shown : shown.reverse();
      const added = `https://photos.example/${round}-${number}.jpg`;
      const images = [...(agency % 2 === 0 ? [...photos, added] : [added, ...photos])]
        .map((url, place) => `<image id="${place + 1}"><url>${url}</url></image>`)
        .join('');
      return kyeroAd(`A${number}`, {
        images,
        surface_area: `<built>${60 + (number % 3)}</built><plot>0</plot>`,
        desc: `<hr>Svijetao stan, ${round}. put.</hr><en>A bright flat, told for the ${round}th time.</en>`,
      });
    }),
  );
}

test('O-40 several imports at a time, beside all that follows an import, meet no deadlock', async () => {
  const dataDir = folder();
  const handle = createDb(database.address, { poolSize: 10 });
  const { db } = handle;
  const failures: string[] = [];
  const told = (what: string) => (error: unknown) => {
    failures.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
  };
  const [{ id: mediaId } = { id: 0 }] = await database.sql<
    { id: number }[]
  >`INSERT INTO media (hash, width, height, widths, bytes) VALUES (${'a'.repeat(40)}, 1, 1, '{1}', 1) RETURNING id`;
  let importing = true;
  const meanwhile = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    while (importing) await work().catch(told(what));
  };
  const arriving = async (): Promise<void> => {
    const { rows } = await sql<{ id: number }>`SELECT id FROM photo_source ORDER BY random() LIMIT 3`.execute(db);
    await Promise.all(
      rows.map(({ id }) =>
        db
          .updateTable('photo_source')
          .set({ state: 'done', media_id: mediaId })
          .where('id', '=', id)
          .execute()
          .catch(told('photos')),
      ),
    );
    await new Promise((resolve) => setImmediate(resolve));
  };
  const background = [
    meanwhile('photos', arriving),
    meanwhile('photos of another process', arriving),
    meanwhile('twins', () => linkDueTwins({ db, dataDir, draw: () => null }, 10)),
    meanwhile('read model', () => projectOutbox(db)),
  ];
  for (let round = 1; round <= ROUNDS; round += 1) {
    await Promise.all(
      AGENCIES.map(async (agency, index) => {
        const file = join(dataDir, `${agency}.xml`);
        await writeFile(file, feed(index, round));
        const code = await runImport(
          { db, dataDir },
          ['--format', 'kyero', '--agency', agency, '--agency-phone', '021 555 444', '--no-photos', file],
          () => undefined,
        ).catch(told(agency));
        if (code !== 0) failures.push(`${agency} ended with ${String(code)}`);
      }),
    );
  }
  importing = false;
  await Promise.all(background);
  await handle.close();
  await rm(dataDir, { recursive: true });
  expect(failures).toEqual([]);
});
