import { PATHS } from './fixed-paths';
import { slugify } from './slugify';

/** Before the name of an agency in an address; the specification gives its page no address. */
const AGENCY = '/agencija/';

/** The directory of agencies, or that of one place, as `split/bacvice`. */
export function agenciesPath(place: string | null = null): string {
  return place === null ? PATHS.agencies : `${PATHS.agencies}${place}/`;
}

/** The page of an agency. */
export function agencyPath(slug: string): string {
  return `${AGENCY}${slug}/`;
}

/** What an agency's page leads to: its contact form, and where its number is told. */
const WAYS = { message: 'upit/', phone: 'telefon/' } as const;

export function agencyWayPath(slug: string, way: keyof typeof WAYS): string {
  return `${agencyPath(slug)}${WAYS[way]}`;
}

/** The page of somebody who works for an agency: `/agencija/{agency}/agenti/{id}-{name}/`. */
export function agentPath(agency: string, id: number, name: string): string {
  return `${agencyPath(agency)}agenti/${id}-${slugify(name)}/`;
}
