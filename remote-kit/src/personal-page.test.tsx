import type { RouteLocation } from '@kvadrat/contracts/remote';
import { defineRemote, definePage, usePersonalPage } from '.';
import { createFakeHost, type FakeHost } from './testing';

interface Data {
  text: string;
}

const route = (name: string): RouteLocation => ({ name, params: {}, path: `/${name}/`, search: '', locale: 'hr' });
const common = {
  head: () => ({ title: '', description: '', canonical: '' }),
  Page: ({ data }: { data: Data }) => <p>{data.text}</p>,
  Skeleton: () => <p>skeleton</p>,
};

/** A page of who is signed in; strangers are sent away. */
const own = definePage<Data>({
  ...common,
  Page: function OwnPage({ data }) {
    usePersonalPage();
    return <p>{data.text}</p>;
  },
  async load(_route, { http }) {
    const data = await http.get<Data | null>('/own');
    return data === null ? { status: 302, location: '/prijava/' } : { status: 200, data };
  },
});
const list = definePage<Data>({
  ...common,
  load: async (_route, { http }) => ({ status: 200, data: await http.get<Data>('/list') }),
});

let who: Data | null = null;
let host: FakeHost;
const remote = () => defineRemote({ name: 'mf-test', pages: { own, list }, loadCatalogue: () => Promise.resolve({}) });

beforeEach(() => {
  who = { text: 'Ana' };
  host = createFakeHost({
    remote: 'mf-test',
    route: route('own'),
    responses: { '/own': () => who, '/list': () => ({ text: 'list' }) },
  });
});
afterEach(() => host.leave());

const asked = (path: string): number => host.requests.filter((request) => request.path === path).length;

test('O-72 what a personal page showed is forgotten once it is left, and asked for anew when it comes again', async () => {
  const { mount, update, preload } = remote();
  await preload(route('own'), host.context());
  await mount(host.context());
  expect([asked('/own'), host.context().container.textContent]).toEqual([1, 'Ana']);
  await update(host.go(route('list')));
  who = { text: 'Ivo' };
  await update(host.go(route('own')));
  expect([asked('/own'), host.context().container.textContent]).toEqual([2, 'Ivo']);
});

test('R246 whoever signs in after they were sent away is let in', async () => {
  const { mount, preload } = remote();
  who = null;
  expect(await preload(route('own'), host.context())).toEqual({ status: 302, location: '/prijava/' });
  who = { text: 'Ana' };
  await mount(host.context());
  expect(host.context().container).toHaveTextContent('Ana');
});
