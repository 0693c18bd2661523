/** Answers a question of another process, with `undefined` where there is nothing to say. What is asked came from this very program. */
export type Answerer = (content: unknown) => unknown;

/** The processes of this portal on this machine, for the few things that are right only when all take part. */
export interface Peers {
  /** Says how this process answers questions about a topic. */
  onQuestion: (topic: string, answer: Answerer) => void;
  /**
   * Asks every process that serves, this one too, and waits for them.
   * @returns the answers of those that answered in time
   */
  askAll: (topic: string, content?: unknown) => Promise<unknown[]>;
}

/** The only process there is. */
export function alone(): Peers {
  const answerers = new Map<string, Answerer>();
  return {
    onQuestion: (topic, answer) => void answerers.set(topic, answer),
    askAll: async (topic, content) => {
      const answer = await answerers.get(topic)?.(content);
      return answer === undefined ? [] : [answer];
    },
  };
}
