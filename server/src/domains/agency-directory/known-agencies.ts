import { LOCALES, type Locale } from '@kvadrat/contracts/locales';
import type { AgencyType } from '@kvadrat/contracts/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../../platform/db';
import { NameIndex } from '../../platform/text';
import { AnswerCache } from '../search/api';

export interface KnownOffice {
  placeId: number;
  street: string;
  lat: number;
  lng: number;
}

/** An agency as the directory knows it. */
export interface KnownAgency {
  id: number;
  slug: string;
  name: string;
  type: AgencyType;
  /** Entry in the register of brokers. */
  licence: string | null;
  /** Of its people, in the order of the portal's languages. */
  languages: readonly Locale[];
  people: number;
  offices: readonly KnownOffice[];
}

export interface KnownAgencies {
  all: readonly KnownAgency[];
  /** Ids by how well a name fits, best first: of agencies, or of those whose people are called so. */
  named: (typed: string) => number[];
}

interface Row extends Omit<KnownAgency, 'languages' | 'offices'> {
  languages: Locale[] | null;
  agents: string[] | null;
  offices: KnownOffice[] | null;
}

/** What companies are called behind their names; no two differ by it alone. */
const LEGAL_FORM = /(?<=\S)[\s,]{1,3}(?:j\.? ?)?(?:d\.? ?o\.? ?o|d\.? ?d|k\.? ?d|t\.? ?d|obrt)\.?$/iu;
const MAX_NAME_LENGTH = 100;
/** The most that a name can fit: more than anybody pages through. */
const MOST_NAMED = 600;

const cache = new AnswerCache<KnownAgencies>('agencies', { ttlMs: 30_000, bytes: 16 << 20 });

/** All agencies, as they were half a minute ago at most. */
export function knownAgencies(db: Db): Promise<KnownAgencies> {
  return cache.get(db, '', () => readAgencies(db));
}

async function readAgencies(db: Db): Promise<KnownAgencies> {
  const { rows } = await sql<Row>`
    SELECT id, slug, name, type, licence, coalesce(people, 0) AS people, agents, languages, offices
    FROM agency
    LEFT JOIN (
      SELECT agency_id, count(*)::int AS people, array_agg(name ORDER BY name) AS agents,
        (SELECT array_agg(DISTINCT one) FROM agent AS own, unnest(own.languages) AS one WHERE own.agency_id = agent.agency_id) AS languages
      FROM agent GROUP BY agency_id) AS agents ON agents.agency_id = agency.id
    LEFT JOIN (
      SELECT agency_id, json_agg(json_build_object('placeId', place_id, 'street', street, 'lat', lat, 'lng', lng) ORDER BY position) AS offices
      FROM agency_office GROUP BY agency_id) AS offices ON offices.agency_id = agency.id
    ORDER BY id`.execute(db);
  const index = new NameIndex(
    rows.flatMap(({ id, name, agents }) => [
      { item: id, names: [withoutLegalForm(name)], around: [], weight: 1 },
      ...(agents ?? []).map((agent) => ({ item: id, names: [agent], around: [name], weight: 0 })),
    ]),
  );
  const all = rows.map(({ agents: _names, languages, offices, ...agency }): KnownAgency => ({
    ...agency,
    languages: LOCALES.filter((locale) => languages?.includes(locale)),
    offices: offices ?? [],
  }));
  const named = (typed: string): number[] => [
    ...new Set(index.find(withoutLegalForm(typed.slice(0, MAX_NAME_LENGTH)), MOST_NAMED).map(({ item }) => item)),
  ];
  return { all, named };
}

/** `Marjan kvadrat d.o.o.` is found as `Marjan kvadrat`. A name that is nothing else stays. */
export function withoutLegalForm(name: string): string {
  return name.trim().replace(LEGAL_FORM, '');
}
