import { ENERGY_NOT_CLASSIFIED, type RoomType } from '@kvadrat/contracts/vocabulary';
import type { ListingFacts } from '@kvadrat/server/domains/listings';
import type { Property } from '../property';
import type { Random } from '../random';
import type { KnownAgency } from './make-ad';

const DAY_MS = 86_400_000;

export interface FactSource {
  property: Property;
  agency: KnownAgency | null;
  auctioned: boolean;
  now: Date;
}

export function inventFacts(
  random: Random,
  { property: p, agency, auctioned, now }: FactSource,
): Partial<ListingFacts> {
  const later = new Date(now.getTime() + random.int(10, 200) * DAY_MS);
  return {
    kind: auctioned ? 'auction' : p.kind === 'project' ? 'project' : p.kind === 'coworking' ? 'coworking' : 'ad',
    agentId: agency === null || agency.agentIds.length === 0 ? null : random.pick(agency.agentIds),
    available: p.availability !== 'occupied',
    availableFrom: p.availability === 'agreed' ? firstOfMonth(later) : null,
    ...p.legal,
    // Owners and courts ask for none; who builds sells without a broker.
    commission:
      agency !== null && agency.type !== 'constructor' && !auctioned && random.chance(p.deal === 'sale' ? 0.88 : 0.8),
    seaDistance: p.seaMetres,
    roomType: roomType(random, p),
    roomRental: p.kind === 'bed' ? 'bed' : p.kind === 'room' ? 'complete' : null,
    coworkingType: p.workplace,
    // As the texts say; bare land needs none.
    energyCertificate: p.energyClass === ENERGY_NOT_CLASSIFIED && p.yearBuilt !== null ? 'in-preparation' : null,
  };
}

/** `2026-09-01` */
function firstOfMonth(date: Date): string {
  return `${date.toISOString().slice(0, 7)}-01`;
}

/** A single bed is let in a room for several. */
function roomType(random: Random, { kind }: Property): RoomType | null {
  if (kind === 'bed')
    return random.weighted([
      ['double', 80],
      ['triple', 14],
      ['multiple', 6],
    ]);
  if (kind === 'room')
    return random.weighted([
      ['single', 74],
      ['double', 26],
    ]);
  return null;
}
