import { FAMILY_NAMES, SCENES } from './families';
import { expectDrawings, expectSmallPictures } from './testing/expect-drawings';

test('all drawings differ and none names a font, a file or an address', () => {
  expectDrawings(SCENES.map(({ recipe }) => recipe));
}, 60_000);

test('a picture of each family takes at most 20 KB in the size of lists', async () => {
  await expectSmallPictures(FAMILY_NAMES.map((name) => `${name}-1`));
}, 120_000);
