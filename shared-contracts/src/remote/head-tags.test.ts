import { headTags, type HeadTag, type PageHead } from '@kvadrat/contracts/remote';

const page: PageHead = {
  title: 'Stanovi, Split',
  description: 'Stanovi na prodaju u Splitu',
  canonical: '/prodaja-stambene-nekretnine/split/',
};
const tagsOf = (head: PageHead) => headTags(head, 'hr', 'https://kvadrat.example');
const find = (tags: HeadTag[], key: string, value: string) =>
  tags.filter(({ attributes }) => attributes[key] === value);

it('R40 R42 has title, description and an absolute canonical address', () => {
  const tags = tagsOf(page);
  expect(tags[0]).toEqual({ tag: 'title', attributes: {}, text: page.title });
  expect(find(tags, 'name', 'description')).toHaveLength(1);
  expect(find(tags, 'rel', 'canonical')[0]?.attributes['href']).toBe(
    'https://kvadrat.example/prodaja-stambene-nekretnine/split/',
  );
});

it('R41 R44 R45 absent fields give no tag, present ones do', () => {
  const bare = tagsOf(page);
  for (const name of ['keywords', 'robots']) expect(find(bare, 'name', name)).toEqual([]);
  for (const rel of ['prev', 'next', 'alternate']) expect(find(bare, 'rel', rel)).toEqual([]);
  const full = tagsOf({ ...page, keywords: 'stan', robots: 'noindex', prev: '/a/', next: '/b/' });
  expect(find(full, 'name', 'robots')[0]?.attributes['content']).toBe('noindex');
  expect(find(full, 'rel', 'next')[0]?.attributes['href']).toBe('https://kvadrat.example/b/');
});

it('R43 names each language and Croatian as the default, once', () => {
  const alternates = [
    { hreflang: 'hr', href: '/' },
    { hreflang: 'de', href: '/de/' },
  ];
  const shown = find(tagsOf({ ...page, alternates }), 'rel', 'alternate').map(
    ({ attributes }) => attributes['hreflang'],
  );
  expect(shown).toEqual(['hr', 'de', 'x-default']);
});

it('R46 tells other sites how to show the page', () => {
  const tags = tagsOf({ ...page, image: { path: '/media/1.webp', width: 1200, height: 630, alt: 'Pročelje' } });
  expect(find(tags, 'property', 'og:locale')[0]?.attributes['content']).toBe('hr_HR');
  expect(find(tags, 'property', 'og:image')[0]?.attributes['content']).toBe('https://kvadrat.example/media/1.webp');
  expect(find(tags, 'property', 'og:locale:alternate')).toHaveLength(8);
});

it('R47 numbers the breadcrumb and leaves the last address out', () => {
  const breadcrumbs = [
    { label: 'Kvadrat', path: '/' },
    { label: 'Split', path: null },
  ];
  const [block] = find(
    tagsOf({ ...page, breadcrumbs, jsonLd: [{ '@type': 'Product' }] }),
    'type',
    'application/ld+json',
  );
  expect(JSON.parse(block?.text ?? '')).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Kvadrat', item: 'https://kvadrat.example/' },
      { position: 2, name: 'Split' },
    ],
  });
});

it('O-59 makes every address in structured data absolute, and nothing else', () => {
  const data = {
    '@id': '#oglas',
    url: '/oglasi/1/',
    description: '/nije adresa/',
    image: ['/media/1.webp', 'https://slike.example/2.webp', '//slike.example/3.webp'],
    logo: { '@type': 'ImageObject', url: '/logo.png', name: '/logo.png' },
    offers: [{ url: '?pag=2', businessFunction: { '@id': 'http://purl.org/goodrelations/v1#Sell' } }],
    price: null,
  };
  const [block] = find(tagsOf({ ...page, jsonLd: [data] }), 'type', 'application/ld+json');
  expect(JSON.parse(block?.text ?? '')).toEqual({
    '@id': 'https://kvadrat.example/prodaja-stambene-nekretnine/split/#oglas',
    url: 'https://kvadrat.example/oglasi/1/',
    description: '/nije adresa/',
    image: ['https://kvadrat.example/media/1.webp', 'https://slike.example/2.webp', 'https://slike.example/3.webp'],
    logo: { '@type': 'ImageObject', url: 'https://kvadrat.example/logo.png', name: '/logo.png' },
    offers: [
      {
        url: 'https://kvadrat.example/prodaja-stambene-nekretnine/split/?pag=2',
        businessFunction: { '@id': 'http://purl.org/goodrelations/v1#Sell' },
      },
    ],
    price: null,
  });
});
