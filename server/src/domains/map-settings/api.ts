export { mapSettings } from './map-settings';
export { mapSettingsRoutes } from './map-settings.routes';
