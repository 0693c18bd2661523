/**
 * Reads each text once: lines of feeds are the same thousands of times.
 * @param most texts that are kept; then all are forgotten
 */
export function remember<Read>(read: (text: string) => Read, most: number): (text: string) => Read {
  const known = new Map<string, Read>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= most) known.clear();
    const reading = read(text);
    known.set(text, reading);
    return reading;
  };
}
