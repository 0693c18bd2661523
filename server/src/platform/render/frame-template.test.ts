import { ADDRESS_SLOT } from '@kvadrat/contracts/remote';
import { FrameTemplate } from './frame-template';

const HTML = (path: string, search: string): string => {
  const here = encodeURI(path) + search;
  const escaped = here.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');
  return `<p>${path.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')}</p><a href="/de${escaped}">x</a><main><!--kvadrat-outlet--></main><a href="/prijava/?${new URLSearchParams({ r: here }).toString()}">y</a>`;
};

const template = new FrameTemplate({
  html: HTML(`/prodaja-${ADDRESS_SLOT}`, ''),
  head: {
    title: 't',
    description: '',
    canonical: `/de/prodaja-${ADDRESS_SLOT}`,
    alternates: [{ hreflang: 'it', href: `/it/prodaja-${ADDRESS_SLOT}` }],
  },
  fonts: ['a.woff2'],
  sections: ['/prodaja-'],
});

test.each([
  ['stanovi/split/', ''],
  ['kuće/đakovo/', '?a=1&b=%C5%A1&a=1'],
  ["d'or & sons/$&/", '?x=%24%26'],
  ['100%25/', "?q='"],
])('O-38 the frame of %s%s is the one it would have been rendered with', (path, search) => {
  const { before, after, hasOutlet, head, fonts } = template.fill({ path, search });
  const [left, right] = HTML(`/prodaja-${path}`, search).split('<!--kvadrat-outlet-->');
  expect(Buffer.from(before).toString()).toBe(left);
  expect(Buffer.from(after).toString()).toBe(right);
  expect(hasOutlet).toBe(true);
  expect(fonts).toEqual(['a.woff2']);
  expect(head).toMatchObject({ canonical: `/de/prodaja-${path}`, alternates: [{ href: `/it/prodaja-${path}` }] });
});
