import { register } from 'tsx/esm/api';

/** The render worker from its sources, for tests; the server runs the compiled one. */
register();
await import('../render-worker.ts');
