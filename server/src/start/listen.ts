import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { errorCode, OperatorError, type Settings } from '../platform/settings';

/**
 * Opens the port.
 *
 * @returns the port that was taken, also when the settings ask for any free one
 * @throws OperatorError when the port is in use or not allowed, or the host is not of this machine
 */
export async function listen(app: FastifyInstance, { host, port }: Pick<Settings, 'host' | 'port'>): Promise<number> {
  try {
    await app.listen({ host, port });
  } catch (cause) {
    const complaint = listenComplaint(errorCode(cause), host, port);
    throw complaint === undefined ? cause : new OperatorError(complaint, { cause });
  }
  return portOf(app.server.address(), port);
}

function portOf(address: AddressInfo | string | null, otherwise: number): number {
  return typeof address === 'object' && address !== null ? address.port : otherwise;
}

/** The sentence for a port that cannot be had; undefined for failures that are none of the operator's. */
export function listenComplaint(code: string | undefined, host: string, port: number): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program. Set PORT to a free one.`;
    case 'EACCES':
      return `Port ${port} is open to administrators only. Set PORT to one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST is "${host}", which is no address of this machine.`;
    default:
      return undefined;
  }
}
