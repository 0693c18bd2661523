import type { ElementDefinition, RemoteContext, RemoteModule } from '@kvadrat/contracts/remote';
import { openElement, type ElementDeps, type OpenElement } from './open-element';
import { HASH } from '../testing/releases';

/** Style sheets do not load in jsdom: a page without any. */
const none: ElementDeps['styles'] = [];

interface Trial {
  element: HTMLElement;
  calls: string[];
  contexts: RemoteContext[];
  fallback: jest.Mock;
  report: jest.Mock;
  close: () => void;
  addStyle: OpenElement['addStyle'];
}

function open(
  definition: Partial<ElementDefinition> & { mount?: () => Promise<void> } = {},
  load?: ElementDeps['load'],
): Trial {
  document.body.innerHTML = '<kvadrat-search place="split"><a href="/own">Naši oglasi</a></kvadrat-search>';
  const element = document.body.firstElementChild;
  if (!(element instanceof HTMLElement)) throw new Error('no element');
  const calls: string[] = [];
  const contexts: RemoteContext[] = [];
  const { mount = () => Promise.resolve(), root = 'shadow' } = definition;
  const lifecycle =
    (name: string, run: () => Promise<void>) =>
    (context: RemoteContext): Promise<void> => {
      calls.push(`${name} ${context.locale} ${context.route.search}`);
      contexts.push(context);
      return run();
    };
  const done = (): Promise<void> => Promise.resolve();
  const create = (): RemoteModule => ({
    bootstrap: done,
    preload: () => Promise.reject(new Error('not asked for')),
    mount: lifecycle('mount', mount),
    update: lifecycle('update', done),
    unmount: lifecycle('unmount', done),
  });
  const [fallback, report] = [jest.fn(), jest.fn()];
  const http = {} as ElementDeps['http'];
  const services = { report } as Partial<ElementDeps['services']> as ElementDeps['services'];
  const deps = {
    page: window,
    nonce: '',
    styles: none,
    services,
    http,
    load: load ?? (() => Promise.resolve({ root, create, styles: none })),
    fallback,
  };
  const opened = openElement(element, deps);
  return { element, calls, contexts, fallback, report, ...opened };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

test('an element mounts its page in a shadow root, and follows its attributes', async () => {
  const { element, calls, contexts } = open();
  await settled();
  expect(calls).toEqual(['mount hr ?place=split']);
  expect(element.shadowRoot?.contains(contexts[0]?.container ?? null)).toBe(true);
  element.setAttribute('place', 'zadar');
  await settled();
  expect(calls.at(-1)).toBe('update hr ?place=zadar');
});

test('another language is another mount: its words are a mount’s for life', async () => {
  const { element, calls, contexts } = open();
  await settled();
  element.setAttribute('language', 'de');
  await settled();
  expect(calls).toEqual(['mount hr ?place=split', 'unmount hr ?place=split', 'mount de ?place=split']);
  expect(contexts.at(-1)?.container.lang).toBe('de');
});

test('what changes nothing that is shown asks for nothing', async () => {
  const { element, calls } = open();
  await settled();
  element.className = 'wide';
  element.setAttribute('theme', 'dark');
  await settled();
  expect(calls).toHaveLength(1);
  expect(element.shadowRoot?.querySelector('[data-kvadrat-root="dark"]')).not.toBeNull();
});

test('closing unmounts, aborts and empties the shadow root; attributes are followed no more', async () => {
  const { element, calls, contexts, close } = open();
  await settled();
  close();
  element.setAttribute('place', 'pula');
  await settled();
  expect(calls.at(-1)).toBe('unmount hr ?place=split');
  expect(contexts[0]?.signal.aborted).toBe(true);
  expect(element.shadowRoot?.childNodes).toHaveLength(0);
});

test('an element that was closed while its code was loading shows nothing', async () => {
  const { element, calls, close } = open();
  close();
  await settled();
  expect(calls).toEqual([]);
  expect(element.shadowRoot).toBeNull();
});

test('who waits for a style sheet of later code waits no longer than the element is there', async () => {
  const { addStyle, close } = open({ root: 'light' });
  await settled();
  const told = jest.fn();
  // jsdom loads no style sheets: as if it were on its way for ever.
  const waiting = addStyle({ href: 'https://kvadrat.example/r/mf-auth/1/698.css', integrity: HASH }).then(told);
  await settled();
  expect(told).not.toHaveBeenCalled();
  close();
  await waiting;
  expect(told).toHaveBeenCalledTimes(1);
});

test.each([undefined, '', 'sha256-AAAA'])(
  'J5 a style sheet without a hash that holds is not asked for: %j',
  async (integrity) => {
    const { element, addStyle } = open({ root: 'light' });
    await settled();
    await expect(addStyle({ href: 'https://kvadrat.example/r/mf-auth/1/698.css', integrity })).rejects.toMatchObject({
      code: 'internal',
    });
    expect(element.querySelector('link[href]')).toBeNull();
  },
);

test('code that does not come leaves the page’s own content, and is reported', async () => {
  const { element, fallback, report } = open({}, () => Promise.reject(new Error('404')));
  await settled();
  expect(element.shadowRoot).toBeNull();
  expect(fallback).toHaveBeenCalledWith(element);
  expect(report).toHaveBeenCalledTimes(1);
});

test('a page that fails to mount lets the page’s own content show again', async () => {
  const { element, fallback } = open({ mount: () => Promise.reject(new Error('broken')) });
  await settled();
  expect(element.shadowRoot?.innerHTML).toBe('<slot></slot>');
  expect(fallback).toHaveBeenCalledWith(element);
});

test('an element in the page’s own tree takes the place of its content, and gives it back', async () => {
  const { element, contexts, close } = open({ root: 'light' });
  await settled();
  expect(element.shadowRoot).toBeNull();
  expect(element.contains(contexts[0]?.container ?? null)).toBe(true);
  expect(element.querySelector('a')).toBeNull();
  close();
  expect(element.innerHTML).toBe('<a href="/own">Naši oglasi</a>');
});
