import { isIPv4, isIPv6 } from 'node:net';
import { networkOf } from '../limits';

/** An address as it may stand in a log: without its last byte (IPv4), or the 48 bits a provider gives a street (IPv6). */
export function anonymousAddress(ip: string): string {
  const network = networkOf(ip);
  if (isIPv4(network)) return network.replace(/\d+$/, '0');
  return isIPv6(network) ? `${network.split(':').slice(0, 3).join(':')}::` : '';
}
