import { BlockList, isIPv6 } from 'node:net';

/**
 * Tells whether what another computer says about a request is believed: it is one of our proxies.
 * @param trustProxy all, none, or addresses and networks separated by commas
 */
export function trustedPeer(trustProxy: boolean | string): (address: string | undefined) => boolean {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  const proxies = new BlockList();
  for (const entry of trustProxy.split(',')) {
    const [network = '', bits] = entry.trim().split('/');
    const family = familyOf(network);
    if (bits === undefined) proxies.addAddress(network, family);
    else proxies.addSubnet(network, Number(bits), family);
  }
  return (address) => address !== undefined && proxies.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
