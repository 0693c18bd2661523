/**
 * IPv4 addresses, one after the other.
 * @param first number they begin with
 * @param block of a million addresses each, 0–15
 */
export function networks(first: number, block = 0): () => string {
  let next = block << 20;
  return () => {
    const address = `${String(first)}.${String((next >> 16) & 255)}.${String((next >> 8) & 255)}.${String(next & 255)}`;
    next += 1;
    return address;
  };
}
