import { register } from 'tsx/esm/api';

/** The worker from its sources, for tests; the server runs the compiled one. */
register();
await import('../estimate/isochrone-worker.ts');
