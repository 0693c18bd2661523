// Not of the domain's api: that is part of bundles which load the demonstration and know no accounts.
export { uploadRoutes } from '../upload.routes';
