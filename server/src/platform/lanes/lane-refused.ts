/** There is too much to do for now; whoever asks again in so many seconds may be answered. */
export class LaneRefused extends Error {
  override readonly name = 'LaneRefused';

  constructor(readonly retryAfterSeconds: number) {
    super('too many requests wait already');
  }
}
