import { readLinkClick } from './link-click';

const current = new URL('http://localhost/oglasi/7/?a=1');
beforeAll(() => history.replaceState(null, '', current));

/** What a click on the first `<b>` or link of `html` is read as. */
function click(html: string, init: MouseEventInit = {}): string | null {
  document.body.innerHTML = html;
  let read: URL | null = null;
  const listener = (event: MouseEvent): void => {
    read = readLinkClick(event, current);
    event.preventDefault();
  };
  document.addEventListener('click', listener, { once: true });
  const target = document.body.querySelector('b') ?? document.body.querySelector('a');
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init }));
  return (read as URL | null)?.href ?? null;
}

it.each([
  ['a link', '<a href="/oglasi/8/">8</a>', 'http://localhost/oglasi/8/'],
  ['something inside a link', '<a href="/oglasi/8/#foto"><b>8</b></a>', 'http://localhost/oglasi/8/#foto'],
  ['a link to the page itself', '<a href="/oglasi/7/?a=1">7</a>', 'http://localhost/oglasi/7/?a=1'],
  ['a link for this window', '<a target="_self" href="/oglasi/8/">8</a>', 'http://localhost/oglasi/8/'],
])('follows %s', (_, html, expected) => {
  expect(click(html)).toBe(expected);
});

it.each([
  ['another site', '<a href="https://foreign.example/">x</a>'],
  ['a mail address', '<a href="mailto:a@b.example">x</a>'],
  ['a new window', '<a target="_blank" href="/oglasi/8/">x</a>'],
  ['a download', '<a download href="/oglasi/8/">x</a>'],
  ['a place on this page', '<a href="#foto">x</a>'],
  ['the top of this page', '<a href="#">x</a>'],
  ['a link that asks for the document', '<a data-native href="/oglasi/8/">x</a>'],
  ['an external link', '<a rel="external" href="/oglasi/8/">x</a>'],
  ['no link', '<b>x</b>'],
])('leaves %s to the browser', (_, html) => {
  expect(click(html)).toBeNull();
});

it.each<MouseEventInit>([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %j to the browser',
  (init) => {
    expect(click('<a href="/oglasi/8/">8</a>', init)).toBeNull();
  },
);

it('leaves a click that somebody has handled', () => {
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  expect(click('<a href="/oglasi/8/">8</a>')).toBeNull();
});
