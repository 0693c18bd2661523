import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';

export interface Asked {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export type Answer = (response: ServerResponse) => void;

/** An OpenAI-compatible service on this machine that answers as it is told and keeps what it was asked. */
export class ModelPeer {
  readonly asked: Asked[] = [];
  answer: Answer = failing(500);
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on('end', () => {
        this.asked.push({ path: request.url ?? '', headers: request.headers, body });
        this.answer(response);
      });
    });
  }

  static async start(): Promise<ModelPeer> {
    const peer = new ModelPeer();
    peer.#server.listen(0, '127.0.0.1');
    await once(peer.#server, 'listening');
    return peer;
  }

  get url(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

/** The model's own text inside the answer of the service. */
export function saying(content: string): Answer {
  return (response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ choices: [{ message: { content } }] }));
}

export function chipsSaying(...chips: readonly unknown[]): Answer {
  return saying(JSON.stringify({ chips }));
}

export function failing(status: number): Answer {
  return (response) => response.writeHead(status).end('{"error":"no"}');
}

export const hanging: Answer = () => undefined;
