/** What a job may take. Work and waiting are told apart: a busy machine lets pages wait, it does not make them long. */
export interface JobBounds {
  /** Milliseconds of its thread's processor time. */
  workMs: number;
  /** Milliseconds by the clock on the wall, from when it was asked for: how long somebody waits. */
  waitMs: number;
}
