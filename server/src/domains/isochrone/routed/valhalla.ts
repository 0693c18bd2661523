import type { TravelMode } from '../isochrone';
import { askService } from './ask-service';
import { readArea } from './read-area';
import type { RoutingService, RoutingServiceOptions } from './routing-service';

const COSTINGS: Readonly<Partial<Record<TravelMode, string>>> = { car: 'auto', bike: 'bicycle', walk: 'pedestrian' };

/** Valhalla: `POST /isochrone`. Public transport needs timetables that such a service seldom has: it is left out. */
export function valhalla({ url, key, timeLimitMs }: RoutingServiceOptions): RoutingService {
  return {
    name: 'valhalla',
    modes: ['car', 'bike', 'walk'],
    area: async ({ center, minutes, mode }, signal) => {
      const answer = await askService({
        url: `${url}/isochrone`,
        headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
        body: {
          locations: [{ lat: center.lat, lon: center.lng }],
          costing: COSTINGS[mode],
          contours: [{ time: minutes }],
          polygons: true,
        },
        signal,
        timeLimitMs,
      });
      return readArea(answer, center);
    },
  };
}
