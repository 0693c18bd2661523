import { parentPort, workerData } from 'node:worker_threads';
import { IsochroneError } from '../isochrone-error';
import { estimate } from './estimate';
import { findLand } from './find-land';
import { buildTerrain, type Terrain } from './terrain';
import type { FromWorker, Result, ToWorker, WorkerInput } from './worker-protocol';

/** A thread of its own: an hour by car takes a tenth of a second, which no other request shall wait for. */
function main(port: NonNullable<typeof parentPort>, input: WorkerInput): void {
  const post = (message: FromWorker): void => port.postMessage(message);
  const { terrain, packProblem } = prepare(input);
  post({ type: 'ready', hasRoads: terrain.hasRoads, groundBytes: terrain.fine.cells.bytes + terrain.coarse.cells.bytes, packProblem });
  port.on('message', (task: ToWorker) => {
    try {
      post({ type: 'done', id: task.id, result: work(terrain, task) });
    } catch (error) {
      if (error instanceof IsochroneError) post({ type: 'refused', id: task.id, reason: error.reason });
      else post({ type: 'broken', id: task.id, message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
}

/** A geo pack that cannot be read costs accuracy, not the service. */
function prepare({ landFile, geoPack }: WorkerInput): { terrain: Terrain; packProblem: string | null } {
  try {
    return { terrain: buildTerrain(landFile, geoPack), packProblem: null };
  } catch (error) {
    if (geoPack === null) throw error;
    return { terrain: buildTerrain(landFile, null), packProblem: error instanceof Error ? error.message : String(error) };
  }
}

function work(terrain: Terrain, task: ToWorker): Result {
  if (task.type === 'locate') return { type: 'locate', start: findLand(terrain.fine, task.center) };
  return { type: 'estimate', estimate: estimate(terrain, task.request) };
}

function isInput(value: unknown): value is WorkerInput {
  return typeof value === 'object' && value !== null && 'landFile' in value && typeof value.landFile === 'string';
}

if (parentPort !== null && isInput(workerData)) main(parentPort, workerData);
