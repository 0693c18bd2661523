import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp, { type Sharp } from 'sharp';
import { withTestDatabase } from '../../../platform/db/testing/test-database';
import type { TestVisitor } from '../../accounts/testing/test-visitor';
import { takeUpload } from '../../media/api';
import { createOwnAdsPortal, FLAT, type OwnAdsPortal } from '../testing/own-ads-portal';

const database = withTestDatabase({ holds: 'places' });
let portal: OwnAdsPortal;
let owner: TestVisitor;

beforeAll(async () => {
  portal = await createOwnAdsPortal(database);
  owner = await portal.person();
});
afterAll(() => portal.app.close());

interface Outcome {
  photos: { id: number; room: string | null; photo: { width: number; height: number } }[];
  refused: { name: string; reason: string }[];
}

const begin = async (): Promise<string> =>
  (await owner.json('/api-next/own-ads/', { fields: FLAT })).json<{ link: string }>().link;
const sendFile = (data: Buffer, name = 'slika.jpg'): Promise<string> =>
  takeUpload(portal.dataDir, name, Readable.from([data]));
const hang = async (link: string, uploads: string[]): Promise<Outcome> =>
  (await owner.json(`/api-next/own-ads/draft/photos/?veza=${link}&locale=hr`, { uploads })).json<Outcome>();
const place = async (link: string, photos: { id: number; room: string | null }[]): Promise<Outcome> =>
  (
    await owner.json(`/api-next/own-ads/draft/photos/?veza=${link}&locale=hr`, { photos }, { method: 'PUT' })
  ).json<Outcome>();

let turn = 0;
const canvas = (width = 90, height = 60): Sharp =>
  sharp({ create: { width, height, channels: 3, background: { r: (turn += 1) % 255, g: 80, b: 160 } } });

test('O-25 a photo that lies on its side stands upright, and its place is gone from the files', async () => {
  const link = await begin();
  const photo = await canvas()
    .withExif({
      IFD0: { Orientation: '6', Make: 'Mobitel' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 30/1 0/1' },
    })
    .jpeg()
    .toBuffer();
  const turned = await sharp(photo).withMetadata({ orientation: 6 }).toBuffer();
  const { photos, refused } = await hang(link, [await sendFile(turned)]);
  expect([refused, photos[0]?.photo.width, photos[0]?.photo.height]).toEqual([[], 60, 90]);
  const folder = join(portal.dataDir, 'media');
  for (const file of await readdir(folder, { recursive: true }))
    if (file.endsWith('.webp')) expect((await sharp(join(folder, file)).metadata()).exif).toBeUndefined();
});

test('files that are no photos end in a reason each, and cost the others nothing', async () => {
  const link = await begin();
  const good = await canvas().png().toBuffer();
  const whole = await canvas(600, 400).jpeg().toBuffer();
  const files: [data: Buffer, reason: string][] = [
    [Buffer.alloc(0), 'empty'],
    [Buffer.from('%PDF-1.7 nije slika'), 'unknown-type'],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 'unknown-type'],
    [Buffer.from('MZ\u0090\u0000'), 'unknown-type'],
    [Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic0000mif1heic')]), 'heic'],
    [Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), randomBytes(500)]), 'broken'],
    [whole.subarray(0, 200), 'broken'],
    [randomBytes(400), 'unknown-type'],
  ];
  const tokens = await Promise.all(files.map(([data], index) => sendFile(data, `${index}.jpg`)));
  const { photos, refused } = await hang(link, [...tokens, await sendFile(good), 'nema', '../../etc/passwd']);
  expect(refused).toEqual([
    ...files.map(([, reason], index) => ({ name: `${index}.jpg`, reason })),
    { name: '', reason: 'gone' },
    { name: '', reason: 'gone' },
  ]);
  expect(photos).toHaveLength(1);
  expect(await readdir(join(portal.dataDir, 'media', 'uploads'))).toEqual([]);
});

test('a file that is too large is broken off on its way', async () => {
  const chunk = Buffer.alloc(1024 * 1024);
  const endless = Readable.from(
    (function* () {
      for (;;) yield chunk;
    })(),
  );
  await expect(takeUpload(portal.dataDir, 'velika.jpg', endless)).rejects.toMatchObject({ reason: 'too-large' });
  expect(await readdir(join(portal.dataDir, 'media', 'uploads'))).toEqual([]);
});

test('are put into an order, named and taken away; the same picture hangs once, and forty are the most', async () => {
  const link = await begin();
  const same = await canvas().png().toBuffer();
  const { photos } = await hang(link, [
    await sendFile(same),
    await sendFile(same),
    await sendFile(await canvas().png().toBuffer()),
  ]);
  expect(photos).toHaveLength(2);
  const [first, second] = photos.map(({ id }) => id);
  const placed = await place(link, [
    { id: second ?? 0, room: 'kitchen' },
    { id: first ?? 0, room: 'nema' },
    { id: 999_999, room: null },
  ]);
  expect(placed.photos.map(({ id, room }) => [id, room])).toEqual([
    [second, 'kitchen'],
    [first, null],
  ]);
  expect((await place(link, [{ id: first ?? 0, room: null }])).photos).toHaveLength(1);
  const many = [];
  for (let n = 0; n < 41; n += 1) many.push(await sendFile(await canvas(40, 30).png().toBuffer(), `${n}.png`));
  const full = await hang(link, many);
  expect([full.photos.length, full.refused.map(({ reason }) => reason)]).toEqual([40, ['too-many', 'too-many']]);
});

test('strangers hang no photos', async () => {
  const stranger = portal.visitor();
  const { link } = (await stranger.json('/api-next/own-ads/', { fields: FLAT })).json<{ link: string }>();
  expect((await stranger.json(`/api-next/own-ads/draft/photos/?veza=${link}`, { uploads: [] })).statusCode).toBe(401);
});

test('O-25 a call whose answer was lost is sent again, and the photo hangs once', async () => {
  const link = await begin();
  const token = await sendFile(await canvas().png().toBuffer());
  const first = await hang(link, [token]);
  expect(await hang(link, [token])).toEqual(first);
  // Of another ad it is no photo.
  expect((await hang(await begin(), [token])).refused).toEqual([{ name: '', reason: 'gone' }]);
});
