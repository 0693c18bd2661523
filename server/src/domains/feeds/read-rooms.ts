import type { KindReading } from '../reading/api';
import { type AdWarning, type FeedWarning, quote } from './feed-note';
import type { Measures } from './read-measures';

export interface FeedRooms {
  rooms: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  /** Which of them the file does not state. */
  derived: ('rooms' | 'bedrooms')[];
  warnings: FeedWarning[];
}

const HOMES = 1;
/** In a home the living room is a room too: two bedrooms are three rooms. */
const LIVING = 1;

/**
 * Rooms as the file counts them, as an element or in the words of the kind (trosoban stan); of a home bedrooms follow from rooms and rooms
 * from bedrooms, since some search by these and others by those.
 */
export function readRooms(measures: Measures, kind: KindReading): FeedRooms {
  const home = kind.category === HOMES;
  const beds = measures.count(['beds', 'bedrooms']);
  const baths = measures.count(['baths', 'bathrooms']);
  // Programs write 0 for "unknown", except that homes may have no bedroom.
  const said = {
    rooms: positive(measures.count(['rooms', 'room_count'])) ?? kind.rooms,
    bedrooms: (beds === 0 && !home ? null : beds) ?? kind.bedrooms,
  };
  const derived: FeedRooms['derived'] = [];
  let { rooms, bedrooms } = said;
  if (home && rooms === null && bedrooms !== null) {
    rooms = bedrooms + LIVING;
    derived.push('rooms');
  } else if (home && bedrooms === null && rooms !== null) {
    bedrooms = Math.max(0, rooms - LIVING);
    derived.push('bedrooms');
  }
  const code: AdWarning = 'rooms-derived';
  const warnings = derived.map((name) => ({
    code,
    detail: quote(
      name === 'rooms'
        ? `${String(bedrooms)} bedrooms → ${String(rooms)} rooms`
        : `${String(rooms)} rooms → ${String(bedrooms)} bedrooms`,
    ),
  }));
  return { rooms, bedrooms, bathrooms: positive(baths), derived, warnings };
}

function positive(value: number | null): number | null {
  return value !== null && value > 0 ? value : null;
}
