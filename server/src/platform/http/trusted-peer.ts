import { BlockList, isIPv6 } from 'node:net';
import type { TrustProxy } from '../settings';

/**
 * Tells whether what another computer says about a request is believed: it is one of our proxies.
 * @param trustProxy none, so many in a row, or addresses and networks separated by commas
 */
export function trustedPeer(trustProxy: TrustProxy): (address: string | undefined) => boolean {
  if (typeof trustProxy !== 'string') return () => trustProxy !== false;
  const proxies = new BlockList();
  for (const entry of trustProxy.split(',')) {
    const [network = '', bits] = entry.trim().split('/');
    const family = familyOf(network);
    if (bits === undefined) proxies.addAddress(network, family);
    else proxies.addSubnet(network, Number(bits), family);
  }
  return (address) => address !== undefined && proxies.check(address, familyOf(address));
}

/** The same as the HTTP server takes it. */
export function trustedHops(trustProxy: TrustProxy): boolean | string | ((address: string, hop: number) => boolean) {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
