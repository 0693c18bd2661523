import type { AuctionTable, ListingSeed, ProjectTable, ProjectUnitTable } from '@kvadrat/server/domains/listings';
import type { Insertable } from 'kysely';
import type { Photographs, PictureSubject } from '../pictures';
import type { Property } from '../property';

type WithoutId<T> = Omit<Insertable<T>, 'listing_id' | 'project_id'>;

export type DemoProject = WithoutId<ProjectTable> & { units: readonly WithoutId<ProjectUnitTable>[] };
export type DemoAuction = WithoutId<AuctionTable>;

/** An ad of the series with everything that belongs to it. */
export interface DemoAd {
  property: Property;
  draft: ListingSeed;
  subject: PictureSubject;
  /** Position in the series of the ad that offers the same property; null for a new one. */
  original: number | null;
  /** Position of an ad for another flat of the same building, with which it has much in common; null for most. */
  neighbour: number | null;
  photographs: Photographs | null;
  project: DemoProject | null;
  auction: DemoAuction | null;
}
