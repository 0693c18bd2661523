import { parentPort, workerData } from 'node:worker_threads';
import { serveTasks } from '../../../platform/worker';
import { IsochroneError } from '../isochrone-error';
import { estimate } from './estimate';
import { findLand } from './find-land';
import { buildTerrain, type Terrain } from './terrain';
import type { Result, Task, WorkerInput, WorkerReady } from './worker-protocol';

/** A thread of its own: an hour by car takes a tenth of a second, which no other request shall wait for. */
function main(input: WorkerInput): void {
  const { terrain, packProblem } = prepare(input);
  serveTasks<Task, Result, WorkerReady>({
    ready: {
      hasRoads: terrain.hasRoads,
      groundBytes: terrain.fine.cells.bytes + terrain.coarse.cells.bytes,
      packProblem,
    },
    work: (task) => work(terrain, task),
    refusal: (error) => (error instanceof IsochroneError ? error.reason : null),
  });
}

/** A geo pack that cannot be read costs accuracy, not the service. */
function prepare({ landFile, geoPack }: WorkerInput): { terrain: Terrain; packProblem: string | null } {
  try {
    return { terrain: buildTerrain(landFile, geoPack), packProblem: null };
  } catch (error) {
    if (geoPack === null) throw error;
    return {
      terrain: buildTerrain(landFile, null),
      packProblem: error instanceof Error ? error.message : String(error),
    };
  }
}

function work(terrain: Terrain, task: Task): Result {
  if (task.type === 'locate') return { type: 'locate', start: findLand(terrain.fine, task.center) };
  return { type: 'estimate', estimate: estimate(terrain, task.request) };
}

function isInput(value: unknown): value is WorkerInput {
  return typeof value === 'object' && value !== null && 'landFile' in value && typeof value.landFile === 'string';
}

if (parentPort !== null && isInput(workerData)) main(workerData);
