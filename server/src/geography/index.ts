export { districtNamed, districtsOf } from './districts';
export { loadPlaces } from './load-places';
export { distance, EARTH_RADIUS_M, moveBy, project, toCell, toWorld, unproject, WORLD, type LatLng } from './mercator';
export { nearestPlace, type NearestPlace } from './nearest-place';
export type { Place } from './place';
export { PlaceDirectory, placeDirectory, type PlaceColumns } from './place-directory';
export type { CoordinateQuality, GeographyTables } from './place.tables';
export { readPlaces, type PlaceFile } from './read-places';
export { geographyRoutes } from './geography.routes';
