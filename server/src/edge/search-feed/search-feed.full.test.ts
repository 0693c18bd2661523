import { SaxesParser } from 'saxes';
import { createApp } from '../../app';
import { draft } from '../../domains/listings/testing/draft';
import { withPortal } from '../../domains/search/testing/portal';
import { addSearchFeed } from '.';

const portal = withPortal();
const ORIGIN = 'https://kvadrat.test';

interface Entry {
  id: string;
  title: string;
  summary: string;
  href: string;
}

/** What an XML parser reads of the feed; what is not well-formed throws. */
function readAtom(xml: string): { namespace: string; updated: string; entries: Entry[]; tags: Set<string> } {
  const parser = new SaxesParser({ xmlns: true });
  const read = { namespace: '', updated: '', entries: new Array<Entry>(), tags: new Set<string>() };
  const path: string[] = [];
  let entry: Entry | undefined;
  parser.on('opentag', ({ name, uri, attributes }) => {
    path.push(name);
    read.tags.add(name);
    if (name === 'feed') read.namespace = uri;
    if (name === 'entry') read.entries.push((entry = { id: '', title: '', summary: '', href: '' }));
    if (name === 'link' && entry !== undefined) entry.href = attributes['href']?.value ?? '';
  });
  const addText = (text: string): void => {
    const name = path.at(-1);
    if (path.length === 2 && name === 'updated') read.updated += text;
    if (entry !== undefined && path.length === 3 && (name === 'id' || name === 'title' || name === 'summary'))
      entry[name] += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => path.pop());
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return read;
}

async function answer(path: string, auctions = false): Promise<{ status: number; body: string }> {
  const app = await createApp({
    settings: { publicUrl: () => ORIGIN, logLevel: 'silent', trustProxy: false, apiRequestsPerMinute: 100 },
    pingDatabase: () => Promise.resolve(),
    registerApi: () => Promise.resolve(),
    registerFiles: (files) => {
      addSearchFeed(files, { db: portal.database.db, publicUrl: () => ORIGIN, auctions });
      return Promise.resolve();
    },
  });
  const response = await app.inject(`/atom${path}`);
  await app.close();
  return { status: response.statusCode, body: response.body };
}

const feed = async (path: string): Promise<ReturnType<typeof readAtom>> => readAtom((await answer(path)).body);

test('a search is a feed of its newest ads, by its own filters and in its language', async () => {
  const [old, fresh] = await portal.given([
    draft({ publishedAt: new Date('2026-09-01T10:00:00Z') }),
    draft({
      publishedAt: new Date('2026-10-02T10:00:00Z'),
      price: { value: 150_000, onRequest: false, previous: null },
    }),
    draft({ price: { value: 900_000, onRequest: false, previous: null } }),
  ]);
  const { entries, updated, namespace } = await feed(
    '/de/prodaja-stambene-nekretnine/split/?prezzoMassimo=300000&criterio=prezzo&pag=7',
  );
  expect(entries.map(({ id }) => id)).toEqual([`${ORIGIN}/oglasi/${fresh}/`, `${ORIGIN}/oglasi/${old}/`]);
  expect(entries[0]?.href).toBe(`${ORIGIN}/de/oglasi/${fresh}/trosoban-stan/`);
  expect(entries[0]?.summary).toContain('150.000');
  expect(updated).toBe('2026-10-02T10:00:00.000Z');
  expect(namespace).toBe('http://www.w3.org/2005/Atom');
});

test('O-09 R106 a hidden price and an exact position are not in it', async () => {
  await portal.given([
    draft({
      price: { value: 212_345, onRequest: true, previous: null },
      mapDisplay: 'only_area',
      coordinates: { lat: 43.512345, lng: 16.454321 },
      address: 'Tajna ulica 7',
    }),
  ]);
  const { body } = await answer('/prodaja-stambene-nekretnine/');
  expect(body).toContain('Trosoban stan');
  expect(body).not.toMatch(/212|43\.51|16\.45|Tajna/);
});

test('O-23 what advertisers write is text, and characters XML cannot hold do not break the feed', async () => {
  const title = '<script>alert(1)</script> ]]> & "stan" \u000b\uffff x';
  await portal.given([draft({ texts: { hr: { title, description: 'x' } } })]);
  const { entries, tags } = await feed('/prodaja-stambene-nekretnine/');
  expect(tags.has('script')).toBe(false);
  // Readers take it for HTML and show what was written.
  expect(entries[0]?.title).toContain('&lt;script&gt;alert(1)&lt;/script&gt; ]]&gt; &amp; &quot;stan&quot;');
});

test('an empty list is an empty feed, an unknown kind of list none', async () => {
  await portal.given([]);
  expect((await feed('/najam-zemljista/')).entries).toEqual([]);
  for (const path of ['/', '/prodaja-nicega/', '/oglasi/7/', '/de/']) expect((await answer(path)).status).toBe(404);
});

test('R2, T24 auctions have a feed of their ads while they are offered, else an empty one', async () => {
  const [auction] = await portal.given([draft({ contract: 14 })]);
  const ids = async (auctions: boolean): Promise<string[]> =>
    readAtom((await answer('/drazba-stambene-nekretnine/', auctions)).body).entries.map(({ id }) => id);
  expect([await ids(true), await ids(false)]).toEqual([[`${ORIGIN}/oglasi/${auction}/`], []]);
});
