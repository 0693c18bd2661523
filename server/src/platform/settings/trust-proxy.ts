import { isIP } from 'node:net';
import type { SettingValues } from './settings.schema';

/** Which proxies may tell the visitor's address: none, so many in a row before the portal, or those of addresses and networks. */
export type TrustProxy = false | number | string;

const INSTEAD =
  'Set it to the addresses or networks of your proxies, such as 10.0.0.5,10.1.0.0/16, or to how many of them stand in a row before the portal, such as 1.';

/** Sentences about proxies that nobody should trust, or that are none. */
export function proxyProblems({ TRUST_PROXY }: Pick<SettingValues, 'TRUST_PROXY'>): string[] {
  const trusted = trustProxyOf(TRUST_PROXY);
  if (TRUST_PROXY === 'true' || (typeof trusted === 'string' && networks(trusted).some(({ bits }) => bits === 0))) {
    return [
      `TRUST_PROXY is "${TRUST_PROXY}", so every visitor could name any address as their own, and no limit would hold. ${INSTEAD}`,
    ];
  }
  if (typeof trusted !== 'string') return [];
  const wrong = networks(trusted).find(
    ({ address, bits }) => isIP(address) === 0 || !(bits <= (isIP(address) === 4 ? 32 : 128)),
  );
  return wrong === undefined
    ? []
    : [`TRUST_PROXY is "${TRUST_PROXY}", but "${wrong.entry}" is no IP address or network. ${INSTEAD}`];
}

/** As the server takes it. */
export function trustProxyOf(text: string): TrustProxy {
  if (text === 'false') return false;
  return /^\d+$/.test(text) ? Number(text) : text;
}

function networks(text: string): { entry: string; address: string; bits: number }[] {
  return text.split(',').map((part) => {
    const entry = part.trim();
    const [address = '', bits, ...more] = entry.split('/');
    if (bits === undefined) return { entry, address, bits: isIP(address) === 4 ? 32 : 128 };
    return { entry, address, bits: more.length === 0 && /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN };
  });
}
