import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

export interface Asked {
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

export type Answer = (response: ServerResponse) => void;

/** A routing service on this machine that answers as it is told and keeps what it was asked. */
export class RoutingPeer {
  readonly asked: Asked[] = [];
  answer: Answer = (response) => response.writeHead(500).end();
  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<RoutingPeer> {
    const server = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      request.on('end', () => {
        peer.asked.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(text) });
        peer.answer(response);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const peer = new RoutingPeer(
      server,
      `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    );
    return peer;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

export function json(value: unknown, status = 200): Answer {
  return (response) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

export function features(...geometries: unknown[]): unknown {
  return {
    type: 'FeatureCollection',
    features: geometries.map((geometry) => ({ type: 'Feature', properties: {}, geometry })),
  };
}

/** A square around Zagreb, closed and against the clock. @param half degrees */
export function square(half: number): [number, number][] {
  const [lng, lat] = [15.98, 45.81];
  return [
    [lng - half, lat - half],
    [lng + half, lat - half],
    [lng + half, lat + half],
    [lng - half, lat + half],
    [lng - half, lat - half],
  ];
}
