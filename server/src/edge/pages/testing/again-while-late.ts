const ATTEMPTS = 4;

/** Asks as a person does: again where a busy machine was late and answered 503. */
export async function againWhileLate<T extends { statusCode: number }>(ask: () => Promise<T>): Promise<T> {
  for (let left = ATTEMPTS; left > 1; left -= 1) {
    const answer = await ask();
    if (answer.statusCode !== 503) return answer;
  }
  return ask();
}
