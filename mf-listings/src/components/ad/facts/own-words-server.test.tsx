import { serverPage, type ServerPage } from '@kvadrat/remote-kit/testing';
import * as bundle from '../../../ssr';
import { ad, adRequest, adRoute, similar, similarRequest } from '../../../testing/fixtures';

const adPage = (changes: Parameters<typeof ad>[0] = {}): Promise<ServerPage> =>
  serverPage(bundle, adRoute(), { [adRequest()]: () => ad(changes), [similarRequest()]: () => similar() });

const facts = (page: ServerPage): Record<string, string> =>
  Object.fromEntries(
    [...page.root.querySelectorAll('dl > div')].map((row) => [
      row.children[0]?.textContent ?? '',
      row.children[1]?.textContent ?? '',
    ]),
  );

const ownWords = (page: ServerPage): (string | null)[] =>
  [...page.root.querySelectorAll('[aria-labelledby="rijecima-oglasivaca"] li')].map((line) => line.textContent);

test('O-49 O-58 what ours have no word for stands below the features in the words of the advertiser', async () => {
  const page = await adPage({ features: [], ownWords: ['No lift', 'Podno grijanje'] });
  expect(ownWords(page)).toEqual(['No lift', 'Podno grijanje']);
  const plain = await adPage();
  expect(ownWords(plain)).toEqual([]);
  expect(plain.root.querySelector('#rijecima-oglasivaca')).toBeNull();
});

test('O-53 a share or a lease is said beside the title and among the papers', async () => {
  const share = await adPage({ tenure: 'share' });
  expect(facts(share)).toMatchObject({ 'Nudi se': 'suvlasnički udio, ne cijela nekretnina' });
  expect(share.root).toHaveTextContent('Suvlasnički udio');
  const lease = await adPage({ tenure: 'lease' });
  expect(facts(lease)).toMatchObject({ 'Nudi se': 'zakup, pravo građenja ili drugo pravo na određeno vrijeme' });
  expect(Object.keys(facts(await adPage()))).not.toContain('Nudi se');
});

test('O-54 rooms that nobody stated are marked as counted', async () => {
  expect(facts(await adPage({ rooms: 3, derived: ['rooms'] }))).toMatchObject({ Sobe: '3, računajući dnevni boravak' });
  expect(facts(await adPage({ bedrooms: 1, derived: ['bedrooms'] }))).toMatchObject({
    'Spavaće sobe': '1, po broju soba',
  });
});
