import { isIPv6 } from 'node:net';

/** What is counted as one visitor: an IPv4 address, or the 64 bits of an IPv6 one that a home gets whole. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  if (tail === undefined) return shorten(left);
  const right = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return shorten([...left, ...zeros, ...right]);
}

function shorten(groups: readonly string[]): string {
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::`;
}
