import { AppError, type AppErrorCode } from '@kvadrat/contracts/errors';

/** Stable: interfaces branch on these. */
export type IsochroneErrorCode =
  /** The minutes, the mode or the point are not what they may be. */
  | 'ISOCHRONE_INVALID'
  /** The point is not in Croatia. */
  | 'ISOCHRONE_OUTSIDE'
  /** The point is in the sea or a lake, with no Croatian land within a kilometre. */
  | 'ISOCHRONE_IN_WATER'
  /** Too many wait already. */
  | 'ISOCHRONE_BUSY'
  /** It took too long. */
  | 'ISOCHRONE_TIMEOUT'
  /** The estimate broke; the cause is in the log. */
  | 'ISOCHRONE_FAILED';

const CODES: Readonly<Record<IsochroneErrorCode, { code: AppErrorCode; status: number }>> = {
  ISOCHRONE_INVALID: { code: 'invalid-request', status: 400 },
  ISOCHRONE_OUTSIDE: { code: 'invalid-request', status: 400 },
  ISOCHRONE_IN_WATER: { code: 'invalid-request', status: 400 },
  ISOCHRONE_BUSY: { code: 'unavailable', status: 503 },
  ISOCHRONE_TIMEOUT: { code: 'unavailable', status: 503 },
  ISOCHRONE_FAILED: { code: 'unavailable', status: 503 },
};

/** An area of travel time that there is not. */
export class IsochroneError extends AppError {
  readonly reason: IsochroneErrorCode;

  constructor(reason: IsochroneErrorCode, cause?: unknown) {
    super(CODES[reason].code, reason, { status: CODES[reason].status, cause });
    this.reason = reason;
  }
}
