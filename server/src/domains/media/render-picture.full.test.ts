import sharp, { type Sharp } from 'sharp';
import { PictureError } from './picture-error';
import { renderDrawing } from './render-drawing';
import { pictureHash, renderPicture, renderSize } from './render-picture';

/** A photo as a phone held upright writes it: lying pixels, an orientation tag, and where it was taken. */
function phonePhoto(): Promise<Buffer> {
  const left = { create: { width: 400, height: 600, channels: 3 as const, background: '#ff0000' } };
  return sharp({ create: { width: 800, height: 600, channels: 3, background: '#0000ff' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif({
      IFD0: { Orientation: '6', Make: 'Kamera', Model: 'Serijski 12345' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 30/1 29/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

test('O-25 a phone photo stands upright and forgets where it was taken, in every size', async () => {
  const original = await phonePhoto();
  const before = await sharp(original).metadata();
  expect(before.orientation).toBe(6);
  expect(before.exif?.includes('Serijski')).toBe(true);

  const picture = await renderPicture(original);
  expect(picture).toMatchObject({ width: 600, height: 800 });
  expect(picture.sizes.map(({ width, height }) => [width, height])).toEqual([
    [320, 427],
    [600, 800],
  ]);
  for (const { avif, webp } of picture.sizes) {
    for (const data of [avif, webp]) {
      const { exif, xmp, iptc, orientation } = await sharp(data).metadata();
      expect({ exif, xmp, iptc, orientation: orientation ?? 1 }).toEqual({
        exif: undefined,
        xmp: undefined,
        iptc: undefined,
        orientation: 1,
      });
      expect(data.includes('Serijski')).toBe(false);
    }
  }
  // Turned by a quarter clockwise, the left half is on top.
  const pixels = await sharp(picture.sizes[1]?.webp).removeAlpha().raw().toBuffer();
  expect([...pixels.subarray(0, 3)].map((channel) => channel > 128)).toEqual([true, false, false]);
});

test('large pictures get all widths, small ones are not blown up, transparency becomes white', async () => {
  const large = await renderPicture(
    await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#336699' } })
      .png()
      .toBuffer(),
  );
  expect(large.sizes.map(({ width }) => width)).toEqual([320, 640, 1024, 1600]);
  const clear = await renderPicture(
    await sharp({ create: { width: 100, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer(),
  );
  expect(clear.sizes.map(({ width, height }) => [width, height])).toEqual([[100, 50]]);
  const [red] = await sharp(clear.sizes[0]?.webp).raw().toBuffer();
  expect(red).toBeGreaterThan(250);
});

test.each([
  ['nothing', Buffer.alloc(0), 'empty'],
  ['O-25 a PDF called .jpg', Buffer.from('%PDF-1.7 …'), 'unknown-type'],
  [
    'SVG, which may hold scripts',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'unknown-type',
  ],
  ['O-25 HEIC of a phone', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'), 'heic'],
  ['O-25 more than 25 MB', Buffer.alloc(25 * 1024 * 1024 + 1, 0xff), 'too-large'],
  ['a JPEG that is none', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'broken'],
])('refuses %s', async (_name, bytes, reason) => {
  const error: unknown = await renderPicture(bytes).catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(PictureError);
  expect(error).toMatchObject({ reason });
});

test('refuses pictures of too many pixels by their head alone', async () => {
  const head = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  head.writeUInt32BE(60_000, 16);
  head.writeUInt32BE(60_000, 20);
  // The checksum of the head does not fit any more, which readers of metadata may or may not notice.
  await expect(renderPicture(head)).rejects.toBeInstanceOf(PictureError);
});

/** Fine noise, the worst that can be asked of an encoder. */
async function noise(): Promise<Sharp> {
  const field = await sharp({
    create: {
      width: 160,
      height: 120,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer();
  return sharp(field);
}

test('a size that weighs too much is encoded anew with less quality, but not for ever', async () => {
  const picture = await noise();
  const free = await renderSize(() => picture.clone(), 160);
  const limit = Math.floor(free.webp.byteLength * 0.93);
  const bound = await renderSize(() => picture.clone(), 160, limit);
  expect(bound.webp.byteLength).toBeLessThanOrEqual(limit);
  const smallest = await renderSize(() => picture.clone(), 160, 10);
  expect(smallest.webp.byteLength).toBeGreaterThan(10);
  expect(smallest.webp.byteLength).toBeLessThan(bound.webp.byteLength);
});

test('a size within its weight is left as it is', async () => {
  const picture = await noise();
  const free = await renderSize(() => picture.clone(), 160);
  const bound = await renderSize(() => picture.clone(), 160, free.webp.byteLength);
  expect(bound.webp.equals(free.webp)).toBe(true);
});

test('only the sizes cards show are held to a weight', async () => {
  const lines = Array.from(
    { length: 200 },
    (_, n) =>
      `<path d="M${String((n * 7919) % 1200)} ${String((n * 104729) % 900)}l${String((n * 31) % 400)} ${String((n * 17) % 300)}" stroke="hsl(${String((n * 53) % 360)} 70% 50%)" stroke-width="3"/>`,
  ).join('');
  const [card, large] = await renderDrawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900">${lines}</svg>`,
    [640, 641],
  );
  expect(large?.webp.byteLength).toBeGreaterThan(40_000);
  expect(card?.webp.byteLength).toBeLessThan((large?.webp.byteLength ?? 0) * 0.95);
}, 60_000);

test('a picture is named by what it shows', () => {
  expect(pictureHash(Buffer.from('a'))).toMatch(/^[0-9a-f]{40}$/);
  expect(pictureHash(Buffer.from('a'))).toBe(pictureHash(Buffer.from('a')));
  expect(pictureHash(Buffer.from('a'))).not.toBe(pictureHash(Buffer.from('b')));
});
