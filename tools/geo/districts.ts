import type { SourcePlace } from './read-source';

/** Town districts in everyday use that the place file lacks, by the code of their town. */
interface TownDistricts {
  town: string;
  /** Last part of the districts' codes, as the file writes the town. */
  prefix: string;
  /** Everyday names of districts that are in the file by their official name, or added. */
  otherNames?: Readonly<Record<string, readonly string[]>>;
  /** Districts with a point placed by hand; without one they stand at the town's point and say so. */
  added?: readonly (readonly [name: string, lat?: number, lng?: number])[];
}

const TOWNS: readonly TownDistricts[] = [
  {
    town: 'hr-jls-01333',
    prefix: 'zagreb',
    otherNames: { 'hr-gc-zg-donji-grad': ['Centar'], 'hr-kv-zg-utrine': ['Utrina'] },
  },
  {
    town: 'hr-jls-04090',
    prefix: 'split',
    otherNames: {
      'hr-ck-split-grad-dioklecijanova-palaca': ['Grad', 'Centar', 'Stari grad', 'Dioklecijanova palača'],
      'hr-ck-split-lucac-manus': ['Lučac', 'Manuš'],
      'hr-ck-split-blatine-skrape': ['Blatine', 'Škrape'],
    },
    added: [
      ['Brodarica', 43.518, 16.448],
      ['Dobri', 43.5115, 16.439],
      ['Firule', 43.5025, 16.4565],
      ['Pazdigrad', 43.505, 16.489],
      ['Smrdečac', 43.511, 16.4695],
      ['Zenta', 43.4995, 16.461],
    ],
  },
  {
    town: 'hr-jls-03735',
    prefix: 'rijeka',
    otherNames: {
      'hr-ck-rijeka-brajda-dolac': ['Brajda', 'Dolac'],
      'hr-ck-rijeka-centar-skoljic-stari-grad': ['Centar', 'Školjić', 'Stari grad'],
      'hr-ck-rijeka-podvezica': ['Donja Vežica'],
      'hr-ck-rijeka-susak-centar': ['Sušak'],
    },
    added: [
      ['Banderovo', 45.3375, 14.4175],
      ['Bulevard', 45.3265, 14.457],
      ['Martinkovac', 45.3525, 14.373],
      ['Potok', 45.334, 14.4275],
      ['Rastočine', 45.3385, 14.4125],
      ['Srdoči', 45.3535, 14.383],
    ],
  },
  {
    town: 'hr-jls-03123',
    prefix: 'osijek',
    otherNames: { 'hr-ck-osijek-gornji-grad': ['Centar'] },
    added: [['Bosutsko naselje'], ['Sjenjak', 45.549, 18.7015]],
  },
  {
    town: 'hr-jls-05207',
    prefix: 'zadar',
    otherNames: {
      'hr-ck-zadar-bulevar-relja': ['Bulevar', 'Relja'],
      'hr-ck-zadar-jazine-i': ['Jazine'],
      'hr-ck-zadar-jazine-ii': ['Jazine'],
      'hr-ck-zadar-poluotok': ['Centar', 'Stari grad'],
    },
    added: [['Kolovare', 44.1085, 15.2365], ['Melada']],
  },
  { town: 'hr-jls-05410', prefix: 'vg', added: [['Centar'], ['Cibljanica'], ['Galženica']] },
  { town: 'hr-jls-03590', prefix: 'pula', added: [['Centar']] },
  {
    town: 'hr-jls-03964',
    prefix: 'slavonski-brod',
    added: [
      ['Budainka'],
      ['Centar'],
      ['Kolonija'],
      ['Livada'],
      ['Lutvinka'],
      ['Mikrorajon'],
      ['Naselje kralja Tomislava'],
      ['Slavonija I'],
      ['Slavonija II'],
    ],
  },
  {
    town: 'hr-jls-01791',
    prefix: 'karlovac',
    otherNames: { 'hr-ck-karlovac-zvijezda': ['Stari grad'] },
    added: [
      ['Banija', 45.5, 15.562],
      ['Dubovac', 45.4945, 15.538],
      ['Gaza', 45.497, 15.548],
      ['Grabrik', 45.485, 15.535],
      ['Luščić', 45.477, 15.556],
      ['Novi centar', 45.4895, 15.546],
      ['Rakovac', 45.487, 15.556],
      ['Švarča', 45.469, 15.552],
      ['Turanj', 45.458, 15.575],
      ['Zvijezda', 45.493, 15.556],
    ],
  },
  {
    town: 'hr-jls-04723',
    prefix: 'varazdin',
    otherNames: { 'hr-ck-varazdin-grabanica': ['Grabanice'] },
    added: [['Biškupec', 46.287, 16.347]],
  },
  {
    town: 'hr-jls-04448',
    prefix: 'sibenik',
    otherNames: { 'hr-ck-sibenik-grad-stari-grad': ['Grad', 'Stari grad', 'Centar'] },
    added: [['Dolac', 43.737, 15.888], ['Varoš']],
  },
  {
    town: 'hr-jls-00981',
    prefix: 'dubrovnik',
    otherNames: {
      'hr-ck-dubrovnik-grad-stari-grad': ['Grad', 'Stari grad', 'Centar'],
      'hr-ck-dubrovnik-pile-kono': ['Pile', 'Kono'],
      'hr-ck-dubrovnik-ploce-iza-grada': ['Ploče', 'Iza Grada'],
    },
  },
];

/**
 * The places with the districts people speak of: new ones beside the official ones, everyday names on the official ones.
 * @param slugify makes the last part of a code from a name
 * @throws Error naming the town or district that the place file no longer has
 */
export function withDistricts(places: readonly SourcePlace[], slugify: (name: string) => string): SourcePlace[] {
  const byCode = new Map(places.map((place) => [place.code, place]));
  const find = (code: string): SourcePlace => {
    const place = byCode.get(code);
    if (place === undefined) throw new Error(`The place file has no ${code}.`);
    return place;
  };
  const codeOf = (prefix: string, name: string): string => `hr-ck-${prefix}-${slugify(name)}`;
  const added: SourcePlace[] = [];
  for (const { town, prefix, otherNames = {}, added: districts = [] } of TOWNS) {
    const codesOfAdded = new Set(districts.map(([name]) => codeOf(prefix, name)));
    for (const [code, names] of Object.entries(otherNames)) {
      if (codesOfAdded.has(code)) continue;
      const place = find(code);
      byCode.set(code, { ...place, aliases: [...new Set([...place.aliases, ...names])] });
    }
    const { lat: townLat, lng: townLng } = find(town);
    for (const [name, lat, lng] of districts) {
      const code = codeOf(prefix, name);
      if (byCode.has(code)) throw new Error(`The place file has ${code} of its own by now.`);
      added.push({
        code,
        level: 'city_zone',
        kind: 'gradski_kotar',
        name,
        parent: town,
        lat: lat ?? townLat,
        lng: lng ?? townLng,
        population: null,
        postcode: null,
        aliases: [...(otherNames[code] ?? [])],
        quality: lat === undefined ? 'municipality' : 'editorial',
        members: [],
      });
    }
  }
  return [...byCode.values(), ...added];
}
