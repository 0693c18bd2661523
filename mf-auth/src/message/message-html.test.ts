import createPurify from 'dompurify';
import { HOSTILE_MESSAGES } from '../testing/hostile-messages';
import { messageFragment, messageWords } from './message-html';

const ORIGIN = 'https://portal.example';
const purify = createPurify(window);

function shown(html: string): HTMLDivElement {
  const box = document.createElement('div');
  box.append(messageFragment(purify, html, ORIGIN));
  return box;
}

test('T59 O-23 six tags stay, all else is text', () => {
  expect(
    shown('<p>Lozinka <b>nije</b> <strong>dobra</strong>,<br><em>probajte</em> <i>opet</i> <h1>sada</h1></p>')
      .innerHTML,
  ).toBe('<p>Lozinka <b>nije</b> <strong>dobra</strong>,<br><em>probajte</em> opet </p>sada<p></p>');
});

test.each([
  ['/prijava/passwordRecovery/', 'https://portal.example/prijava/passwordRecovery/'],
  ['https://pomoc.example/x', 'https://pomoc.example/x'],
  ['mailto:pomoc@portal.example', 'mailto:pomoc@portal.example'],
  ['http://drugi.example/', null],
  ['ftp://drugi.example/', null],
  ['tel:112', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['https://', null],
])('O-23 a link to %s', (href, expected) => {
  const link = shown(`<a href="${href}" target="_blank" rel="opener" class="x" onclick="x()">ovdje</a>`).querySelector(
    'a',
  );
  expect(link).toHaveTextContent('ovdje');
  expect(link?.getAttribute('href') ?? null).toBe(expected);
  expect(link?.getAttributeNames().sort()).toEqual(expected === null ? [] : ['href', 'rel']);
  expect(link?.getAttribute('rel') ?? null).toBe(expected === null ? null : 'noopener');
});

test('O-23 of hostile messages nothing is left but the six tags and safe links (500 in a browser: full run)', () => {
  for (const html of HOSTILE_MESSAGES) {
    for (const element of shown(html).querySelectorAll('*')) {
      expect(element.localName).toMatch(/^(?:b|strong|em|br|p|a)$/);
      expect(element.getAttributeNames().filter((name) => !['href', 'rel'].includes(name))).toEqual([]);
      expect(element.getAttribute('href') ?? 'https://').toMatch(/^(?:https:|mailto:)/);
    }
  }
});

test('the words alone hold no tag, a torn one neither', () => {
  expect(messageWords('<p>Poveznica je <b>istekla</b>.</p><script')).toBe('Poveznica je istekla .');
});
