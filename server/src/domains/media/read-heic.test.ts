import sharp from 'sharp';
import { pictureFormat } from './picture-format';
import { picturesHere } from './picture-maker';
import { readablePicture } from './read-heic';
import { HEIC_PHOTO, heicBomb } from './testing/heic-photo';

test('O-25 HEIC of a phone is read as it is to be shown', async () => {
  const jpeg = await readablePicture(HEIC_PHOTO);
  expect(pictureFormat(jpeg)).toBe('jpeg');
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  const colourAt = (y: number): string => {
    const [red = 0, , blue = 0] = data.subarray((y * info.width + 32) * 3);
    return red > blue ? 'red' : 'blue';
  };
  expect([info.width, info.height, colourAt(10), colourAt(86)]).toEqual([64, 96, 'blue', 'red']);
});

test('becomes sizes as other photos do, and a file of a message', async () => {
  const { width, height, sizes, likeness } = await picturesHere.render(HEIC_PHOTO);
  expect([width, height, sizes.map((size) => size.width)]).toEqual([64, 96, [64]]);
  expect(likeness).toHaveLength(48);
  expect(await picturesHere.clean(HEIC_PHOTO)).toMatchObject({ type: 'image/jpeg', size: { width: 64, height: 96 } });
});

test.each([
  ['says of itself to be huge', heicBomb(), 'too-many-pixels'],
  ['is cut off', HEIC_PHOTO.subarray(0, 420), 'heic'],
  ['has nothing in it', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'), 'heic'],
])('O-25 HEIC that %s is refused, and costs nothing but itself', async (_, file, reason) => {
  await expect(picturesHere.render(file)).rejects.toMatchObject({ reason });
  expect((await picturesHere.render(HEIC_PHOTO)).width).toBe(64);
});

test('leaves other pictures as they are', async () => {
  const png = Buffer.from('89504e470d0a1a0a', 'hex');
  expect(await readablePicture(png)).toBe(png);
});
