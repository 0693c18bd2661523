import { readPlace } from './element-place';

function element(html: string): HTMLElement {
  document.body.innerHTML = html;
  const found = document.body.querySelector('kvadrat-search');
  if (!(found instanceof HTMLElement)) throw new Error('no element');
  return found;
}

afterEach(() => {
  document.body.replaceChildren();
});

test('parameters are the element’s own attributes, general ones are not among them', () => {
  const { route } = readPlace(
    element(
      '<kvadrat-search id="x" class="y" aria-label="z" data-a="b" theme="dark" place=" split " count="3"></kvadrat-search>',
    ),
  );
  expect(route).toMatchObject({
    name: 'kvadrat-search',
    params: { place: 'split', count: '3' },
    search: '?place=split&count=3',
  });
});

test.each([
  ['<kvadrat-search language="de"></kvadrat-search>', 'de'],
  ['<main lang="it-IT"><kvadrat-search></kvadrat-search></main>', 'it'],
  ['<main lang="it"><kvadrat-search language="el"></kvadrat-search></main>', 'el'],
  ['<main lang="sl"><kvadrat-search></kvadrat-search></main>', 'hr'],
  ['<kvadrat-search></kvadrat-search>', 'hr'],
])('R5 the language of %s is %s', (html, locale) => {
  expect(readPlace(element(html)).route.locale).toBe(locale);
});

test('an element is light unless it says otherwise', () => {
  expect(readPlace(element('<kvadrat-search></kvadrat-search>')).theme).toBe('light');
  expect(readPlace(element('<kvadrat-search theme="auto"></kvadrat-search>')).theme).toBe('auto');
  expect(readPlace(element('<kvadrat-search theme="blue"></kvadrat-search>')).theme).toBe('light');
});
