import type { FeedWarning } from './feed-note';
import { quote } from './feed-note';

/** West, south, east, north of Croatia, in degrees, with some sea. */
const CROATIA = [13.3, 42.2, 19.6, 46.7] as const;

export interface FeedPosition {
  coordinates: { lat: number; lng: number } | null;
  warning: FeedWarning | null;
}

/**
 * Position of an ad. Nothing at all is no mistake; what cannot be right is dropped with a warning rather than shown
 * in a wrong place. In Croatia the two numbers may be swapped and are put right, because only one order lies inside.
 */
export function readCoordinates(latitude: string, longitude: string, inCroatia: boolean): FeedPosition {
  if (latitude === '' && longitude === '') return { coordinates: null, warning: null };
  const detail = quote(`${latitude}, ${longitude}`);
  const dropped: FeedPosition = { coordinates: null, warning: { code: 'coordinates-dropped', detail } };
  const lat = degrees(latitude);
  const lng = degrees(longitude);
  if (lat === null || lng === null || Math.abs(lat) > 90 || Math.abs(lng) > 180 || (lat === 0 && lng === 0))
    return dropped;
  if (!inCroatia || isInCroatia(lat, lng)) return { coordinates: { lat, lng }, warning: null };
  return isInCroatia(lng, lat)
    ? { coordinates: { lat: lng, lng: lat }, warning: { code: 'coordinates-swapped', detail } }
    : dropped;
}

function degrees(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  return /^[-+]?\d{1,3}(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

function isInCroatia(lat: number, lng: number): boolean {
  const [west, south, east, north] = CROATIA;
  return lat >= south && lat <= north && lng >= west && lng <= east;
}
