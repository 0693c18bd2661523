import { picturesHere } from '../media/api';
import { type LOCALES, localizedPath } from '@kvadrat/contracts/locales';
import { adSheetPath } from '@kvadrat/contracts/paths';
import { saveAgency } from '../agencies/api';
import type { ListingDraft } from '../listings/api';
import { draft } from '../listings/testing/draft';
import { withPortal } from '../search/testing/portal';
import { addAdSheet } from './api';
import { pdfText } from './testing/pdf-text';

const ORIGIN = 'https://kvadrat.test';
const portal = withPortal({
  files: (app, db) => {
    addAdSheet(app, { db, publicUrl: () => ORIGIN, pictures: picturesHere });
    return Promise.resolve();
  },
});
const text = (title: string, description = title): ListingDraft['texts'][keyof ListingDraft['texts']] => ({
  title,
  description,
});

async function sheet(id: number | undefined, locale: (typeof LOCALES)[number] = 'hr') {
  const response = await portal.app.inject(localizedPath(locale, adSheetPath(id ?? 0)));
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/pdf');
  return { ...pdfText(response.rawPayload), headers: response.headers, size: response.rawPayload.length };
}

test('R271 one page with what matters, tagged, titled, in the language of its address', async () => {
  const agencyId = await saveAgency(portal.database.db, {
    slug: 'more-list',
    name: 'More nekretnine',
    licence: '12/2020',
  });
  const [id] = await portal.given([
    draft({
      advertiser: { type: 'agenzia', agencyId },
      address: 'Ulica 5',
      texts: {
        hr: text('Čišći stan s lođom', 'Prvi red.'),
        de: text('Wohnung am Meer'),
        ru: text('Квартира у моря'),
        el: text('Διαμέρισμα με θέα'),
      },
    }),
  ]);
  const hr = await sheet(id);
  for (const words of [
    'Čišći stan s lođom',
    '200.000 €',
    '3.333 €/m²',
    'Ulica 5, Split',
    'Neto korisna površina',
    '60 m²',
    'Prvi red.',
    'More nekretnine',
    'Broj licencije: 12/2020',
    `kvadrat.test/oglasi/${id}/`,
  ])
    expect(hr.words).toContain(words);
  expect(hr.objects.match(/\/Type \/Page\n/g)).toHaveLength(1);
  for (const mark of [
    '/StructTreeRoot',
    '/Marked true',
    '/Lang (hr-HR)',
    '/DisplayDocTitle true',
    '/S /H1',
    `/Alt (${ORIGIN}/oglasi/${id}/)`,
  ])
    expect(hr.objects).toContain(mark);
  expect(hr.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'public, max-age=300' });
  expect((await sheet(id, 'ru')).words).toContain('Квартира у моря');
  expect((await sheet(id, 'el')).words).toContain('Διαμέρισμα με θέα');
  expect((await sheet(id, 'de')).words).toContain('Nettonutzfläche');
});

test('O-53 a share or a lease is said on the sheet', async () => {
  const [share, lease] = await portal.given([
    draft({ facts: { tenure: 'share' } }),
    draft({ facts: { tenure: 'lease' } }),
  ]);
  const { words } = await sheet(share);
  expect(words).toContain('suvlasnički udio');
  expect(words).not.toContain('3.333 €/m²');
  expect((await sheet(lease, 'de')).words).toContain('befristetes Recht');
});

test.each(['hr', 'de', 'el'] as const)('a long text stays on the page in %s', async (locale) => {
  const [id] = await portal.given([
    draft({
      texts: {
        hr: text('Vrlo dug naslov '.repeat(20), 'Stan je svijetao, prozračan i okrenut jugu prema moru. '.repeat(120)),
      },
    }),
  ]);
  const { objects, words } = await sheet(id, locale);
  expect(objects.match(/\/Type \/Page\n/g)).toHaveLength(1);
  expect(words).toContain('…');
});

test('O-09, R106 a hidden price and a hidden place are not in the file', async () => {
  const [id] = await portal.given([
    draft({
      price: { value: 252_000, onRequest: true, previous: 260_000 },
      mapDisplay: 'only_area',
      address: 'Ulica 5',
      coordinates: { lat: 43.512345, lng: 16.454321 },
    }),
  ]);
  const { words, objects } = await sheet(id);
  expect(words).toContain('Cijena na upit');
  expect(words).toContain('Oglašivač ne pokazuje točan položaj.');
  for (const secret of ['252', '260.000', 'Ulica', '512345', '454321']) expect(words + objects).not.toContain(secret);
});

test('O-23 what an advertiser wrote is text, whatever it looks like', async () => {
  const evil = ') /JS (app.alert(1)) /S /JavaScript <script>alert(1)</script> \u202e\ud83d\ude00';
  const [id] = await portal.given([draft({ texts: { hr: text(evil) } })]);
  const { words, objects } = await sheet(id);
  expect(words).toContain('/JS (app.alert(1)) /S /JavaScript <script>alert(1)</script>');
  expect(objects).not.toMatch(/(?<!\\\)) \/JS \(|\/S \/JavaScript(?! <script)|\/OpenAction|\/AA /);
});

test('a sheet is kept while its ad stays, and asked for by its tag', async () => {
  const [id] = await portal.given([draft()]);
  const { headers } = await sheet(id);
  const again = await portal.app.inject({
    url: adSheetPath(id ?? 0),
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

test('R103 of ads that are not there, or not any more, there is none', async () => {
  const [secret] = await portal.given([draft({ status: 14 })]);
  for (const id of [secret, 987_654, 'abc'])
    expect((await portal.app.inject(adSheetPath(id ?? 0))).statusCode).toBe(404);
});
