import type { LoadContext, PageLoad } from '@kvadrat/remote-kit';
import { apiAddress, type AgencyDirectory } from '@kvadrat/contracts/api';
import { localizedPath } from '@kvadrat/contracts/locales';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { directoryAddress, readDirectoryAddress, type DirectoryAsk } from './directory-address';

export interface DirectoryData {
  directory: AgencyDirectory;
  /** What was typed and is no place; the directory is the one of the whole country then. */
  unknownPlace: string | null;
}

/** Loads a page of the directory. A form's address and a page past the end are sent on; a path that names no place is none. */
export async function loadDirectory(
  route: RouteLocation,
  { http, signal }: LoadContext,
): Promise<PageLoad<DirectoryData>> {
  const { ask, typedPlace } = readDirectoryAddress(route);
  const { locale } = route;
  const options = signal === undefined ? {} : { signal };
  const sendTo = (to: DirectoryAsk): PageLoad<DirectoryData> => ({
    status: 302,
    location: localizedPath(locale, directoryAddress(to)),
  });
  if (typedPlace === '') return sendTo({ ...ask, place: null, page: 1 });
  if (typedPlace !== null) {
    const [place] = await http.get(
      apiAddress('geography/suggest', { query: typedPlace.slice(0, 100), locale }),
      options,
    );
    if (place !== undefined) return sendTo({ ...ask, place: place.level === 'country' ? null : place.path, page: 1 });
  }
  const asked = typedPlace === null ? ask : { ...ask, place: null };
  const directory = await http.get(apiAddress('agencies', queryOf(asked)), options);
  const last = Math.max(1, directory.maxPages);
  if (asked.page > last && !directory.unknownPlace) return sendTo({ ...asked, page: last });
  return { status: directory.unknownPlace ? 404 : 200, data: { directory, unknownPlace: typedPlace } };
}

function queryOf({ place, name, licensed, page, ...facets }: DirectoryAsk): Record<string, string> {
  const given: [string, string | null][] = [
    ['place', place],
    ['name', name === '' ? null : name],
    ...Object.entries(facets),
    ['licensed', licensed ? '1' : null],
    ['page', page === 1 ? null : String(page)],
  ];
  return Object.fromEntries(given.flatMap(([key, value]) => (value === null ? [] : [[key, value]])));
}
