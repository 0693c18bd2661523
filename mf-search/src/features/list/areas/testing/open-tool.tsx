import { definePage, defineRemote } from '@kvadrat/remote-kit';
import { mountedPage, type MountedPage } from '@kvadrat/remote-kit/testing';
import { searchAddress } from '@kvadrat/contracts/api';
import { parseCriteria, searchUrl, type SearchNotice } from '@kvadrat/contracts/search';
import { loadCatalogue } from '../../../../locales/catalogues.jsonc';
import { listRoute } from '../../../../testing/fixtures';
import { ListMapProvider } from '../../list-map-context';
import { AreasTool } from '../areas-tool';
import type { AreaTool } from '../tool-tabs';
import { fakeMap, type FakeMap } from './fake-map';

export interface OpenTool extends FakeMap {
  page: MountedPage;
  /** Addresses of the searches whose ads were wanted. */
  went: string[];
  closed: () => boolean;
}

/** A tool over a map of its own, opened on a search. */
export async function openTool(
  tool: AreaTool,
  address: string,
  responses: Record<string, () => unknown> = {},
  { notices = [], withMap = true }: { notices?: SearchNotice[]; withMap?: boolean } = {},
): Promise<OpenTool> {
  const fake = fakeMap();
  // A mouse; jsdom knows no media.
  Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: false }), configurable: true });
  const went: string[] = [];
  let closed = false;
  const route = listRoute(address);
  const { criteria } = parseCriteria(route.path, new URLSearchParams(route.search));
  const map = withMap ? fake.map : null;
  const list = definePage({
    load: () => Promise.resolve({ status: 200 as const, data: {} }),
    head: () => ({ title: '', description: '', canonical: '' }),
    Skeleton: () => <p />,
    Page: () => (
      <ListMapProvider value={{ map, setTool: (given) => (closed = given === null), busy: true }}>
        <AreasTool
          first={tool}
          criteria={criteria}
          pointNames={{}}
          placeLabel={criteria.place === null ? '' : 'Split'}
          notices={notices}
          go={(next) => went.push(searchUrl(next))}
        />
      </ListMapProvider>
    ),
  });
  const page = await mountedPage(defineRemote({ name: 'mf-search', pages: { list }, loadCatalogue }), {
    remote: 'mf-search',
    route,
    responses,
  });
  return { ...fake, page, went, closed: () => closed };
}

/** The server's answer to how many ads a search has. */
export function countOf(address: string, count: number): Record<string, () => unknown> {
  return { [searchAddress('count', address, 'hr')]: () => ({ count, countLabel: String(count) }) };
}
