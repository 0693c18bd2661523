import type { LatLng } from '@kvadrat/map-kit';

/** Position of a pin as the form sends it; both empty where there is none. */
export interface PinText {
  lat: string;
  lng: string;
}

/** Reads where a pin stands. */
export function positionOf({ lat, lng }: PinText): LatLng | null {
  return lat === '' || lng === '' ? null : { lat: Number(lat), lng: Number(lng) };
}
