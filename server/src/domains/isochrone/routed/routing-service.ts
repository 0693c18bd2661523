import type { IsochroneRequest, MultiPolygon, TravelMode } from '../isochrone';

/** A routing service that knows the roads. */
export interface RoutingService {
  name: 'openrouteservice' | 'valhalla';
  modes: readonly TravelMode[];
  /** @throws whatever is wrong with the service or its answer; within four seconds */
  area: (request: IsochroneRequest, signal: AbortSignal) => Promise<MultiPolygon>;
}

export interface RoutingServiceOptions {
  kind: RoutingService['name'];
  /** Where its paths begin, without a slash at its end. */
  url: string;
  /** Goes into a header, never into an address that a log could keep. */
  key: string | undefined;
  timeLimitMs?: number;
}
