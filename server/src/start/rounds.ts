/**
 * Does a piece of work time and again. The pause counts from the end of a round, so that rounds never overlap.
 * @param work answers whether it is to go on without a pause
 * @returns to be called before the database closes; resolves once a round in work has ended
 */
export function startRounds(work: () => Promise<boolean>, pauseMs: number, report: (error: unknown) => void): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  let stopped = false;
  const wait = (milliseconds: number): void => {
    if (!stopped) timer = setTimeout(start, milliseconds).unref();
  };
  const start = (): void => {
    round = work().catch((error: unknown) => {
      report(error);
      return false;
    }).then((more) => wait(more ? BREATH_MS : pauseMs));
  };
  wait(pauseMs);
  return () => {
    stopped = true;
    clearTimeout(timer);
    return round;
  };
}

/** Visitors' requests go first. */
const BREATH_MS = 200;
