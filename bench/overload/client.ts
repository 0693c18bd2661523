import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it was sent. */
  body: Buffer;
  ms: number;
}

export interface Asked {
  method?: 'GET' | 'POST';
  headers?: OutgoingHttpHeaders;
  body?: string;
}

/** Nobody waits longer. */
const PATIENCE_MS = 15_000;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** One visitor: an address of their own and one connection that stays open. */
export class Client {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });

  /** @param localAddress on the loopback network */
  constructor(
    private readonly origin: string,
    private readonly localAddress: string,
    private readonly userAgent = BROWSER,
  ) {}

  /** Gets an answer whole. @throws {Error} when the connection breaks or patience ends */
  ask(address: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const start = performance.now();
      const sent = request(
        this.origin + address,
        {
          agent: this.#agent,
          method,
          localAddress: this.localAddress,
          headers: {
            accept: 'text/html,application/json',
            'accept-encoding': 'br',
            'accept-language': 'hr',
            'user-agent': this.userAgent,
            ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
              ms: performance.now() - start,
            });
          });
        },
      );
      sent.setTimeout(PATIENCE_MS, () => sent.destroy(new Error('no answer')));
      sent.on('error', reject);
      sent.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
