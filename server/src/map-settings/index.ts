export { mapSettings, type MapSettings } from './map-settings';
export { mapSettingsRoutes } from './map-settings.routes';
