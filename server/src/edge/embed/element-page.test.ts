import { elementPage } from './element-page';

const PATTERN = '/{contract:prodaja}-{category:stambene-nekretnine}/{place}/';
const page = (attributes: Record<string, string>): string => elementPage(PATTERN, (name) => attributes[name]);

test('attributes fill the pattern, words of its own stand where they say nothing', () => {
  expect(page({ contract: 'najam', place: 'split/bacvice' })).toBe('/najam-stambene-nekretnine/split/bacvice/');
  expect(page({ contract: ' ' })).toBe('/prodaja-stambene-nekretnine/');
});

test('no attribute leads out of the portal', () => {
  expect(page({ place: '../../x' })).toBe('/prodaja-stambene-nekretnine/x/');
  expect(page({ place: '//evil.example' })).toBe('/prodaja-stambene-nekretnine/evil.example/');
  expect(page({ contract: '/evil.example', category: '\\x?y#z' })).toBe('/evil.example-%5Cx%3Fy%23z/');
});
