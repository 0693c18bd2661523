import { watchConnection } from './offline-note';

const note = (): Element | null => document.querySelector('body > div');
let online = true;
const listeners: Parameters<typeof window.addEventListener>[] = [];

beforeEach(() => {
  online = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  const add = window.addEventListener.bind(window);
  jest.spyOn(window, 'addEventListener').mockImplementation((...args: Parameters<typeof window.addEventListener>) => {
    listeners.push(args);
    add(...args);
  });
  document.body.innerHTML =
    '<template id="kvadrat-offline"><div><p>Nema veze.</p><button>Ponovno</button></div></template>';
});

/** A page has one watcher; each test is a page of its own. */
afterEach(() => {
  for (const [type, listener] of listeners.splice(0)) window.removeEventListener(type, listener);
});

const go = (state: 'online' | 'offline'): void => {
  online = state === 'online';
  window.dispatchEvent(new Event(state));
};

it('R253 a visitor without a connection keeps the page and is told so', () => {
  const announce = jest.fn();
  watchConnection(jest.fn(), announce);
  expect(note()).toBeNull();
  go('offline');
  expect(note()).toHaveTextContent('Nema veze.');
  expect(announce).not.toHaveBeenCalled();
  document.querySelector('button')?.click();
  expect(announce).toHaveBeenCalledWith('Nema veze.');
  go('online');
  expect(note()).toBeNull();
});

it('R253 what could not be opened is opened when the connection is back, once', () => {
  const open = jest.fn();
  const { waitFor } = watchConnection(open, jest.fn());
  go('offline');
  waitFor(new URL('https://kvadrat.example/a/'));
  waitFor(new URL('https://kvadrat.example/b/'));
  go('online');
  go('online');
  expect(open.mock.calls).toEqual([[new URL('https://kvadrat.example/b/')]]);
});

it('R253 its button looks again', () => {
  const open = jest.fn();
  const { waitFor } = watchConnection(open, jest.fn());
  go('offline');
  waitFor(new URL('https://kvadrat.example/a/'));
  document.querySelector('button')?.click();
  expect(open).not.toHaveBeenCalled();
  online = true;
  document.querySelector('button')?.click();
  expect(open).toHaveBeenCalledTimes(1);
  expect(note()).toBeNull();
});
