import { districtNamed, districtsOf, PlaceDirectory, readPlaces } from './api';

/** The parts of the largest towns that advertisers and price lists name. */
const DISTRICTS: Readonly<Record<string, string>> = {
  zagreb:
    'Donji grad, Gornji grad–Medveščak, Trnje, Maksimir, Peščenica–Žitnjak, Novi Zagreb–istok, Novi Zagreb–zapad, Trešnjevka–sjever, Trešnjevka–jug, Črnomerec, Gornja Dubrava, Donja Dubrava, Stenjevec, Podsused–Vrapče, Podsljeme, Sesvete, Brezovica, Jarun, Vrbani, Knežija, Srednjaci, Prečko, Savica, Sigečica, Vrbik, Šalata, Pantovčak, Tuškanac, Laščina, Remete, Šestine, Gračani, Špansko, Malešnica, Utrina, Travno, Dugave, Sopot, Siget, Trnsko, Lanište, Kajzerica, Borovje, Ferenščica, Rudeš, Voltino',
  split:
    'Žnjan, Grad, Sućidar, Bačvice, Pazdigrad, Meje, Visoka, Bol, Pujanke, Plokite, Trstenik, Zenta, Gripe, Kman, Spinut, Split 3, Lučac, Smrdečac, Mertojak, Firule, Varoš, Manuš, Blatine, Mejaši, Lokve, Brodarica, Dobri, Stobreč',
  rijeka:
    'Centar, Zamet, Turnić, Belveder, Krnjevo, Gornja Vežica, Donja Vežica, Podmurvice, Srdoči, Škurinje, Trsat, Potok, Kantrida, Drenova, Brajda, Krimeja, Banderovo, Pećine, Vojak, Martinkovac, Pehlin, Kozala, Bulevard, Rastočine, Sušak, Mlaka',
  osijek: 'Retfala, Gornji grad, Industrijska četvrt, Tvrđa, Novi grad, Jug II, Donji grad, Sjenjak, Bosutsko naselje',
  zadar:
    'Poluotok, Voštarnica, Jazine, Stanovi, Bili brig, Višnjik, Borik, Diklo, Brodarica, Smiljevac, Ričine, Arbanasi, Bulevar, Melada, Crvene kuće, Relja, Kolovare, Vidikovac',
  'velika-gorica': 'Centar, Kurilovec, Pleso, Galženica, Cibljanica, Gradići, Velika Mlaka, Mičevec',
  pula: 'Centar, Veruda, Stoja, Valdebek, Vidikovac, Kaštanjer, Šijana, Monte Zaro, Veli Vrh, Busoler, Gregovica, Štinjan',
  'slavonski-brod':
    'Centar, Mikrorajon, Naselje kralja Tomislava, Kolonija, Livada, Lutvinka, Slavonija I, Slavonija II, Budainka, Brodski Varoš',
  karlovac: 'Zvijezda, Novi centar, Grabrik, Banija, Dubovac, Rakovac, Gaza, Luščić, Švarča, Turanj',
  varazdin: 'Centar, Grabanice, Banfica, Biškupec, Hrašćica, Jalkovec, Kućan Marof',
  sibenik: 'Baldekin, Šubićevac, Varoš, Dolac, Ražine, Mandalina, Crnica, Meterize',
  dubrovnik: 'Lapad, Gruž, Stari grad, Ploče, Pile, Montovjerna, Mokošica',
};

let directory: PlaceDirectory;
beforeAll(async () => {
  directory = new PlaceDirectory((await readPlaces()).places);
});

test.each(Object.entries(DISTRICTS))('R115 every district of %s is a place in it, near it', (town, names) => {
  const { id, lat, lng } = directory.byPath(town) ?? { id: 0, lat: 0, lng: 0 };
  for (const name of names.split(', ')) {
    const place = districtNamed(directory, town, name);
    expect([name, place?.path]).toEqual([name, expect.stringMatching(new RegExp(`^${town}/[a-z0-9/-]+$`))]);
    expect(directory.chain(place?.id ?? 0).map((wider) => wider.id)).toContain(id);
    expect([name, Math.abs((place?.lat ?? 0) - lat) < 0.15 && Math.abs((place?.lng ?? 0) - lng) < 0.2]).toEqual([
      name,
      true,
    ]);
  }
});

test('a district whose own point is not known stands at its town and says so', () => {
  const town = directory.byPath('slavonski-brod');
  expect(districtNamed(directory, 'slavonski-brod', 'Lutvinka')).toMatchObject({
    lat: town?.lat,
    lng: town?.lng,
    coordinateQuality: 'municipality',
  });
  expect(districtNamed(directory, 'zagreb', 'Trešnjevka–sjever')).toMatchObject({
    path: 'zagreb/tresnjevka-sjever',
    coordinateQuality: 'area',
  });
  for (const { path, parentId, lat, lng, coordinateQuality } of directory.places) {
    const parent = parentId === null ? undefined : directory.byId(parentId);
    if (parent?.lat === lat && parent.lng === lng && coordinateQuality === 'editorial')
      throw new Error(`${path} stands at its town`);
  }
});

test('districts are those of the town alone, quarters included, settlements left out', () => {
  const paths = (town: string): string[] => districtsOf(directory, town).map(({ path }) => path);
  expect(paths('zagreb')).toHaveLength(17 + 191);
  expect(paths('zagreb')).toContain('zagreb/tresnjevka-jug/jarun');
  expect(paths('split')).toContain('split/firule');
  expect(paths('split')).not.toContain('split/stobrec');
  expect(paths('knin')).toEqual([]);
  expect(paths('istarska-zupanija')).toEqual([]);
  expect(paths('nowhere')).toEqual([]);
});

test('a name is looked up in its town only, a district before a namesake settlement', () => {
  expect(districtNamed(directory, 'split', 'manus')?.path).toBe('split/lucac-manus');
  expect(districtNamed(directory, 'zagreb', 'Sesvete')?.kind).toBe('gradska_cetvrt');
  expect(districtNamed(directory, 'varazdin', 'Hrašćica')?.path).toBe('varazdin/hrascica');
  expect(districtNamed(directory, 'split', 'Trešnjevka')).toBeUndefined();
  expect(districtNamed(directory, 'nowhere', 'Centar')).toBeUndefined();
});
