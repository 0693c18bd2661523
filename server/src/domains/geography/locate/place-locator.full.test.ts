import { slugify } from '@kvadrat/contracts/paths';
import { PlaceDirectory } from '../place-directory';
import { readPlaces } from '../read-places';
import { type Located, type PlaceWords, SURE } from './located';
import { placeLocator } from './place-locator';
import { whyHere } from './why-here';
import { realNames } from './testing/real-names';

/** Of the parts that people name; no wrong town is allowed. */
const RIGHT_PART = 0.9;

let directory = new PlaceDirectory([]);

beforeAll(async () => {
  directory = new PlaceDirectory((await readPlaces()).places);
});

const locate = (words: Partial<PlaceWords>): Located | null =>
  placeLocator(directory).locate({ town: '', province: '', part: '', position: null, ...words });
const townOf = (located: Located | null): string | undefined =>
  directory.chain(located?.place.id ?? 0).find(({ level }) => level === 'city')?.path;

describe('O-61 parts of the 25 largest towns, as agencies write them', () => {
  const forms: readonly [name: string, words: (town: string, part: string) => Partial<PlaceWords>][] = [
    ['beside the town', (town, part) => ({ town, part })],
    ['behind a comma', (town, part) => ({ town: `${town}, ${part}` })],
    ['behind a dash', (town, part) => ({ town: `${town} - ${part}` })],
    ['in brackets', (town, part) => ({ town: `${town} (${part})` })],
    ['before the town', (town, part) => ({ town: `${part}, ${town}` })],
  ];
  test.each(forms)('%s: at least nine of ten parts are right, and every town', (_, words) => {
    const names = realNames(slugify);
    const wrong = names.flatMap(({ town, part, meant }) => {
      const located = locate(words(directory.byPath(town)?.name ?? '', part));
      const right =
        townOf(located) === town &&
        (meant === null ? located?.place.path === town : located?.place.path.split('/').slice(1).at(-1) === meant);
      return right
        ? []
        : [
            {
              town,
              part,
              meant,
              found: located === null ? null : whyHere(located),
              wrongTown: townOf(located) !== town,
            },
          ];
    });
    process.stdout.write(
      `${String(names.length - wrong.length)} of ${String(names.length)} parts right.\n${wrong.map((entry) => JSON.stringify(entry)).join('\n')}\n`,
    );
    expect(wrong.filter(({ wrongTown }) => wrongTown)).toEqual([]);
    expect(names.length).toBeGreaterThanOrEqual(300);
    expect(1 - wrong.length / names.length).toBeGreaterThanOrEqual(RIGHT_PART);
  });
});

test.each<[words: Partial<PlaceWords>, path: string, sure: boolean]>([
  [{ town: 'Opatija-Centar' }, 'opatija', false],
  [{ town: 'Brač' }, 'otok-brac', true],
  [{ town: 'Otok Krk' }, 'otok-krk', true],
  [{ town: 'otok Brač' }, 'otok-brac', true],
  [{ town: 'Insel Krk' }, 'otok-krk', true],
  [{ town: 'Krk' }, 'krk', true],
  [{ town: 'Krk', part: 'Malinska' }, 'malinska-dubasnica/malinska', true],
  [{ town: 'Brač', part: 'Supetar' }, 'supetar', true],
  [{ town: 'Otok Brač, Supetar' }, 'supetar', true],
  [{ town: 'Splitt' }, 'split', false],
  [{ town: '21000 Split' }, 'split', true],
  [{ town: 'HR-21000 Split' }, 'split', true],
  [{ town: 'Split 21000' }, 'split', true],
  [{ town: 'Split, Hrvatska' }, 'split', true],
  [{ town: 'Grad Zagreb' }, 'zagreb', true],
  [{ town: 'GRAD ZAGREB', part: 'ČRNOMEREC' }, 'zagreb/crnomerec', true],
  [{ town: 'Bačvice, Split' }, 'split/bacvice', true],
  [{ town: 'Split Bačvice' }, 'split/bacvice', true],
  [{ town: 'Zagreb-Trešnjevka' }, 'zagreb', false],
  [{ town: 'Zadru' }, 'zadar', true],
  [{ town: 'u Splitu' }, 'split', true],
  [{ town: 'Rijeci' }, 'rijeka', true],
  [{ town: 'u Velikoj Gorici' }, 'velika-gorica', true],
  [{ town: 'Kaštel Stari' }, 'kastela/kastel-stari', true],
  [{ town: 'Kaštela - Kaštel Stari' }, 'kastela/kastel-stari', true],
  [{ town: 'Sv. Nedelja', province: 'Zagrebačka' }, 'sveta-nedelja-zagrebacka', true],
  [{ town: 'Sveta Nedelja', province: 'Istarska županija' }, 'sveta-nedelja-istarska', true],
  [{ town: 'Novigrad', province: 'Zadarska' }, 'novigrad-zadarska', true],
  [{ town: 'Novigrad', position: { lat: 45.31, lng: 13.56 } }, 'novigrad-istarska', true],
  [{ town: 'Novigrad', position: { lat: 44.18, lng: 15.55 } }, 'novigrad-zadarska', true],
  [{ town: 'Spalato' }, 'split', true],
  [{ town: 'Fiume' }, 'rijeka', true],
  [{ town: 'Agram' }, 'zagreb', true],
  [{ town: 'Сплит' }, 'split', true],
  [{ town: 'Ζάγκρεμπ' }, 'zagreb', true],
  [{ town: 'Općina Viškovo' }, 'viskovo', true],
  [{ town: 'Town of Trogir' }, 'trogir', true],
  [{ town: 'Ivanić Grad' }, 'ivanic-grad', true],
  [{ town: 'Sl. Brod' }, 'slavonski-brod', true],
  [{ town: 'DUBROVNIK' }, 'dubrovnik', true],
  [{ town: 'Sesvete' }, 'zagreb/sesvete', false],
  [{ town: 'Sesvete', part: 'Centar', province: 'Grad Zagreb' }, 'zagreb/sesvete/centar', true],
  [{ town: 'Zagreb', part: 'Sesvete, Centar' }, 'zagreb/sesvete/centar', true],
  [{ town: 'Rjieka' }, 'rijeka', false],
  [{ town: 'Rijeka', part: 'Škurinjska draga' }, 'rijeka', false],
  [{ town: 'Zagreb', part: 'blizu Mlake, 5 min do centra' }, 'zagreb', false],
  [{ town: 'Rijeka', part: 'Trg 128. brigade' }, 'rijeka', false],
  [{ town: 'Varazdin', part: 'Grabanice' }, 'varazdin/grabanica', true],
])('O-62 %j is %s', (words, path, sure) => {
  const located = locate(words);
  expect(located?.place.path).toBe(path);
  expect((located?.score ?? 0) >= SURE).toBe(sure);
});

test.each(['', '  ', 'Atlantida', '99999', 'Madrid', '-', 'Nigdjezemska', '🏠'])('names no place: %j', (town) => {
  expect(locate({ town })).toBeNull();
});

test('staff are told why an ad is where it is', () => {
  const said = locate({ town: 'Zagreb', part: 'Gornji Bukovac' });
  expect(said === null ? '' : whyHere(said)).toBe(
    'zagreb/maksimir/bukovac (0.8): "Zagreb" is its name; "Gornji Bukovac" is its name but for a word like upper, new or north',
  );
});
