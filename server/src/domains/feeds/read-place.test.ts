import { PlaceDirectory, readPlaces } from '../geography/api';
import type { KyeroAd } from './kyero-ad';
import { type FeedPlace, readPlace } from './read-place';

let directory = new PlaceDirectory([]);

beforeAll(async () => {
  directory = new PlaceDirectory((await readPlaces()).places);
});

interface Said {
  town?: string;
  province?: string;
  country?: string;
  part?: string;
  at?: [lat: string, lng: string];
}

function read({ town = '', province = '', country = '', part = '', at = ['', ''] }: Said): FeedPlace | null {
  const ad: KyeroAd = {
    line: 1,
    values: new Map(
      Object.entries({
        town,
        province,
        country,
        location_detail: part,
        'location/latitude': at[0],
        'location/longitude': at[1],
      }).map(([path, value]) => [path, [value]]),
    ),
  };
  return readPlace(ad, directory);
}

const SPLIT: [string, string] = ['43.5081', '16.4402'];
const MADRID: [string, string] = ['40.4168', '-3.7038'];

test.each<[said: Said, where: string, warnings: string[]]>([
  // The country is ours.
  [{ town: 'Split', country: 'Croatia' }, 'split', []],
  [{ town: 'SPLIT', country: 'HR', part: 'Bačvice' }, 'split/bacvice', []],
  [{ town: 'Zagreb', country: 'Hrvatska', part: 'Centar' }, 'zagreb/donji-grad', []],
  [{ town: 'Zagreb', country: 'Croatia', part: 'Gornji Grad - Medveščak' }, 'zagreb/gornji-grad-medvescak', []],
  [{ town: 'Rijeka', country: 'Croatia', part: 'Donja Drenova' }, 'rijeka/drenova', ['place-near']],
  [{ town: 'Split', country: 'Croatia', part: 'Kila' }, 'split', ['place-near']],
  [{ town: 'Nigdjevo', province: 'Istarska', country: 'Croatia' }, 'istarska-zupanija', ['place-unknown']],
  [{ town: 'Nigdjevo', country: 'Croatia' }, 'hrvatska', ['place-unknown']],
  [{ town: 'Nigdjevo', country: 'Croatia', at: SPLIT }, 'split', ['place-unknown']],
  [{ town: 'Nigdjevo', province: 'Istarska', country: 'Croatia', at: SPLIT }, 'istarska-zupanija', ['place-unknown']],
  // No country.
  [{ town: 'Split' }, 'split', []],
  [{ town: 'Splitt' }, 'split', ['place-near']],
  [{ town: '21000 Split' }, 'split', ['place-near']],
  [{ town: '21000 Split', country: 'Croatia' }, 'split', []],
  [{ town: 'split' }, 'split', []],
  [{ town: 'Rjieka' }, 'rijeka', ['place-near']],
  [{ town: 'Dubrovnk' }, 'dubrovnik', ['place-near']],
  [{ town: 'Otok Krk' }, 'primorsko-goranska-zupanija', ['place-near']],
  [{ town: 'Brač', at: ['43.3841', '16.5536'] }, 'supetar', ['place-near']],
  [{ town: 'Brač', part: 'Supetar' }, 'supetar', []],
  [{ town: 'Nigdjevo', province: 'Splitsko-dalmatinska' }, 'splitsko-dalmatinska-zupanija', ['place-unknown']],
  [{ at: SPLIT }, 'split', ['place-unknown']],
  [{ province: 'Zadarska županija' }, 'zadarska-zupanija', ['place-unknown']],
  // A country nobody knows.
  [{ town: 'Split', country: 'Croatai' }, 'split', ['country-guessed']],
  [{ town: 'Zadar', country: 'Europe' }, 'zadar', ['country-guessed']],
  [{ town: 'Nigdjevo', province: 'Istra', country: '?' }, 'istarska-zupanija', ['country-guessed', 'place-unknown']],
  [{ town: 'Vila kod mora', country: 'Adriatic', at: SPLIT }, 'split', ['country-guessed', 'place-unknown']],
  // Abroad, and never in silence.
  [{ town: 'Madrid', country: 'Spain' }, 'Madrid, Španjolska', ['abroad']],
  [{ town: 'almunecar', province: 'granada', country: 'spain' }, 'Almunecar, Granada, Španjolska', ['abroad']],
  [{ town: 'Madrid' }, 'Madrid', ['abroad']],
  [{ town: 'Madrid', at: MADRID }, 'Madrid', ['abroad']],
  [{ town: 'Roma' }, 'Roma', ['abroad']],
  [{ town: 'Neum', country: 'BA' }, 'Neum, Bosna i Hercegovina', ['abroad']],
  [{ town: 'Portorož', country: 'Slovenija', at: ['45.5143', '13.5906'] }, 'Portorož, Slovenija', ['abroad']],
  [{ town: 'Split', country: 'Germany' }, 'Split, Njemačka', ['abroad']],
])('O-47, O-61, O-62 %j is %s', (said, where, warnings) => {
  const place = read(said);
  expect(place?.placeLabel ?? directory.byId(place?.placeId ?? 0)?.path).toBe(where);
  expect(place?.warnings.map(({ code }) => code)).toEqual(warnings);
});

test('an ad that names no place at all has none', () => {
  expect(read({})).toBeNull();
  expect(read({ part: 'blizu mora' })).toBeNull();
});
