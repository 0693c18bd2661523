import { within } from '@testing-library/dom';
import { adPage, factsOf } from '../../testing/ad-page';
import { ad } from '../../testing/fixtures';

describe('each kind is asked other things', () => {
  const FACTS = {
    seaDistance: null,
    titleClear: null,
    usePermit: null,
    commission: null,
    agent: null,
    advertiser: { ...ad().advertiser, licence: null },
  };
  const BARE = {
    ...FACTS,
    energyClass: 9,
    condition: null,
    heating: null,
    rooms: null,
    bedrooms: null,
    bathrooms: null,
    floor: null,
    floors: null,
    yearBuilt: null,
  } as const;

  test('R283 whoever is no trader is said not to be one, with what that means', async () => {
    const page = await adPage({ advertiser: { ...ad().advertiser, type: 'privato', agencyType: null, slug: null } });
    expect(factsOf(page)).toMatchObject({ 'Oglašava kao': 'privatna osoba: pravila o zaštiti potrošača ne vrijede' });
  });

  test('land: no floor, no energy class, its price by the plot', async () => {
    const page = await adPage({
      ...BARE,
      category: 24,
      typology: 16,
      floor: 0,
      surface: { net: null, gross: null, plot: 500 },
      pricedSurface: 'plot',
    });
    expect(Object.keys(factsOf(page))).toEqual([
      'Vrsta nekretnine',
      'Dostupnost',
      'Šifra oglasa',
      'Cijena',
      'Cijena po m²',
      'Oglašava kao',
    ]);
    expect(page.root.querySelector('#energija')).toBeNull();
    expect(page.root.querySelector('table tbody')).toHaveTextContent('Zemljište500 m²496 €/m²');
    expect(page.root).toHaveTextContent('računa se prema površini zemljišta');
  });

  test('a room: what is let and of which kind, and from when', async () => {
    const page = await adPage({
      ...BARE,
      contract: 2,
      category: 4,
      typology: 17,
      roomType: 'double',
      roomRental: 'bed',
      availableFrom: '2027-03-01',
    });
    expect(factsOf(page)).toMatchObject({
      'Iznajmljuje se': 'Ležaj',
      'Vrsta sobe': 'Dvokrevetna',
      Dostupnost: 'slobodno od 01. 03. 2027.',
      'Mjesečna najamnina': '248.000 €',
    });
  });

  test('an office for sharing', async () => {
    const page = await adPage({ ...BARE, category: 23, typology: 8, coworkingType: 'private-office' });
    expect(factsOf(page)).toMatchObject({ 'Vrsta nekretnine': 'Ured', Coworking: 'Zaseban ured' });
  });

  test('a garage: neither rooms nor class', async () => {
    const page = await adPage({ ...BARE, category: 22, typology: 12, rooms: 1, floor: -1 });
    expect(factsOf(page)).toMatchObject({ Kat: 'suteren' });
    expect(factsOf(page)).not.toHaveProperty('Sobe');
    expect(page.root.querySelector('#energija')).toBeNull();
  });

  test('a development: its stage and the price list, with what is reserved', async () => {
    const unit = { label: 'S1', floor: 1, rooms: 2, surface: 51.5, price: 210_000, state: 'reserved' } as const;
    const page = await adPage({
      ...BARE,
      category: 6,
      kind: 'project',
      project: {
        name: 'Lavanda',
        phase: 'shell',
        permit: 'UP/I-1',
        finishedOn: '2027-06-01',
        floors: 6,
        units: [unit, { ...unit, label: 'S2', price: null, state: 'free' }],
      },
    });
    expect(factsOf(page)).toMatchObject({
      'Faza gradnje': 'pod krovom',
      'Građevinska dozvola': 'UP/I-1',
      Dovršetak: '01. 06. 2027.',
    });
    expect(within(page.root).getByText('S1').closest('tr')).toHaveTextContent('S1rezerviran210.000 €51,5 m²21. kat');
    expect(
      [...page.root.querySelectorAll('[aria-labelledby="cjenik"] tbody th')].map((name) => name.textContent),
    ).toEqual(['S2', 'S1']);
    expect(within(page.root).getByText('S2').closest('tr')).toHaveTextContent('na upit');
    expect(page.root).toHaveTextContent('od248.000 €');
    expect(factsOf(page)).toMatchObject({ Slobodno: '1 od 2', Cijene: '210.000 €', Površine: '51,5 m²', Sobe: '2' });
  });

  test('a development tells its prices, surfaces and rooms from the least to the most of what is not sold', async () => {
    const unit = { label: 'S1', floor: 1, rooms: 1, surface: 31.5, price: 248_000, state: 'free' } as const;
    const units = [
      unit,
      { ...unit, label: 'S2', rooms: 4, surface: 104, price: 520_000 },
      { ...unit, label: 'S3', rooms: 5, price: 900_000, state: 'sold' as const },
    ];
    const page = await adPage({
      ...BARE,
      category: 6,
      kind: 'project',
      project: { name: 'Lavanda', phase: 'shell', permit: null, finishedOn: null, floors: 6, units },
    });
    expect(factsOf(page)).toMatchObject({
      Slobodno: '2 od 3',
      Cijene: '248.000 € – 520.000 €',
      Površine: '31,5–104 m²',
      Sobe: '1–4',
    });
    expect(page.root).toHaveTextContent('248.000 € – 520.000 €');
    expect([
      within(page.root).getByText('S3').closest('details')?.querySelector('summary')?.textContent,
      page.root.querySelector('#povrsina'),
    ]).toEqual(['1 prodan stan', null]);
  });

  test('R111 an auction: what the court has announced', async () => {
    const auction = {
      caseNumber: 'Ovr-1/2026',
      status: 'participable',
      round: 2,
      startsAt: '2026-12-11T10:00:00Z',
      endsAt: '2026-12-21T10:00:00Z',
      estimate: 202_000,
      lowestBid: 101_000,
      deposit: 20_200,
    } as const;
    expect(factsOf(await adPage({ ...BARE, contract: 14, category: 14, auction }))).toMatchObject({
      'Stanje dražbe': 'Otvorena za sudjelovanje',
      Krug: '2. dražba',
      'Najniža ponuda': '101.000 €',
      'Ponude do': '21. 12. 2026.',
    });
  });

  test('R113 the energy class is letter and word; without one the reason stands there', async () => {
    expect((await adPage({ energyClass: 1 })).root).toHaveTextContent('Razred A+: Visok (A+ do B)');
    expect((await adPage({ energyClass: 9, energyCertificate: 'in-preparation' })).root).toHaveTextContent(
      'Energetski certifikat je u izradi.',
    );
    expect((await adPage({ energyClass: 9, energyCertificate: 'exempt' })).root).toHaveTextContent(
      'energetski certifikat nije potreban',
    );
  });
});
