import { createStorage } from '../host/storage';
import { createPagePlace } from './page-place';

const scrolls: number[] = [];
const scrolledTo = (top: number): void =>
  void Object.defineProperty(window, 'scrollY', { value: top, configurable: true });

beforeEach(() => {
  scrolls.splice(0);
  scrolledTo(0);
  window.scrollTo = ((options: ScrollToOptions) => void scrolls.push(options.top ?? -1)) as typeof window.scrollTo;
});

it('R37 entering by push adds one entry, replacing adds none, and each entry has its own position', () => {
  const before = history.length;
  const place = createPagePlace(createStorage(() => window.sessionStorage));
  scrolledTo(640);
  place.enter(new URL('/oglasi/7/', location.href), 'push');
  expect(history.length).toBe(before + 1);
  expect(place.url().pathname).toBe('/oglasi/7/');
  place.restore();
  expect(scrolls).toEqual([]);
  place.enter(new URL('/oglasi/7/?gclid=A', location.href), 'replace');
  expect(history.length).toBe(before + 1);
  expect(location.search).toBe('?gclid=A');
});

it('O-01 Back asks for the page and then finds the place where it was left', async () => {
  const place = createPagePlace(createStorage(() => window.sessionStorage));
  const start = location.pathname;
  scrolledTo(640);
  place.enter(new URL('/oglasi/8/', location.href), 'push');
  scrolledTo(10);
  const asked = new Promise<URL>((resolve) => place.onTraverse(resolve));
  history.back();
  const url = await asked;
  expect(url.pathname).toBe(start);
  place.enter(url, 'traverse');
  place.restore();
  expect(scrolls).toEqual([640]);
});

it('ignores the events single-spa sends after each change by a script', () => {
  const place = createPagePlace(createStorage(() => window.sessionStorage));
  const listener = jest.fn();
  place.onTraverse(listener);
  history.pushState(null, '', '/elsewhere/');
  window.dispatchEvent(Object.assign(new PopStateEvent('popstate'), { singleSpa: true }));
  expect(listener).not.toHaveBeenCalled();
});

it('scrolls to the place an address names, else to the top', () => {
  const place = createPagePlace(createStorage(() => window.sessionStorage));
  document.body.innerHTML = '<p id="kčž">x</p>';
  const into = jest.fn();
  Object.defineProperty(document.querySelector('p'), 'scrollIntoView', { value: into });
  place.scrollTo('#k%C4%8D%C5%BE');
  expect(into).toHaveBeenCalled();
  place.scrollTo('#%E0%A4');
  place.scrollTo('');
  expect(scrolls).toEqual([0, 0]);
});
