/** Says in a list's address that the map fills a narrow screen; part of the address, so that one press of Back leaves it. */
export const MAP_SCREEN = 'karta';

/** Five decimals are about a metre. */
const DECIMALS = 5;

/**
 * A list with its map where a position is.
 * @param listPath of the list, as its links write it and without query
 */
export function listMapPath(listPath: string, { lat, lng }: { lat: number; lng: number }, zoom: number): string {
  return `${listPath}?lat=${lat.toFixed(DECIMALS)}&lng=${lng.toFixed(DECIMALS)}&zoom=${zoom}&${MAP_SCREEN}=1`;
}
