import { INLINED_STYLE_ATTRIBUTE } from '../remote';
import { maskReplayEvent } from '.';

const SECRET = 'Ana Horvat, ana@example.hr, 091 234 5678';
const text = { type: 3, id: 5, textContent: SECRET };
const element = (tagName: string, attributes: object, childNodes: object[] = []) => ({
  type: 2,
  id: 4,
  tagName,
  attributes,
  childNodes,
});
const snapshot = (node: object) => ({
  type: 2,
  timestamp: 7,
  data: { node: { type: 0, id: 1, childNodes: [node] }, initialOffset: { top: 3, left: 0 } },
});
const change = (data: object) => ({ type: 3, timestamp: 7, data });

test.each([
  ['words of a page', snapshot(element('p', { class: 'note' }, [text]))],
  [
    'a label, a title and an address',
    snapshot(element('a', { 'aria-label': SECRET, title: SECRET, href: `/user/messages/?q=${SECRET}` })),
  ],
  [
    'a value, a placeholder and words on a password',
    snapshot(element('input', { type: 'text', value: SECRET, placeholder: SECRET })),
  ],
  ['words of styles, scripts and what has none', snapshot(element('script', {}, [text]))],
  ['a picture', snapshot(element('img', { src: SECRET, alt: SECRET, srcset: SECRET }))],
  ['words in data', snapshot(element('div', { 'data-name': SECRET }))],
  ['what is typed', change({ source: 5, id: 4, text: SECRET, isChecked: false })],
  [
    'words that change',
    change({
      source: 0,
      texts: [{ id: 5, value: SECRET }],
      attributes: [{ id: 4, attributes: { title: SECRET } }],
      removes: [],
      adds: [{ parentId: 1, nextId: null, node: text }],
    }),
  ],
  ['rules of styles', change({ source: 8, adds: [{ rule: SECRET }] })],
  ['what is drawn', change({ source: 9, property: SECRET, args: [SECRET] })],
  ['words of a console', { type: 6, timestamp: 7, data: { payload: SECRET } }],
  ['an address of the page', { type: 4, timestamp: 7, data: { href: `https://x/${SECRET}`, width: 390, height: 800 } }],
])('R194 of %s nothing is kept that somebody wrote or reads', (_what, event) => {
  const kept = JSON.stringify(maskReplayEvent(event));
  for (const word of ['Ana', 'Horvat', 'example', '234', 'x/']) expect(kept).not.toContain(word);
});

test('R194 how a page is built, looks and is moved through is kept', () => {
  const page = element('div', { class: 'a b', hidden: true }, [
    element('link', { rel: 'stylesheet', href: 'https://kvadrat.example/r/shell/1.0.0-aa/x.css' }),
    { ...text, textContent: 'Dobar dan' },
  ]);
  expect(maskReplayEvent(snapshot(page))).toEqual(
    snapshot({
      ...page,
      attributes: { class: 'a b', hidden: true },
      childNodes: [
        element('link', { rel: 'stylesheet', href: '/r/shell/1.0.0-aa/x.css' }),
        { ...text, textContent: '***** ***' },
      ],
    }),
  );
  const moved = change({ source: 1, positions: [{ x: 1, y: 2, id: 4, timeOffset: -3 }] });
  expect(maskReplayEvent(moved)).toEqual(moved);
  expect(maskReplayEvent(change({ source: 5, id: 4, text: 'ab c', isChecked: true }))).toEqual(
    change({ source: 5, id: 4, text: '** *', isChecked: true }),
  );
});

test.each([null, 'x', {}, { type: 3, timestamp: 1 }, { type: 5, timestamp: 1, data: {} }, change({ source: 'x' })])(
  'R194 %j is no event that is kept',
  (event) => {
    expect(maskReplayEvent(event)).toBeNull();
  },
);

test('R194 rules that stand in the page are those of their file where it is shown', () => {
  const style = element('style', { [INLINED_STYLE_ATTRIBUTE]: '/r/shell/1.0.0-aa/x.css' }, [text]);
  expect(maskReplayEvent(snapshot(style))).toEqual(
    snapshot(element('link', { rel: 'stylesheet', href: '/r/shell/1.0.0-aa/x.css' })),
  );
});

test('R194 nothing of others is loaded where a recording is shown', () => {
  for (const href of ['https://elsewhere.example/x.css', '/media/x.css', 'javascript:x'])
    expect(JSON.stringify(maskReplayEvent(snapshot(element('link', { rel: 'stylesheet', href }))))).not.toContain(
      'href',
    );
  for (const tag of ['iframe', 'object', 'style', 'base', 'SCRIPT', '<b'])
    expect(JSON.stringify(maskReplayEvent(snapshot(element(tag, { class: 'x' }))))).not.toContain('tagName');
});
