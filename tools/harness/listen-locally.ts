import { once } from 'node:events';
import type { Server } from 'node:http';

/** A server that listens on this machine. */
export interface LocalServer {
  origin: string;
  close: () => void;
}

/** Listens on a free port of the loopback address; closing ends open connections too. */
export async function listenLocally(server: Server): Promise<LocalServer> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
