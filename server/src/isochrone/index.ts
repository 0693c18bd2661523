export { createIsochrones, type Isochrones, type IsochronesOptions } from './create-isochrones';
export { ISOCHRONE_PATH, MAX_MINUTES, TRAVEL_MODES, type Isochrone, type IsochroneNote, type IsochroneRequest, type MultiPolygon, type TravelMode } from './isochrone';
export { IsochroneError, type IsochroneErrorCode } from './isochrone-error';
export type { RoutingServiceOptions } from './routed/routing-service';
export { isochroneRoutes } from './isochrone.routes';
