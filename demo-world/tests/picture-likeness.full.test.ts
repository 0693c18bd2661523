import sharp from 'sharp';
import { drawRecipe } from '../src/pictures';
import { likenessDistance, pictureLikeness } from '../../server/src/domains/media/picture-likeness';

const SCENES = ['living-sea-1', 'kitchen-2', 'bedroom-3', 'bathroom-4', 'block-inland-5', 'house-coast-6', 'office-7'];

async function fileOf(recipe: string, width = 800, quality = 80): Promise<Buffer> {
  return sharp(Buffer.from(drawRecipe(recipe) ?? ''))
    .resize(width)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality })
    .toBuffer();
}

test('the same picture smaller, in another format or darker looks the same', async () => {
  for (const scene of SCENES) {
    const original = await pictureLikeness(await fileOf(`${scene}@12`));
    const small = await sharp(await fileOf(`${scene}@12`))
      .resize(300)
      .modulate({ brightness: 0.9 })
      .webp({ quality: 45 })
      .toBuffer();
    expect(likenessDistance(original, await pictureLikeness(small))).toBeLessThanOrEqual(4);
  }
});

test('of copies cut at their edges, toned, and with a sign on them, most are recognised', async () => {
  const distances = await Promise.all(
    SCENES.flatMap((scene) =>
      [40, 41, 42, 43].map(async (agency) =>
        likenessDistance(
          await pictureLikeness(await fileOf(`${scene}@12`)),
          await pictureLikeness(await fileOf(`${scene}@12~${String(agency)}`, 640, 60)),
        ),
      ),
    ),
  );
  expect(distances.filter((distance) => distance <= 10).length / distances.length).toBeGreaterThan(0.8);
});

test('other rooms look otherwise, and so does another part of the same one', async () => {
  const looks = await Promise.all(SCENES.map(async (scene) => pictureLikeness(await fileOf(`${scene}@12`))));
  for (const [index, look] of looks.entries())
    for (const other of looks.slice(index + 1)) expect(likenessDistance(look, other)).toBeGreaterThan(10);
  for (const [index, scene] of SCENES.entries())
    expect(likenessDistance(looks[index] ?? '', await pictureLikeness(await fileOf(`${scene}@77`)))).toBeGreaterThan(
      10,
    );
});
