import type {
  CoworkingType,
  EnergyCertificate,
  ListingKind,
  RoomRental,
  RoomType,
} from '@kvadrat/contracts/vocabulary';
import type { DerivedFigure, ListingTable, Tenure } from './listing.tables';

/** What an ad may state beside the searchable basics; absent and null are "not stated". */
export interface ListingFacts {
  kind: ListingKind;
  agentId: number | null;
  available: boolean | null;
  /** `2026-09-01` */
  availableFrom: string | null;
  /** One owner, nothing charged on it: vlasništvo 1/1, bez tereta. */
  titleClear: boolean | null;
  /** Uporabna dozvola. */
  usePermit: boolean | null;
  /** Built without a permit and legalised since; false while it is not. */
  legalized: boolean | null;
  /** Whether the buyer or tenant owes the agency a commission. */
  commission: boolean | null;
  /** Metres. */
  seaDistance: number | null;
  roomType: RoomType | null;
  roomRental: RoomRental | null;
  coworkingType: CoworkingType | null;
  /** Why there is no energy class. */
  energyCertificate: EnergyCertificate | null;
  /** Addresses of the web; an ad with a tour also has the feature `virtual-tour`. */
  tourUrl: string | null;
  videoUrl: string | null;
  /** What ours have no word for, as the advertiser says it; at most a hundred lines. */
  ownWords: readonly string[];
  /** Figures that nobody states and that follow from others. */
  derived: readonly DerivedFigure[];
  /** What is offered instead of the whole for good; such ads are never compared with whole property. */
  tenure: Tenure | null;
}

export type FactColumns = Pick<
  ListingTable,
  | 'agent_id'
  | 'available'
  | 'available_from'
  | 'title_clear'
  | 'use_permit'
  | 'legalized'
  | 'commission'
  | 'sea_distance'
  | 'room_type'
  | 'room_rental'
  | 'coworking_type'
  | 'energy_certificate'
  | 'tour_url'
  | 'video_url'
  | 'tenure'
> & { kind: ListingKind; own_words: string[]; derived: DerivedFigure[] };

export function factColumns(facts: Partial<ListingFacts> = {}): FactColumns {
  return {
    kind: facts.kind ?? 'ad',
    agent_id: facts.agentId ?? null,
    available: facts.available ?? null,
    available_from: facts.availableFrom ?? null,
    title_clear: facts.titleClear ?? null,
    use_permit: facts.usePermit ?? null,
    legalized: facts.legalized ?? null,
    commission: facts.commission ?? null,
    sea_distance: facts.seaDistance ?? null,
    room_type: facts.roomType ?? null,
    room_rental: facts.roomRental ?? null,
    coworking_type: facts.coworkingType ?? null,
    energy_certificate: facts.energyCertificate ?? null,
    tour_url: facts.tourUrl ?? null,
    video_url: facts.videoUrl ?? null,
    own_words: [...(facts.ownWords ?? [])],
    derived: [...(facts.derived ?? [])],
    tenure: facts.tenure ?? null,
  };
}
