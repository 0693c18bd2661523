import { AppError } from '@kvadrat/contracts/errors';
import { DEFAULT_FLAGS } from '@kvadrat/contracts/flags';
import { readingClient, type RemoteContext, type RouteLocation } from '@kvadrat/contracts/remote';
import { useQuery } from './query';
import { screen, waitFor } from '@testing-library/dom';
import { useEffect, useState } from 'react';
import { defineRemote, definePage, useRemote, type RemoteDefinition } from '.';
import { defineServerBundle } from './ssr';
import { createFakeHost, type FakeHost } from './testing';

interface Data {
  text: string;
}

const route = (name: string, search = ''): RouteLocation => ({
  name,
  params: {},
  path: `/${name}/`,
  search,
  locale: 'hr',
});

const list = definePage<Data>({
  load: async ({ search }, { http, signal }) => ({
    status: 200,
    data: await http.get<Data>(`/list${search}`, { signal }),
  }),
  head: (data) => ({ title: data.text, description: data.text, canonical: '/list/' }),
  Page: function ListPage({ data }) {
    const [clicks, setClicks] = useState(0);
    if (clicks > 2) throw new Error('third click');
    return (
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        {data.text} {clicks}
      </button>
    );
  },
  Skeleton: () => <p>skeleton</p>,
});

const moved = definePage<Data>({
  ...list,
  load: () => Promise.resolve({ status: 301, location: '/list/' }),
});

const broken = definePage<Data>({
  ...list,
  load: () => Promise.resolve({ status: 200, data: { text: 'broken' } }),
  Page: () => {
    throw new Error('broken page');
  },
});

/** Leaves a listener and a timer for its cleanup to remove. */
const busy = definePage<Data>({
  ...list,
  Page: function BusyPage({ data }) {
    const { bus, http } = useRemote();
    const { data: more } = useQuery({ queryKey: ['more'], queryFn: () => http.get<Data>('/more') });
    useEffect(() => {
      const off = bus.on('kvadrat:favourites-changed', () => undefined);
      const timer = setInterval(() => undefined, 1000);
      return () => {
        off();
        clearInterval(timer);
      };
    }, [bus]);
    return (
      <p>
        {data.text} {more?.text}
      </p>
    );
  },
});

const definition: RemoteDefinition = {
  name: 'mf-test',
  pages: { list, moved, broken, busy },
  loadCatalogue: () => Promise.resolve({}),
};

const responses = {
  '/list': () => ({ text: 'first' }),
  '/list?b': () => ({ text: 'second' }),
  '/more': () => ({ text: 'more' }),
};

let host: FakeHost;
const start = (options: Partial<Parameters<typeof createFakeHost>[0]> = {}): RemoteContext => {
  host = createFakeHost({ remote: 'mf-test', route: route('list'), responses, ...options });
  return host.context();
};
afterEach(() => host.leave());

describe('mount', () => {
  it('shows the page once its promise resolves and reports the head', async () => {
    const remote = defineRemote(definition);
    const context = start();
    await remote.mount(context);
    expect(context.container).toHaveTextContent('first 0');
    expect(host.heads).toEqual([{ title: 'first', description: 'first', canonical: '/list/' }]);
  });

  it('hydrates server HTML in place, without a request', async () => {
    const rendered = await defineServerBundle({
      pages: definition.pages,
      loadCatalogue: () => Promise.resolve({}),
    }).render(
      { route: route('list') },
      { flags: DEFAULT_FLAGS, http: readingClient(() => Promise.resolve(claim({ text: 'first' }))) },
    );
    const remote = defineRemote(definition);
    const context = start({ hydration: { html: rendered.html, data: rendered.data } });
    const button = screen.getByRole('button');
    await remote.mount(context);
    button.click();
    await waitFor(() => expect(button).toHaveTextContent('first 1'));
    expect(screen.getByRole('button')).toBe(button);
    expect(host.requests).toEqual([]);
    expect(host.reports).toEqual([]);
    expect(host.heads).toEqual([]);
  });

  it('shows the skeleton while data is on its way', async () => {
    const answer = deferred<Data>();
    const remote = defineRemote(definition);
    const context = start({ responses: { '/list': () => answer.promise } });
    const mounted = remote.mount(context);
    await waitFor(() => expect(context.container).toHaveTextContent('skeleton'));
    answer.resolve({ text: 'late' });
    await mounted;
    expect(context.container).toHaveTextContent('late 0');
  });

  it('rejects when data cannot be had or the page throws, and leaves no half page', async () => {
    const remote = defineRemote(definition);
    const context = start({ responses: {} });
    await expect(remote.mount(context)).rejects.toMatchObject({ code: 'status', status: 404 });
    expect(context.container).toBeEmptyDOMElement();
    await expect(remote.mount(host.go(route('broken')))).rejects.toThrow('broken page');
    expect(context.container).toBeEmptyDOMElement();
  });

  it('rejects when the catalogue cannot be loaded, and tries it again the next time', async () => {
    const loadCatalogue = jest.fn().mockRejectedValueOnce(new Error('404')).mockResolvedValue({});
    const remote = defineRemote({ ...definition, loadCatalogue });
    const context = start();
    await expect(remote.mount(context)).rejects.toMatchObject({ code: 'unavailable' });
    await remote.mount(context);
    expect(context.container).toHaveTextContent('first 0');
  });

  it('twice at once gives one page and two resolved promises', async () => {
    const remote = defineRemote(definition);
    const context = start();
    await Promise.all([remote.mount(context), remote.mount(context)]);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(host.requests).toHaveLength(1);
  });

  it('goes to the address a loader names instead of showing a page', async () => {
    const remote = defineRemote(definition);
    await remote.mount(start({ route: route('moved') }));
    expect(host.navigations).toEqual([{ path: '/list/', options: { replace: true } }]);
  });
});

