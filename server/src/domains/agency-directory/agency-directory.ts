import type { AgencyCard, AgencyDirectory } from '@kvadrat/contracts/api';
import { agencyPath } from '@kvadrat/contracts/paths';
import type { Db } from '../../platform/db';
import { placeDirectory, type Place, type PlaceDirectory } from '../geography/api';
import { adsOfAgencies } from './ads-of-agencies';
import { chooseAgencies, type ListedAgency } from './choose-agencies';
import type { DirectoryRequest } from './directory-request';
import { knownAgencies, type KnownAgency, type KnownOffice } from './known-agencies';

/**
 * One page of the directory of agencies. A place that there is not finds nothing.
 * @param auctions whether they are offered: courts are in the directory for them alone
 */
export async function readDirectory(db: Db, request: DirectoryRequest, auctions: boolean): Promise<AgencyDirectory> {
  const places = await placeDirectory(db);
  const place = request.place === null ? null : places.byPath(request.place);
  if (place === undefined) return nothingFound(request);
  const scope = place?.level === 'country' ? null : place;
  const [{ all, named }, ads] = await Promise.all([knownAgencies(db), adsOfAgencies(db, scope)]);
  const officesIn = (agency: KnownAgency): KnownOffice[] =>
    agency.offices.filter(({ placeId }) => scope === null || isWithin(placeId, scope, places));
  const { page, facets, ...totals } = chooseAgencies(
    auctions ? all : all.filter(({ type }) => type !== 'court'),
    ads,
    request,
    (agency) => scope === null || officesIn(agency).length > 0,
    request.name === '' ? null : named(request.name),
  );
  return {
    ...totals,
    currentPage: request.page,
    place: scope === null ? null : { label: places.label(scope.id), path: scope.path },
    around:
      scope === null
        ? []
        : places
            .chain(scope.id)
            .filter(({ id, level }) => id !== scope.id && (level === 'province' || level === 'city'))
            .map(({ id, path }) => ({ label: places.label(id), path })),
    unknownPlace: false,
    facets: facets as AgencyDirectory['facets'],
    results: page.map((listed) => toCard(listed, officesIn(listed.agency), places)),
  };
}

function isWithin(placeId: number, scope: Place, places: PlaceDirectory): boolean {
  return placeId === scope.id || places.around(placeId).some(({ id }) => id === scope.id);
}

/** The office on the map is one in the place, where there is one. */
function toCard(
  { agency, areas, sale, rent }: ListedAgency,
  there: readonly KnownOffice[],
  places: PlaceDirectory,
): AgencyCard {
  const { id, name, slug, type, licence, languages, people, offices } = agency;
  const [office] = there;
  const townOf = (placeId: number): string => places.byId(places.columns(placeId).city ?? placeId)?.name ?? '';
  return {
    id,
    name,
    path: agencyPath(slug),
    type,
    licence,
    towns: [...new Set(offices.map(({ placeId }) => townOf(placeId)))],
    areas: areas.flatMap((area) => places.byId(area)?.name ?? []),
    languages: [...languages],
    people,
    sale,
    rent,
    office:
      office === undefined
        ? null
        : { lat: office.lat, lng: office.lng, label: `${office.street}, ${places.label(office.placeId)}` },
  };
}

function nothingFound({ page }: DirectoryRequest): AgencyDirectory {
  return {
    count: 0,
    ads: 0,
    currentPage: page,
    maxPages: 0,
    place: null,
    around: [],
    unknownPlace: true,
    facets: { type: [], language: [], offer: [], kind: [], licensed: 0 },
    results: [],
  };
}
