import { createStorage } from '../host/storage';
import { createScrollMemory } from './scroll-memory';

const open = () => createScrollMemory(createStorage(() => window.sessionStorage));

beforeEach(() => window.sessionStorage.clear());

it('remembers positions by entry over documents of the tab', () => {
  open().save('a', 812.4);
  expect(open().read('a')).toBe(812);
  expect(open().read('b')).toBeNull();
});

it('forgets the oldest beyond a hundred', () => {
  const memory = open();
  for (let n = 0; n <= 100; n += 1) memory.save(`k${n}`, n);
  expect(memory.read('k0')).toBeNull();
  expect(memory.read('k1')).toBe(1);
});

it.each(['{', '{"a":1}', '[["a"],[1,2],null]'])('starts empty on %s', (text) => {
  window.sessionStorage.setItem('kvadrat:scroll', text);
  expect(open().read('a')).toBeNull();
});

it('O-22 works for the page alone where storage is blocked', () => {
  const memory = createScrollMemory({
    get: () => null,
    set: () => undefined,
    remove: () => undefined,
    persistent: false,
  });
  memory.save('a', 5);
  expect(memory.read('a')).toBe(5);
});
