import type { Domain } from '../../platform/domain';
import type { MapServices } from '../../platform/settings';
import type { Basemaps } from '../basemap/api';
import { mapSettingsRoutes } from './map-settings.routes';

export const mapSettingsDomain: Domain<{ mapServices: MapServices; basemaps: Basemaps }> = {
  name: 'map-settings',
  calls(api, { mapServices: services, basemaps }, done) {
    void api.register(mapSettingsRoutes, { services, basemaps });
    done();
  },
};
