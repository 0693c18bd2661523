import { DEFAULT_FLAGS } from '@kvadrat/contracts/flags';
import { readPageJson } from './page-json';

const TABLE = { revision: 1, locale: 'hr', remotes: [] };

/** Leaves JSON in the page as the server does. */
function leave(scripts: Record<string, unknown>): void {
  document.body.replaceChildren(
    ...Object.entries(scripts).map(([id, value]) =>
      Object.assign(document.createElement('script'), {
        id,
        type: 'application/json',
        textContent: JSON.stringify(value),
      }),
    ),
  );
}
afterEach(() => document.body.replaceChildren());

it('R204 takes the flags the server has resolved for this visitor', () => {
  leave({ 'kvadrat-registry': TABLE, 'kvadrat-flags': { ...DEFAULT_FLAGS, auctions: true } });
  expect(readPageJson().flags).toEqual({ ...DEFAULT_FLAGS, auctions: true });
});

it('R204 flags are as shipped on a page of a server that left none', () => {
  leave({ 'kvadrat-registry': TABLE });
  expect(readPageJson()).toEqual({ table: TABLE, refused: [], data: null, flags: DEFAULT_FLAGS });
});

it('tells data that is null from a page the server could not render', () => {
  leave({ 'kvadrat-registry': TABLE, 'kvadrat-data': { remote: 'mf-search', data: null } });
  expect(readPageJson().data).toEqual({ remote: 'mf-search', data: null });
});

it.each([{}, { 'kvadrat-registry': null }, { 'kvadrat-registry': { remotes: {} } }])(
  'a page without a table of routes is refused: %j',
  (scripts) => {
    leave(scripts);
    expect(() => readPageJson()).toThrow('the page has no route table');
  },
);

it('tells the path of the page that was made', () => {
  leave({
    'kvadrat-registry': TABLE,
    'kvadrat-data': { remote: 'mf-search', route: { path: '/oglasi/7/' }, data: null },
  });
  expect(readPageJson().data?.route?.path).toBe('/oglasi/7/');
});
