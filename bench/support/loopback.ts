/**
 * An address of the loopback network, each of its own: whoever calls from it is a visitor on a network of their own.
 * @param block keeps one kind of visitor apart from another, 1–250
 */
export function loopback(block: number, number: number): string {
  return `127.${String(block)}.${String(Math.floor(number / 250) % 250)}.${String((number % 250) + 1)}`;
}
