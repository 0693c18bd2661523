import type { Point } from '@kvadrat/contracts/search';
import type { IsochroneRequest } from '../isochrone';
import type { Estimate } from './estimate';
import type { Terrain } from './terrain';

/** Started with the worker. */
export interface WorkerInput {
  landFile: string;
  geoPack: string | null;
}

export interface WorkerReady {
  hasRoads: Terrain['hasRoads'];
  /** Bytes of the ground, which stay for as long as the worker lives. */
  groundBytes: number;
  /** Why the geo pack is not used although there should be one. */
  packProblem: string | null;
}

export interface Start {
  center: Point;
  /** Whether the point was in the water. */
  moved: boolean;
}

export type Task = { type: 'estimate'; request: IsochroneRequest } | { type: 'locate'; center: Point };
export type Result = { type: 'estimate'; estimate: Estimate } | { type: 'locate'; start: Start };
