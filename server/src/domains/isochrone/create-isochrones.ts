import { join } from 'node:path';
import { projectRoot } from '../../platform/settings';
import { type EstimateThread, openEstimateThread } from './estimate/estimate-thread';
import {
  MAX_MINUTES,
  TRAVEL_MODES,
  type Isochrone,
  type IsochroneNote,
  type IsochroneRequest,
  type TravelMode,
} from './isochrone';
import { IsochroneError } from './isochrone-error';
import { Recent } from './recent';
import { openrouteservice } from './routed/openrouteservice';
import type { RoutingService, RoutingServiceOptions } from './routed/routing-service';
import { valhalla } from './routed/valhalla';
import { SharedWork } from './shared-work';

export interface IsochronesOptions {
  /** Folder with road data; null or unreadable: without roads. */
  geoPack: string | null;
  /** Undefined: the estimate alone. */
  service?: RoutingServiceOptions;
  /** Told in a sentence for the log; never holds a key. */
  warn: (problem: string) => void;
  /** The compiled `isochrone-worker`; that of the server's build by default. */
  workerFile?: string;
  timeLimitMs?: number;
  now?: () => number;
}

/** What the thread of the estimate is doing, for the operator. */
interface ThreadState {
  running: boolean;
  waiting: number;
  /** Threads that ended by themselves or had to be ended. */
  deaths: number;
  /** Of the ground, once it stands; the heap of the thread has its own limit besides. */
  groundBytes: number;
  hasRoads: boolean;
}

export interface Isochrones {
  /**
   * @throws IsochroneError with its `reason`
   * @throws AppError 'abort' when the signal says so
   */
  find: (request: IsochroneRequest & { signal?: AbortSignal }) => Promise<Isochrone>;
  /** Starts the thread of the estimate before anybody asks. */
  warmUp: () => void;
  state: () => ThreadState;
  close: () => Promise<void>;
}

/** Bytes of the areas that are kept: some hundreds, of a few kilobytes to a hundred. */
const KEPT = 8 << 20;
const LIFE_MS = 24 * 3600 * 1000;
/** Of an area that stands in for one of a service that failed: it is asked again soon. */
const STAND_IN_LIFE_MS = 60_000;
/** Decimals of the point by which areas are kept: 0 to 70 m off. The smallest areas need it closer. */
const DECIMALS: Readonly<Record<TravelMode, number>> = { car: 3, bike: 3, walk: 4, transit: 4 };
/** After so many failures in a row the service is left alone for a while, so that not everybody waits for it in vain. */
const FAILURES_IN_A_ROW = 3;
const REST_MS = 30_000;

/** Areas of travel time: by a routing service where there is one and it answers, by our own estimate otherwise. */
export function createIsochrones(options: IsochronesOptions): Isochrones {
  const { warn, now = Date.now } = options;
  const service = serviceOf(options);
  const thread = startEstimates(options);
  const recent = new Recent<Isochrone>(KEPT, now);
  const shared = new SharedWork<Isochrone>();
  let failures = 0;
  let restsUntil = 0;

  const estimated = async (
    request: IsochroneRequest,
    notes: readonly IsochroneNote[],
    signal: AbortSignal,
  ): Promise<Isochrone> => {
    const result = await thread.run({ type: 'estimate', request }, { signal });
    if (result.type !== 'estimate') throw new IsochroneError('ISOCHRONE_FAILED');
    return madeAt(now(), {
      ...result.estimate,
      method: 'estimate',
      provider: 'estimate',
      notes: [...result.estimate.notes, ...notes],
    });
  };

  const reckon = async (request: IsochroneRequest, signal: AbortSignal): Promise<Isochrone> => {
    if (service === null) return estimated(request, [], signal);
    if (!service.modes.includes(request.mode)) return estimated(request, ['provider-without-mode'], signal);
    if (now() < restsUntil) return estimated(request, ['provider-failed'], signal);
    const located = await thread.run({ type: 'locate', center: request.center }, { signal });
    if (located.type !== 'locate') throw new IsochroneError('ISOCHRONE_FAILED');
    const { center, moved } = located.start;
    try {
      const geometry = await service.area({ ...request, center }, signal);
      failures = 0;
      return madeAt(now(), {
        geometry,
        method: 'routed',
        provider: service.name,
        notes: ['without-traffic', ...(moved ? ['moved-to-land' as const] : [])],
      });
    } catch (error) {
      signal.throwIfAborted();
      failures += 1;
      if (failures >= FAILURES_IN_A_ROW) restsUntil = now() + REST_MS;
      const reason = error instanceof Error ? error.message : 'no reason given';
      warn(`${service.name} failed, the estimate stands in: ${reason}`);
      return estimated(request, ['provider-failed'], signal);
    }
  };
  return {
    find: async ({ signal, ...request }) => {
      check(request);
      const { center, minutes, mode } = request;
      const key = keyOf({ center, minutes, mode });
      const known = recent.get(key);
      if (known !== undefined) return known;
      return shared.do(
        key,
        async (stop) => {
          const isochrone = await reckon({ center, minutes, mode }, stop);
          recent.set(key, isochrone, isochrone.notes.includes('provider-failed') ? STAND_IN_LIFE_MS : LIFE_MS);
          return isochrone;
        },
        signal,
      );
    },
    warmUp: () => thread.warmUp(),
    state: () => {
      const { ready, waiting, deaths } = thread.state();
      return {
        running: ready !== null,
        waiting,
        deaths,
        groundBytes: ready?.groundBytes ?? 0,
        hasRoads: ready?.hasRoads ?? false,
      };
    },
    close: () => thread.close(),
  };
}

function serviceOf({ service }: IsochronesOptions): RoutingService | null {
  return service === undefined ? null : { openrouteservice, valhalla }[service.kind](service);
}

function madeAt(time: number, area: Omit<Isochrone, 'generatedAt'>): Isochrone {
  return { ...area, generatedAt: new Date(time).toISOString() };
}

function keyOf({ center: { lat, lng }, minutes, mode }: IsochroneRequest): string {
  const decimals = DECIMALS[mode];
  return [lat.toFixed(decimals), lng.toFixed(decimals), mode, minutes].join();
}

function startEstimates({ geoPack, warn, timeLimitMs, workerFile }: IsochronesOptions): EstimateThread {
  return openEstimateThread({
    workerFile: workerFile ?? join(projectRoot(), 'server', 'dist', 'isochrone-worker.cjs'),
    landFile: join(projectRoot(), 'server', 'data', 'land-cells.bin'),
    geoPack,
    warn,
    timeLimitMs,
  });
}

function check({ center: { lat, lng }, minutes, mode }: IsochroneRequest): void {
  const isTime = Number.isInteger(minutes) && minutes >= 1 && minutes <= MAX_MINUTES;
  if (!isTime || !TRAVEL_MODES.includes(mode) || !Number.isFinite(lat) || !Number.isFinite(lng))
    throw new IsochroneError('ISOCHRONE_INVALID');
}
