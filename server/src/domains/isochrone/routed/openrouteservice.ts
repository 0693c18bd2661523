import type { TravelMode } from '../isochrone';
import { askService } from './ask-service';
import { readArea } from './read-area';
import type { RoutingService, RoutingServiceOptions } from './routing-service';

const PROFILES: Readonly<Partial<Record<TravelMode, string>>> = {
  car: 'driving-car',
  bike: 'cycling-regular',
  walk: 'foot-walking',
};

/** openrouteservice: `POST /v2/isochrones/{profile}`. */
export function openrouteservice({ url, key, timeLimitMs }: RoutingServiceOptions): RoutingService {
  return {
    name: 'openrouteservice',
    modes: ['car', 'bike', 'walk'],
    area: async ({ center, minutes, mode }, signal) => {
      const answer = await askService({
        url: `${url}/v2/isochrones/${PROFILES[mode]}`,
        headers: key === undefined ? {} : { authorization: key },
        body: { locations: [[center.lng, center.lat]], range: [minutes * 60], range_type: 'time' },
        signal,
        timeLimitMs,
      });
      return readArea(answer, center);
    },
  };
}
