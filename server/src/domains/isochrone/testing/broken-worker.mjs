import { parentPort } from 'node:worker_threads';

/** A worker that does as the minutes say: 1 dies, 2 never ends, 3 breaks, others answer with an empty area. */
parentPort.postMessage({ type: 'ready', hasRoads: false, groundBytes: 1, packProblem: null });
parentPort.on('message', ({ id, request }) => {
  if (request.minutes === 1) process.exit(3);
  if (request.minutes === 2) for (;;);
  if (request.minutes === 3) parentPort.postMessage({ type: 'broken', id, message: 'out of ideas' });
  else parentPort.postMessage({ type: 'done', id, result: { type: 'estimate', estimate: { geometry: { type: 'MultiPolygon', coordinates: [] }, notes: [] } } });
});
