import { alone, type Peers } from '..';

/** Processes that ask each other, all within the one of a test. */
export function linkedPeers(count: number): Peers[] {
  const each = Array.from({ length: count }, alone);
  return each.map(({ onQuestion }) => ({
    onQuestion,
    askAll: async (topic, content) => (await Promise.all(each.map((one) => one.askAll(topic, content)))).flat(),
  }));
}
