import { AppError } from '@kvadrat/contracts/errors';

/** There is too much to do for now; whoever asks again in so many seconds may be answered. */
export class LaneRefused extends AppError {
  constructor(readonly retryAfterSeconds: number) {
    super('unavailable', 'too many requests wait already');
  }
}
