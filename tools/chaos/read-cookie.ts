/** Reads `name=value`. */
export function readCookie(pair: string): { name: string; value: string } {
  const [name = '', value = ''] = pair.split(/=(.*)/s);
  return { name, value };
}