describe('failures keep good HTML', () => {
  it('keeps server HTML when hydration throws', async () => {
    const remote = defineRemote(definition);
    const context = start({ route: route('broken'), hydration: { html: '<h1>Split</h1>', data: { text: '' } } });
    await expect(remote.mount(context)).rejects.toThrow('broken page');
    expect(context.container.querySelector('h1')).toHaveTextContent('Split');
  });

  it('freezes the last page when its code throws later, and tells the shell', async () => {
    const remote = defineRemote(definition);
    const context = start();
    await remote.mount(context);
    for (const shown of ['first 1', 'first 2', 'first 2']) {
      screen.getByRole('button').click();
      await waitFor(() => expect(context.container).toHaveTextContent(shown));
    }
    await waitFor(() => expect(host.failures).toHaveLength(1));
    expect(context.container).toHaveTextContent('first 2');
    await remote.update(host.go(route('list', '?b')));
    screen.getByRole('button').click();
    await waitFor(() => expect(context.container).toHaveTextContent('second 1'));
  });
});

describe('update', () => {
  it('O-02 keeps the old page until new data is there; a late answer never overwrites a newer one', async () => {
    const slow = deferred<Data>();
    const remote = defineRemote(definition);
    const context = start({ responses: { ...responses, '/list?slow': () => slow.promise } });
    await remote.mount(context);
    const older = remote.update(host.go(route('list', '?slow')));
    expect(context.container).toHaveTextContent('first 0');
    await remote.update(host.go(route('list', '?b')));
    slow.resolve({ text: 'slow' });
    await older;
    expect(context.container).toHaveTextContent('second 0');
    expect(host.heads.map(({ title }) => title)).toEqual(['first', 'second']);
    expect(host.toasts).toEqual([]);
  });

  it('does nothing when the remote is not mounted', async () => {
    const remote = defineRemote(definition);
    const context = start();
    await remote.update(context);
    expect(context.container).toBeEmptyDOMElement();
  });
});

describe('unmount', () => {
  it('leaves no DOM, listener or timer, and can mount again', async () => {
    const added = jest.spyOn(window, 'addEventListener');
    const removed = jest.spyOn(window, 'removeEventListener');
    const startTimer = jest.spyOn(globalThis, 'setInterval');
    const stopTimer = jest.spyOn(globalThis, 'clearInterval');
    const remote = defineRemote(definition);
    const context = start({ route: route('busy') });
    await remote.mount(context);
    await waitFor(() => expect(context.container).toHaveTextContent('first more'));
    await remote.unmount(context);
    expect(context.container).toBeEmptyDOMElement();
    expect(removed.mock.calls.map(([type]) => type).sort()).toEqual(added.mock.calls.map(([type]) => type).sort());
    const timers = startTimer.mock.results.map(({ value }) => value as unknown);
    expect(stopTimer.mock.calls.map(([timer]) => timer)).toEqual(expect.arrayContaining(timers));
    await remote.mount(context);
    expect(context.container).toHaveTextContent('first more');
  });

  it('during a load ends the mount quietly', async () => {
    const remote = defineRemote(definition);
    const context = start({ responses: { '/list': () => new Promise(() => undefined) } });
    const mounted = remote.mount(context);
    await remote.unmount(context);
    await mounted;
    expect(context.container).toBeEmptyDOMElement();
  });

  it('happens by itself when the signal aborts', async () => {
    const remote = defineRemote(definition);
    const context = start();
    await remote.mount(context);
    host.leave();
    expect(context.container).toBeEmptyDOMElement();
  });

  it('of an older container leaves the newer one alone', async () => {
    const remote = defineRemote(definition);
    const older = start();
    await remote.mount(older);
    const first = host;
    const newer = start();
    await remote.mount(newer);
    await remote.unmount(older);
    expect(newer.container).toHaveTextContent('first 0');
    first.leave();
  });
});

describe('preload', () => {
  it('asks once for all who ask, and mounting then needs no request', async () => {
    const remote = defineRemote(definition);
    const context = start();
    const [first] = await Promise.all([remote.preload(context.route, context), remote.preload(context.route, context)]);
    expect(first).toEqual({ status: 200, head: { title: 'first', description: 'first', canonical: '/list/' } });
    await remote.mount(context);
    expect(host.requests).toEqual([{ method: 'GET', path: '/list' }]);
  });

  it('names the way on of a route that has moved', async () => {
    const remote = defineRemote(definition);
    expect(await remote.preload(route('moved'), start())).toEqual({ status: 301, location: '/list/' });
  });

  it('rejects for a route the remote has no page for', async () => {
    const remote = defineRemote(definition);
    await expect(remote.preload(route('toString'), start())).rejects.toBeInstanceOf(AppError);
  });
});

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** The response type a caller names is its own claim, as with the real client. */
function claim<T>(value: unknown): T {
  return value as T;
}
