export { defineServerBundle, type ServerBundleDefinition } from './define-server-bundle';
