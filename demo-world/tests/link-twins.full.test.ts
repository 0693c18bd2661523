import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ListingDetail } from '@kvadrat/contracts/api';
import { drawRecipe } from '../src/pictures';
import { addPicture, setListingPhotos, type ListingPhoto } from '@kvadrat/server/domains/media';
import { projectOutbox } from '@kvadrat/server/domains/search';
import type {} from '../../server/src/domains/media/media.tables';
import { withPortal } from '../../server/src/domains/search/testing/portal';
import { linkDueTwins, setStatus } from '@kvadrat/server/domains/listings';
import { draft } from '../../server/src/domains/listings/testing/draft';

const portal = withPortal();
const text = (description: string) => ({ hr: { title: 'Stan', description } });
const TOLD =
  'Stan gleda na park, a u prizemlju zgrade su ljekarna i pekara. Kuhinja je odvojena od boravka. U cijenu ulazi parkirno mjesto u garaži ispod zgrade.';
let dataDir = '';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kvadrat-twins-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function settle(): Promise<void> {
  const { db } = portal.database;
  const deps = { db, dataDir, draw: drawRecipe };
  while ((await linkDueTwins(deps, 10)) > 0);
  await projectOutbox(db);
}

async function others(id: number | undefined): Promise<number[]> {
  const response = await portal.app.inject(`/api-next/listings/${id}/`);
  return response.json<ListingDetail>().otherOffers.map((offer) => offer.id);
}

/** Files as an agency sends them, of its own size and quality. */
function photos(recipes: readonly string[], width: number, quality: number): Promise<ListingPhoto[]> {
  return Promise.all(
    recipes.map(async (recipe) => {
      const file = await sharp(Buffer.from(drawRecipe(recipe) ?? ''))
        .resize(width)
        .flatten({ background: '#ffffff' })
        .jpeg({ quality })
        .toBuffer();
      return { mediaId: await addPicture({ db: portal.database.db, dataDir }, file), room: null };
    }),
  );
}

test('an ad that says less is shown with the one whose words it has, until it tells of something else', async () => {
  const [first, silent, neighbour] = await portal.given([
    draft({ texts: text(TOLD) }),
    draft({
      texts: text(`Novo u ponudi. ${TOLD}`),
      yearBuilt: null,
      heating: null,
      price: { value: 210_000, onRequest: false, previous: null },
    }),
    draft({ texts: text(TOLD), floor: 3 }),
  ]);
  expect(await others(first)).toEqual([]);
  await settle();
  expect(await others(first)).toEqual([silent]);
  expect(await others(silent)).toEqual([first]);
  expect(await others(neighbour)).toEqual([]);
  await setStatus(portal.database.db, [silent ?? 0], 3);
  await projectOutbox(portal.database.db);
  expect(await others(first)).toEqual([]);
});

test('photos that an agency has handed on show that two ads are one flat, those of the building do not', async () => {
  const [first, silent, upstairs] = await portal.given([
    draft({ rooms: 4, floor: null, yearBuilt: 2001, texts: text('Četverosoban stan s dvjema kupaonicama.') }),
    draft({ rooms: 4, floor: 1, yearBuilt: null, texts: text('Prodaje se veći stan blizu škole i tržnice.') }),
    draft({ rooms: 4, floor: 2, yearBuilt: 2001, texts: text('Stan na drugom katu, useljiv za tri mjeseca.') }),
  ]);
  const { db } = portal.database;
  const inside = ['living-city-3@9', 'kitchen-5@9', 'bedroom-7@9'];
  await setListingPhotos(db, first ?? 0, await photos([...inside, 'block-inland-2@9'], 900, 85));
  await setListingPhotos(
    db,
    silent ?? 0,
    await photos(
      inside.map((recipe) => `${recipe}~31`),
      640,
      60,
    ),
  );
  await setListingPhotos(
    db,
    upstairs ?? 0,
    await photos(['living-city-8@31', 'kitchen-1@31', 'bedroom-2@31', 'block-inland-2@9~44'], 640, 60),
  );
  await settle();
  expect(await others(first)).toEqual([silent]);
  expect(await others(upstairs)).toEqual([]);
  const { likeness } = await db.selectFrom('media').select('likeness').executeTakeFirstOrThrow();
  expect(likeness).toMatch(/^[0-9a-f]{48}$/);
});
