/**
 * Waits for a piece of work, but not for ever. Work that is late goes on in the background, and how it ends is told to nobody.
 *
 * @param late what is the matter when it takes longer, for the end of a sentence
 * @param stopped aborted when nobody wants to wait any more
 * @throws Error with `late` and the time; the reason of `stopped`
 */
export async function inTime<Result>(
  work: PromiseLike<Result>,
  milliseconds: number,
  late: string,
  stopped?: AbortSignal,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  let callOff: () => void = () => undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${late} within ${milliseconds / 1000} seconds`)), milliseconds);
    callOff = () => reject(stopped?.reason instanceof Error ? stopped.reason : new Error('stopped'));
    stopped?.addEventListener('abort', callOff, { once: true });
    if (stopped?.aborted === true) callOff();
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
    stopped?.removeEventListener('abort', callOff);
    void Promise.resolve(work).then(undefined, () => undefined);
  }
}
