import { createStorage } from '../host/storage';
import { currentLayer, replaceEntry } from './history-entry';
import { createPageLayers, type PageLayers } from './page-layers';
import { createPagePlace, type PagePlace } from './page-place';

let layers: PageLayers;
let place: PagePlace;
let leaving = false;
const navigations: string[] = [];
/** History answers in tasks of its own. */
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60));

beforeAll(() => {
  layers = createPageLayers(() => leaving);
  place = createPagePlace(createStorage(() => window.sessionStorage));
  place.onTraverse(({ pathname }) => navigations.push(pathname));
});
beforeEach(async () => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  leaving = false;
  place.enter(new URL('/popis/', location.href), 'push');
  await rest();
  navigations.splice(0);
});

it('Back closes a layer and stays on its page, the next Back leaves the page', async () => {
  const onBack = jest.fn();
  const close = layers.open(onBack);
  await rest();
  expect([currentLayer(), location.pathname]).toEqual([1, '/popis/']);
  history.back();
  await rest();
  expect(onBack).toHaveBeenCalledTimes(1);
  expect([currentLayer(), location.pathname, navigations]).toEqual([0, '/popis/', []]);
  close();
  await rest();
  expect(location.pathname).toBe('/popis/');
});

it('a layer closed by hand takes its entry along', async () => {
  const onBack = jest.fn();
  const close = layers.open(onBack);
  await rest();
  close();
  await rest();
  expect([currentLayer(), location.pathname, navigations]).toEqual([0, '/popis/', []]);
  expect(onBack).not.toHaveBeenCalled();
  history.forward();
  await rest();
  expect(currentLayer()).toBe(0);
});

it('what was chosen in a layer takes the place of its entry: no dead press of Back', async () => {
  const close = layers.open(() => undefined);
  await rest();
  const { length } = history;
  leaving = true;
  close();
  await rest();
  expect(currentLayer()).toBe(1);
  place.enter(new URL('/popis/split/', location.href), 'push');
  expect([history.length, currentLayer()]).toEqual([length, 0]);
  history.back();
  await rest();
  expect(navigations).toEqual(['/popis/']);
});

it('one over the other close one by one, the lower takes the upper along', async () => {
  const closed: string[] = [];
  const close = layers.open(() => closed.push('lower'));
  layers.open(() => closed.push('upper'));
  await rest();
  expect(currentLayer()).toBe(2);
  history.back();
  await rest();
  expect([closed, currentLayer()]).toEqual([['upper'], 1]);
  layers.open(() => closed.push('again'));
  await rest();
  close();
  await rest();
  expect([closed, currentLayer(), location.pathname]).toEqual([['upper'], 0, '/popis/']);
});

it('closed before history knew of it, it leaves nothing there; a changed address keeps its own entry', async () => {
  layers.open(() => undefined)();
  await layers.settled();
  await rest();
  expect(currentLayer()).toBe(0);
  const close = layers.open(() => undefined);
  await rest();
  replaceEntry('/popis/?pag=2');
  close();
  await rest();
  expect(location.search).toBe('?pag=2');
});
