import { AGENCY_PAGE_SIZE, MAX_AGENCIES } from '@kvadrat/contracts/constants';
import { categoryGroupOf } from '@kvadrat/contracts/vocabulary';
import type { AgencyAds } from './ads-of-agencies';
import {
  FACETS,
  LAST_DIRECTORY_PAGE,
  type DirectoryRequest,
  type DirectoryType,
  type Facet,
} from './directory-request';
import type { KnownAgency } from './known-agencies';

/** An agency of the directory with what it offers in the place that is asked about. */
export interface ListedAgency {
  agency: KnownAgency;
  sale: number;
  rent: number;
  /** Ids of places where most of these ads lie. */
  areas: readonly number[];
}

interface Candidate extends ListedAgency {
  traits: Readonly<Record<Facet, ReadonlySet<string>>>;
}

export interface ChosenAgencies {
  /** Those that fit; no more are counted than can be paged through. */
  count: number;
  /** Their ads in the place. */
  ads: number;
  maxPages: number;
  page: readonly ListedAgency[];
  /** How many would be found with each value in the place of what is chosen; those that nobody has are left out. */
  facets: Readonly<Record<Facet, readonly { value: string; count: number }[]>> & { licensed: number };
}

const NO_ADS: AgencyAds = { kinds: [], areas: [] };

/**
 * Finds, counts and orders agencies. Nothing that is paid for has a say in it.
 * @param ads what they offer in the place
 * @param isIn whether an office of theirs is in the place: of the whole country everybody is
 * @param named ids by how well they fit the name that is asked for; null where none is
 */
export function chooseAgencies(
  agencies: readonly KnownAgency[],
  ads: ReadonlyMap<number, AgencyAds>,
  request: DirectoryRequest,
  isIn: (agency: KnownAgency) => boolean,
  named: readonly number[] | null,
): ChosenAgencies {
  const rank = named === null ? null : new Map(named.map((id, position) => [id, position]));
  const there = agencies
    .filter((agency) => (rank === null || rank.has(agency.id)) && (ads.has(agency.id) || isIn(agency)))
    .map((agency) => candidate(agency, ads.get(agency.id) ?? NO_ADS));
  const fits = ({ agency, traits }: Candidate, but?: Facet | 'licensed'): boolean =>
    (but === 'licensed' || !request.licensed || agency.licence !== null) &&
    (Object.keys(FACETS) as Facet[]).every((facet) => {
      const wanted = request[facet];
      return wanted === null || facet === but || traits[facet].has(wanted);
    });
  const found = there.filter((one) => fits(one)).sort(orderOf(request, rank));
  const reached = found.slice(0, MAX_AGENCIES);
  const countsOf = (facet: Facet): { value: string; count: number }[] => {
    const others = there.filter((one) => fits(one, facet));
    return FACETS[facet]
      .map((value) => ({ value, count: others.filter(({ traits }) => traits[facet].has(value)).length }))
      .filter(({ value, count }) => count > 0 || request[facet] === value);
  };
  return {
    count: reached.length,
    ads: reached.reduce((sum, { sale, rent }) => sum + sale + rent, 0),
    maxPages: Math.min(Math.ceil(reached.length / AGENCY_PAGE_SIZE), LAST_DIRECTORY_PAGE),
    page: reached.slice((request.page - 1) * AGENCY_PAGE_SIZE, request.page * AGENCY_PAGE_SIZE),
    facets: {
      type: countsOf('type'),
      language: countsOf('language'),
      offer: countsOf('offer'),
      kind: countsOf('kind'),
      licensed: there.filter((one) => fits(one, 'licensed') && one.agency.licence !== null).length,
    },
  };
}

/** A pro is an agency for everybody who looks for one. */
export function directoryType({ type }: Pick<KnownAgency, 'type'>): DirectoryType {
  return type === 'pro' ? 'agency' : type;
}

function candidate(agency: KnownAgency, { kinds, areas }: AgencyAds): Candidate {
  const sum = (contract: 1 | 2): number =>
    kinds.reduce((all, kind) => all + (kind.contract === contract ? kind.count : 0), 0);
  const [sale, rent] = [sum(1), sum(2)];
  return {
    agency,
    sale,
    rent,
    areas,
    traits: {
      type: new Set([directoryType(agency)]),
      language: new Set(agency.languages),
      offer: new Set([...(sale > 0 ? ['sale'] : []), ...(rent > 0 ? ['rent'] : [])]),
      kind: new Set(kinds.flatMap(({ category }) => categoryGroupOf(category) ?? [])),
    },
  };
}

function orderOf(
  { sort }: DirectoryRequest,
  rank: ReadonlyMap<number, number> | null,
): (one: ListedAgency, other: ListedAgency) => number {
  const byName = (one: ListedAgency, other: ListedAgency): number =>
    COLLATOR.compare(one.agency.name, other.agency.name) || one.agency.id - other.agency.id;
  if (sort === 'name') return byName;
  if (sort === null && rank !== null)
    return (one, other) => (rank.get(one.agency.id) ?? 0) - (rank.get(other.agency.id) ?? 0);
  return (one, other) => other.sale + other.rent - one.sale - one.rent || byName(one, other);
}

/** Names are Croatian whatever language the page has. */
const COLLATOR = new Intl.Collator('hr');
