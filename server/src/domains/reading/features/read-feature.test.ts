import { LOCALES } from '@kvadrat/contracts/locales';
import { FEATURES, type Feature } from '@kvadrat/contracts/vocabulary';
import { VOCABULARY_WORDS } from '../../../platform/text';
import { readFeature } from './read-feature';

test.each(LOCALES)('O-49 our own words for a feature come back as that feature: %s', (locale) => {
  for (const feature of FEATURES)
    expect(readFeature(VOCABULARY_WORDS[locale].features[feature])).toMatchObject({
      value: { has: [feature], denied: [] },
      confidence: 'sure',
    });
});

test.each([
  'No lift',
  'Lift: No',
  'Lift - no',
  'Lift (no)',
  'Lift: none',
  'without lift',
  'bez lifta',
  'nema lifta',
  'lift: nema',
  'Lift: ne',
  'ohne Aufzug',
  'kein Aufzug',
  'Aufzug: nein',
  'Aufzug nicht vorhanden',
  'sin ascensor',
  'ascensor: no',
  'No tiene ascensor',
  'senza ascensore',
  'Ascensore: assente',
  'sans ascenseur',
  "pas d'ascenseur",
  'Ascenseur : non',
  'без лифта',
  'лифт: нет',
  'Лифта нет',
  'sem elevador',
  'Elevador: não',
  'χωρίς ασανσέρ',
  'ασανσέρ: όχι',
  'Lift=0',
  'hasElevator: false',
  'Lift not available',
  'Lift: forbidden',
  'lift: false',
  'Elevator: N',
  'NO ELEVATOR',
  'lift_no',
  'Not available: lift',
  'Nema: lift',
  'Without: lift',
  'Ohne: Aufzug',
  'Sin: ascensor',
  'Отсутствует: лифт',
  'Fehlt: Aufzug',
  'Assente: ascensore',
  'Manca: ascensore',
  'Absent: ascenseur',
  'Λείπει: ασανσέρ',
  'Missing: lift',
  'Nije dostupno: lift',
  'Ne postoji lift',
  'Lift ne postoji',
  'Features: no lift',
  'Oprema: bez lifta',
  'Nedostaje: lift',
  'Lift (not available)',
  'No: lift',
])('O-49 "%s" denies the lift', (text) => {
  expect(readFeature(text).value).toEqual({ has: [], denied: ['elevator'] });
});

test.each<[string, Feature[], Feature[]]>([
  ['Not furnished', [], ['furnished']],
  ['Unfurnished', [], ['furnished']],
  ['Nenamješteno', [], ['furnished']],
  ['Unmöbliert', [], ['furnished']],
  ['Sin amueblar', [], ['furnished']],
  ['Non arredato', [], ['furnished']],
  ['Non meublé', [], ['furnished']],
  ['без мебели', [], ['furnished']],
  ['Não mobilado', [], ['furnished']],
  ['Χωρίς έπιπλα', [], ['furnished']],
  ['Pool: No', [], ['pool']],
  ['No sea view', [], ['sea-view']],
  ['Nema pogled na more', [], ['sea-view']],
  ['Kein Meerblick', [], ['sea-view']],
  ['Sin vistas al mar', [], ['sea-view']],
  ['no pool and no garden', [], ['pool', 'private-garden']],
  ['No lift, private pool', ['pool'], ['elevator']],
  ['Nije dostupno: lift, bazen', [], ['elevator', 'pool']],
  ['Equipment: lift, pool', ['elevator', 'pool'], []],
  ['Pool: no, garden: yes', ['private-garden'], ['pool']],
  ['No lift but pool', ['pool'], ['elevator']],
  ['No garden or pool', [], ['private-garden', 'pool']],
  ['Pool: yes', ['pool'], []],
  ['Bazen: da', ['pool'], []],
  ['Lift: 1', ['elevator'], []],
  ['Private garden', ['private-garden'], []],
  ['Garden communal', ['shared-garden'], []],
  ['Communal gardens', ['shared-garden'], []],
  ['Zajednički vrt', ['shared-garden'], []],
  ['Gemeinschaftsgarten', ['shared-garden'], []],
  ['Garten (gemeinschaftlich)', ['shared-garden'], []],
  ['jardín comunitario', ['shared-garden'], []],
  ['giardino condominiale', ['shared-garden'], []],
  ['Общий сад', ['shared-garden'], []],
  ['Κοινόχρηστος κήπος', ['shared-garden'], []],
  ['Parking street', [], []],
  ['Street parking', [], []],
  ['Ulično parkiranje', [], []],
  ['Parking na ulici', [], []],
  ['Public parking nearby', [], []],
  ['Parken auf der Straße', [], []],
  ['Aparcamiento en la calle', [], []],
  ['Стоянка на улице', [], []],
  ['Pool view', [], []],
  ['View of the garden', [], []],
  ['Space for pool', [], []],
  ['Mogućnost bazena', [], []],
  ['Possible pool', [], []],
  ['Pool optional', [], []],
  ['Close to swimming pool', [], []],
  ['Garden with sea view', ['private-garden', 'sea-view'], []],
  ['Sea and mountain views', ['sea-view', 'mountain-view'], []],
  ['Double garage', ['double-garage'], []],
  ['Dvostruka garaža', ['double-garage'], []],
  ['Pogled na more', ['sea-view'], []],
  ['Community pool', ['pool'], []],
  ['Parking space', ['parking-space'], []],
  ['Off-street parking', ['parking-space'], []],
  ['No pets', [], ['pets']],
  ['Zabranjeni kućni ljubimci', [], ['pets']],
  ['Rauchen verboten', [], ['smokers']],
  ['Straßenparkplatz', [], []],
  ['Lift: –', [], []],
  ['Pool under construction', [], []],
  ['Resident parking', [], []],
  ['Pets: no', [], ['pets']],
  ['Non smoking', [], ['smokers']],
  ['Haustiere nicht erlaubt', [], ['pets']],
  ['Pušenje nije dozvoljeno', [], ['smokers']],
  ['Pas dozvoljen', [], []],
  ['Terrasse mit Meerblick', ['balcony-terrace', 'sea-view'], []],
  ['Terraza con vistas al mar', ['balcony-terrace', 'sea-view'], []],
])('O-49 "%s" has %j and not %j', (text, has, denied) => {
  const { value } = readFeature(text);
  expect({ has: value?.has ?? [], denied: value?.denied ?? [] }).toEqual({ has, denied });
});

test.each([
  ['Community pool', 'shared'],
  ['Street parking', 'elsewhere'],
  ['Pool view', 'elsewhere'],
  ['Possible pool', 'planned'],
  ['sin ascensor: no', 'unclear'],
  ['Large terrace with barbecue', 'more'],
])('"%s" is marked: %s', (text, doubt) => {
  const reading = readFeature(text);
  expect(reading.confidence).not.toBe('sure');
  expect(reading.doubts).toContain(doubt);
});

test.each(['Air conditioning', 'Underfloor heating', 'Blizina škole', '5 minutes to beach', 'Priključak plina'])(
  '"%s" is not understood and keeps its words',
  (text) => {
    expect(readFeature(text)).toMatchObject({ value: null, confidence: 'none', from: text });
  },
);

test('what programs write for nothing is no feature', () => {
  for (const text of ['null', '[object Object]', '-', ''])
    expect(readFeature(text)).toEqual({ value: null, confidence: 'sure', from: '', doubts: [] });
});
