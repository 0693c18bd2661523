/**
 * Why there is no render:
 * `refused`: too many wait already; `late`: it was not done in the time a visitor waits; `overworked`: it took more of its
 * thread's processor time than a page may; `failed`: the bundle threw, gave nonsense, or cannot run at all.
 * The first two tell of the machine, the others of the release.
 */
export type RenderFailureReason = 'refused' | 'late' | 'overworked' | 'failed';

/** A render that gave no page. */
export class RenderFailure extends Error {
  override readonly name = 'RenderFailure';

  constructor(
    readonly reason: RenderFailureReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Whether the machine was too busy for a render, which says nothing about its release. */
export function isRenderFailure(error: unknown, ...reasons: RenderFailureReason[]): error is RenderFailure {
  return error instanceof RenderFailure && reasons.includes(error.reason);
}
