export { createIsochrones, type Isochrones, type IsochronesOptions } from './create-isochrones';
export {
  ISOCHRONE_PATH,
  MAX_MINUTES,
  TRAVEL_MODES,
  type Isochrone,
  type IsochroneRequest,
  type TravelMode,
} from './isochrone';
export { IsochroneError } from './isochrone-error';
export { isochroneRoutes } from './isochrone.routes';
