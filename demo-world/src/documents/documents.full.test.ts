import { pdfText } from '../../../server/src/domains/ad-sheet/testing/pdf-text';
import type { DemoAd } from '../invent/demo-ad';
import { isLand } from '../kinds';
import { createPictureHanger } from '../pictures';
import { invent } from '../testing/invent';
import { chooseDocuments, type DocumentChoice, makeDemoDocument } from '.';

let offers: { ad: DemoAd; documents: DocumentChoice[] }[] = [];

beforeAll(async () => {
  const hang = createPictureHanger();
  offers = (await invent(1500)).map((ad, number) => {
    const plan = hang(ad, number).find(({ room }) => room === 'floor-plan')?.recipe ?? null;
    return { ad, documents: chooseDocuments(ad, plan, number) };
  });
}, 60_000);

test('R117 all projects and some other ads offer documents; courts and land do not', () => {
  const projects = offers.filter(({ ad }) => ad.project !== null);
  expect(projects.length).toBeGreaterThan(3);
  for (const { documents } of projects)
    expect(new Set(documents.map(({ kind }) => kind))).toEqual(new Set(['project-description', 'specifications']));
  const share = offers.filter(({ documents }) => documents.length > 0).length / offers.length;
  expect(share).toBeGreaterThan(0.08);
  expect(share).toBeLessThan(0.35);
  expect(new Set(offers.flatMap(({ documents }) => documents.map(({ kind }) => kind))).size).toBe(4);
  for (const { ad, documents } of offers)
    if (ad.auction !== null || isLand(ad.property.kind)) expect(documents).toEqual([]);
});

test('ads share most documents, so that few are made for many ads', () => {
  const shared = offers.flatMap(({ documents }) =>
    documents.filter(({ kind }) => kind === 'specifications' || kind === 'energy-certificate'),
  );
  expect(new Set(shared.map(({ recipe }) => recipe)).size).toBeLessThan(31);
});

test('the same recipe makes the same file, and what it says agrees with the ad', async () => {
  const {
    ad,
    documents: [description],
  } = offers.find(({ ad: { project } }) => project !== null) ?? { ad: null, documents: [] };
  const recipe = description?.recipe ?? '';
  const [one, other] = [await makeDemoDocument(recipe), await makeDemoDocument(recipe)];
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
  const { words, objects } = pdfText(one ?? Buffer.alloc(0));
  for (const text of [
    ad?.project?.name ?? '-',
    ...(ad?.project?.units ?? []).map(({ label }) => label),
    'Nije isprava',
  ])
    expect(words).toContain(text);
  expect(objects).toContain('/Lang (hr-HR)');
  expect(objects).not.toMatch(/\/JavaScript|\/OpenAction|\/AA /);
});

test.each(['floor-plan', 'energy-certificate'] as const)('a %s is a whole document', async (kind) => {
  const recipe = offers.flatMap(({ documents }) => documents).find((document) => document.kind === kind)?.recipe ?? '';
  const file = (await makeDemoDocument(recipe)) ?? Buffer.alloc(0);
  expect([file.subarray(0, 5).toString(), file.subarray(-6).toString().trim()]).toEqual(['%PDF-', '%%EOF']);
  expect(file.byteLength).toBeLessThan(150_000);
});

test('O-09, R106 no document says what an ad costs or where exactly it is', () => {
  for (const {
    ad: { draft, project },
    documents,
  } of offers) {
    const told = documents.map(({ recipe }) => recipe).join(' ');
    const { address, coordinates, price } = draft;
    const prices = [price.value, ...(project?.units ?? []).map((unit) => unit.price)].flatMap((value) =>
      typeof value === 'number' ? [String(value)] : [],
    );
    const numbers: string[] = told.match(/\d+(?:\.\d+)?/g) ?? [];
    for (const secret of [
      ...prices,
      ...(coordinates === null ? [] : [String(coordinates.lat), String(coordinates.lng)]),
    ])
      expect(numbers).not.toContain(secret);
    if (address !== null) expect(told).not.toContain(address);
  }
});
