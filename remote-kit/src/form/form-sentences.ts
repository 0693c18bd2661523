/**
 * Why a form was not taken whose fields are right, as its page says it: `expired` where it was open for too long, `trapped` where the
 * field that people leave empty was filled in, `gone` where what it is about is no longer there, `connection` where no answer came,
 * `unavailable` for any other failure, after which nobody knows whether it was taken.
 */
export type ObstacleSentences = Readonly<
  Record<'expired' | 'trapped' | 'too-quick' | 'rate-limited' | 'connection' | 'unavailable', string> &
    Partial<Record<'gone', string>>
>;

/** Finds the sentence for an obstacle. */
export function obstacleSentence(sentences: ObstacleSentences): (obstacle: string) => string {
  const known = new Map<string, string>(Object.entries<string>(sentences));
  return (obstacle) => known.get(obstacle) ?? sentences.unavailable;
}
