import { isIP, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';

const HEADER = 'x-forwarded-for';

/**
 * Cuts ports off what proxies tell of the visitor, before anybody reads it: some write `address:port`, and each port would be
 * a visitor of its own, whom no limit holds.
 */
export function withoutPorts(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const told = headers[HEADER];
    if (typeof told === 'string')
      headers[HEADER] = told
        .split(',')
        .map((entry) => addressIn(entry.trim()))
        .join(', ');
    done();
  });
}

/** `1.2.3.4:5678`, `[2001:db8::1]:5678`, `[2001:db8::1]`: the address; anything else as it is. */
function addressIn(entry: string): string {
  if (isIP(entry) !== 0) return entry;
  const plain = /^"(.*)"$/.exec(entry)?.[1] ?? entry;
  const bracketed = /^\[(.+)\](?::\d*)?$/.exec(plain)?.[1];
  if (bracketed !== undefined) return isIPv6(bracketed) ? bracketed : entry;
  const address = plain.replace(/:\d*$/, '');
  return isIP(address) === 0 ? entry : address;
}
