import { getMountedApps, start } from 'single-spa';
import { ANONYMOUS, readingClient, type RemoteContext, type RemoteModule } from '@kvadrat/contracts/remote';
import { DEFAULT_FLAGS } from '@kvadrat/contracts/flags';
import { createBus } from '@kvadrat/contracts/events';
import { nextPaint } from './next-paint';
import type { PageTarget } from './page-target';
import { release, remoteModule } from '../testing/releases';
import { createStage } from '../loader/stage';
import { createApplications } from './applications';
import type { MountServices } from '../loader/mount';
import type { RemoteLoader } from '../loader/remote-loader';

/** The test page's own clock keeps no measurements. */
const measure = jest.fn<undefined, [string, PerformanceMeasureOptions]>();
Object.defineProperty(performance, 'measure', { value: measure });

/** single-spa keeps applications for the life of a document, so each test brings remotes of its own. */
let count = 0;

function open(modules: Record<string, RemoteModule | Error>) {
  count += 1;
  const named = (name: string): string => `${name}-${count}`;
  document.body.innerHTML = '<main></main>';
  const main = document.querySelector('main') ?? document.body;
  const loader: RemoteLoader = {
    load({ name }) {
      const found = modules[name.replace(/-\d+$/, '')];
      return found === undefined || found instanceof Error
        ? Promise.reject(found ?? new Error('none'))
        : Promise.resolve(found);
    },
    state: () => 'idle',
    degrade: jest.fn(),
  };
  const nothing = (): undefined => undefined;
  const services: MountServices = {
    main,
    bus: createBus(new EventTarget()),
    http: readingClient(() => Promise.reject(new Error('none'))),
    session: { current: () => ANONYMOUS, subscribe: () => nothing },
    storage: { get: () => null, set: nothing, remove: nothing, persistent: false },
    flags: DEFAULT_FLAGS,
    navigate: nothing,
    setHead: nothing,
    toast: nothing,
    report: jest.fn(),
    failed: nothing,
  };
  const stage = createStage(loader, services);
  const folder = `/${count}`;
  const way = { traversing: false };
  /** Addresses are of the remote that stands in them: `/3/list/a/`. */
  const ownerOf = ({ pathname }: URL): string | undefined =>
    pathname.startsWith(`${folder}/`) ? named(pathname.split('/')[2] ?? '') : undefined;
  const applications = createApplications(Object.keys(modules).map(named), stage, ownerOf, () => way.traversing);
  const at = (name: string, path: string): PageTarget => ({
    url: new URL(`${folder}/${name}${path}`, location.href),
    release: release(named(name)),
    route: { name: 'page', params: {}, path, search: '', locale: 'hr' },
  });
  /** What a document begins with. */
  const begin = async (target: PageTarget, hydration: RemoteContext['hydration']): Promise<void> => {
    history.replaceState(null, '', target.url);
    await stage.mount(target, false, hydration);
  };
  const go = (target: PageTarget, fromTop: boolean): Promise<void> => {
    history.pushState(null, '', target.url);
    return applications.show(target, fromTop);
  };
  return { applications, begin, go, at, main, loader, services, named, way };
}

/** Lifecycles that write their page into the container and note what they were called for. */
function writing(text: string) {
  const calls: string[] = [];
  const contexts: RemoteContext[] = [];
  const write =
    (call: string) =>
    (context: RemoteContext): Promise<void> => {
      calls.push(`${call} ${context.route.path}`);
      contexts.push(context);
      if (call !== 'unmount') context.container.textContent = text;
      return Promise.resolve();
    };
  return {
    calls,
    contexts,
    lifecycles: remoteModule({ mount: write('mount'), update: write('update'), unmount: write('unmount') }),
  };
}

beforeAll(() => start({ urlRerouteOnly: true }));

it('mounts onto the server’s container with the server’s data, once', async () => {
  const list = writing('list');
  const { begin, go, at, main, named } = open({ list: list.lifecycles });
  main.innerHTML = `<div id="kvadrat-${named('list')}">server</div>`;
  const container = main.firstElementChild;
  await begin(at('list', '/a/'), { data: 7 });
  expect(list.contexts[0]?.container).toBe(container);
  expect(list.contexts[0]?.hydration).toEqual({ data: 7 });
  await go(at('list', '/b/'), true);
  expect(list.calls).toEqual(['mount /a/', 'update /b/']);
  expect(list.contexts[1]?.hydration).toBeNull();
});

it('D5 measures how long a mount takes, beside the files of its release', async () => {
  const list = writing('list');
  const { begin, at } = open({ list: list.lifecycles });
  const { base } = at('list', '/a/').release;
  measure.mockClear();
  await begin(at('list', '/a/'), null);
  expect(measure.mock.calls).toEqual([[`${base}mount`, { start: expect.any(Number) as number }]]);
});

it('changes from one remote to the next and leaves nothing of the first', async () => {
  const list = writing('list');
  const ad = writing('ad');
  const { begin, go, at, main } = open({ list: list.lifecycles, ad: ad.lifecycles });
  await begin(at('list', '/a/'), null);
  await go(at('ad', '/b/'), true);
  expect(main).toHaveTextContent(/^ad$/);
  expect(main.children).toHaveLength(1);
  expect(document.querySelectorAll('[data-portal]')).toHaveLength(1);
  // What is waited for comes first.
  expect(list.calls).toEqual(['mount /a/']);
  await nextPaint();
  expect(list.calls).toEqual(['mount /a/', 'unmount /a/']);
  expect(list.contexts[0]?.signal.aborted).toBe(true);
  await go(at('list', '/a/'), true);
  expect(main).toHaveTextContent(/^list$/);
  expect(list.contexts.at(-1)?.signal.aborted).toBe(false);
});

it('tells a remote whether its page is seen from the top', async () => {
  const list = writing('list');
  const { begin, go, at } = open({ list: list.lifecycles, ad: writing('ad').lifecycles });
  await begin(at('list', '/a/'), null);
  await go(at('list', '/b/'), true);
  await go(at('list', '/a/'), false);
  await go(at('ad', '/c/'), true);
  await go(at('list', '/b/'), true);
  expect(list.contexts.map(({ route, fromTop }) => [route.path, fromTop])).toEqual([
    ['/a/', false],
    ['/b/', true],
    ['/a/', false],
    ['/b/', true],
  ]);
});

it('takes the place of the shell’s own page', async () => {
  const { go, at, main } = open({ list: writing('list').lifecycles });
  main.innerHTML = '<h1>Ove stranice nema</h1>';
  await go(at('list', '/a/'), true);
  expect(main).toHaveTextContent(/^list$/);
});

it('hands a failure to the navigation that caused it, keeps the server’s HTML, and goes on working', async () => {
  const ad = writing('ad');
  const { begin, go, at, main, loader, named } = open({ list: new Error('404'), ad: ad.lifecycles });
  main.innerHTML = `<div id="kvadrat-${named('list')}">server</div>`;
  await expect(begin(at('list', '/a/'), { data: 1 })).rejects.toThrow('404');
  expect(main).toHaveTextContent('server');
  expect(loader.degrade).toHaveBeenCalledWith(named('list'));
  await go(at('ad', '/b/'), true);
  expect(main).toHaveTextContent(/^ad$/);
});

it('a remote that cannot unmount is cleared away all the same', async () => {
  const stuck = remoteModule({ unmount: () => Promise.reject(new Error('stuck')) });
  const { begin, go, at, main, services } = open({ list: stuck, ad: writing('ad').lifecycles });
  await begin(at('list', '/a/'), null);
  await go(at('ad', '/b/'), true);
  expect(main).toHaveTextContent(/^ad$/);
  await nextPaint();
  expect(services.report).toHaveBeenCalledWith(expect.any(Error), { phase: 'unmount' });
});

describe('pages of history, whose address is there first', () => {
  const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60));
  const visit = async () => {
    const list = writing('list');
    const ad = writing('ad');
    const portal = open({ list: list.lifecycles, ad: ad.lifecycles });
    await portal.begin(portal.at('list', '/a/'), null);
    await portal.go(portal.at('ad', '/b/'), true);
    expect(getMountedApps()).toEqual([portal.named('ad')]);
    portal.way.traversing = true;
    history.back();
    await rest();
    return { ...portal, list, ad };
  };

  it('the old page stays mounted until the page is there', async () => {
    const { applications, at, main, named, ad, way } = await visit();
    expect([location.pathname, main.textContent, getMountedApps()]).toEqual([
      at('list', '/a/').url.pathname,
      'ad',
      [named('ad')],
    ]);
    expect(ad.calls).toEqual(['mount /b/']);
    await applications.show(at('list', '/a/'), false);
    way.traversing = false;
    expect([main.textContent, getMountedApps()]).toEqual(['list', [named('list')]]);
  });

  it('one that is given up for another page leaves the old page until that one is there', async () => {
    const { applications, go, at, main, named, way } = await visit();
    way.traversing = false;
    applications.letGo();
    await rest();
    expect(main).toHaveTextContent(/^ad$/);
    await go(at('ad', '/c/'), true);
    await rest();
    expect([main.textContent, getMountedApps()]).toEqual(['ad', [named('ad')]]);
    await go(at('list', '/d/'), true);
    expect([main.textContent, getMountedApps()]).toEqual(['list', [named('list')]]);
  });

  it('one that is given up and then wanted after all is shown', async () => {
    const { applications, at, main, way } = await visit();
    way.traversing = false;
    applications.letGo();
    await rest();
    await applications.show(at('list', '/a/'), false);
    expect(main).toHaveTextContent(/^list$/);
  });
});
